import { Alert, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { Connection, IntegrationProvider } from '../api/schemas.ts';
import { FormActions } from '../parts/form-actions.tsx';
import { useServerForm } from '../parts/use-server-form.ts';
import { openVendorPage } from './open-vendor-page.ts';

interface ConnectionFormProps {
  providers: readonly IntegrationProvider[];
  onCreated(connection: Connection): void;
  onCancel(): void;
}

/** Connects a vendor: with a key, or without one by granting access there. */
export function ConnectionForm({ providers, onCreated, onCancel }: ConnectionFormProps) {
  const { t } = useTranslation();
  const { form, onSubmit, isSending, fault } = useServerForm({
    initialValues: {
      provider: (providers.find(({ takes_key }) => takes_key) ?? providers[0])?.provider ?? ('http' as const),
      name: '',
      key: '',
      settings: {} as Record<string, string>,
    },
    validate: { name: (value) => (value.trim() === '' ? t('common.needed') : null) },
    fieldOf: (pointer) => (pointer.startsWith('/settings/') ? pointer.slice(1).replace('/', '.') : null),
    async send({ provider, name, key, settings }) {
      const given = settingsOf(providers, provider, settings);
      if (key.trim() === '') return openVendorPage(provider, { name: name.trim(), ...given });
      const body = { provider, name, key, settings: given };
      onCreated(await api.post('/api/integrations/connections', { body }));
    },
  });
  const { values } = form;
  const provider = providers.find((each) => each.provider === values.provider);
  const grants = provider?.takes_oauth === true && provider.has_client;
  const hasKey = values.key.trim() !== '';
  const title = provider?.title ?? '';
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <NativeSelect
          label={t('connections.provider')}
          data={providers.map((each) => ({ value: each.provider, label: each.title }))}
          required
          {...form.getInputProps('provider')}
        />
        <TextInput label={t('connections.name')} required data-autofocus {...form.getInputProps('name')} />
        {provider?.settings.map((setting) => (
          <TextInput
            key={setting.name}
            label={setting.title}
            description={setting.description}
            required={setting.is_required}
            {...form.getInputProps(`settings.${setting.name}`)}
            value={values.settings[setting.name] ?? ''}
          />
        ))}
        {provider?.takes_key && (
          <TextInput
            label={t('connections.key')}
            description={grants ? t('connections.key_or_grant', { title }) : t('connections.key_hint')}
            type="password"
            autoComplete="off"
            {...form.getInputProps('key')}
          />
        )}
        {provider?.takes_oauth && !grants && <Alert color="yellow">{t('connections.no_client', { title })}</Alert>}
        <FormActions
          fault={fault}
          isSending={isSending}
          isDisabled={!hasKey && !grants}
          submitLabel={grants && !hasKey ? t('connections.with_oauth', { title }) : t('connections.with_key')}
          onCancel={onCancel}
        />
      </Stack>
    </form>
  );
}

/** Entered settings, of those that the provider has. */
function settingsOf(
  providers: readonly IntegrationProvider[],
  chosen: string,
  entered: Readonly<Record<string, string>>,
): Record<string, string> {
  const known = providers.find(({ provider }) => provider === chosen)?.settings ?? [];
  return Object.fromEntries(
    known.flatMap(({ name }) => {
      const value = entered[name]?.trim() ?? '';
      return value === '' ? [] : [[name, value]];
    }),
  );
}
