import { MultiSelect, Stack, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { PartnerIntegration, PartnerIntegrationSet, PartnerIntegrationStored } from '../api/schemas.ts';
import { FormActions } from '../parts/form-actions.tsx';
import { useServerForm } from '../parts/use-server-form.ts';

type PartnerScope = NonNullable<PartnerIntegrationSet['scopes']>[number];

const scopes: readonly PartnerScope[] = [
  'crm:read',
  'crm:call',
  'agents:read',
  'calendar:read',
  'calendar:write',
  'calls:read',
  'calls:write',
  'chat:read',
  'stats:read',
];

interface PartnerFormProps {
  /** Partner to change; null: a new one. */
  partner: PartnerIntegration | null;
  onStored(stored: PartnerIntegrationStored): void;
  onCancel(): void;
}

/** Adds a partner, or changes one. */
export function PartnerForm({ partner, onStored, onCancel }: PartnerFormProps) {
  const { t } = useTranslation();
  const { form, onSubmit, isSending, fault } = useServerForm({
    initialValues: {
      name: partner?.name ?? '',
      partner: partner?.partner ?? '',
      scopes: (partner?.scopes ?? ['crm:read', 'crm:call']) as PartnerScope[],
      url: partner?.webhook?.url ?? '',
    },
    validate: {
      name: (value) => (value.trim() === '' ? t('common.needed') : null),
      partner: (value) => (/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(value) ? null : t('partners.short_name_hint')),
      scopes: (value) => (value.length === 0 ? t('common.needed') : null),
    },
    fieldOf: (pointer) => (pointer.startsWith('/webhook') ? 'url' : null),
    async send(values) {
      const events = partner?.webhook?.events as NonNullable<PartnerIntegrationSet['webhook']>['events'];
      const webhook = values.url.trim() === '' ? null : { url: values.url.trim(), ...(events && { events }) };
      onStored(
        await api.put('/api/partner-integrations/{partner}', {
          path: { partner: values.partner },
          body: { name: values.name, scopes: values.scopes, webhook },
        }),
      );
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <TextInput label={t('partners.name')} required data-autofocus {...form.getInputProps('name')} />
        <TextInput
          label={t('partners.short_name')}
          description={t('partners.short_name_hint')}
          required
          disabled={partner !== null}
          {...form.getInputProps('partner')}
        />
        <MultiSelect label={t('partners.scopes')} data={scopes} required {...form.getInputProps('scopes')} />
        <TextInput
          label={t('partners.webhook')}
          description={t('partners.webhook_hint')}
          type="url"
          placeholder="https://"
          {...form.getInputProps('url')}
        />
        <FormActions fault={fault} isSending={isSending} submitLabel={t('partners.save')} onCancel={onCancel} />
      </Stack>
    </form>
  );
}
