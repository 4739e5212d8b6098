import { Stack, Text, Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import { FormActions } from '../parts/form-actions.tsx';
import { FormDialog } from '../parts/form-dialog.tsx';
import { useServerForm } from '../parts/use-server-form.ts';
import { reload } from './use-change-tenant.ts';

interface NamedTenant {
  id: string;
  name: string;
}

/** Asks a platform admin once more before they enter a tenant, and why. Null: closed. */
export function EnterTenantDialog({ tenant, onClose }: { tenant: NamedTenant | null; onClose(): void }) {
  const { t } = useTranslation();
  return (
    <FormDialog
      isOpen={tenant !== null}
      title={t('support.enter_title', { tenant: tenant?.name ?? '' })}
      onClose={onClose}
    >
      {tenant && <EnterTenantForm tenant={tenant} onCancel={onClose} />}
    </FormDialog>
  );
}

function EnterTenantForm({ tenant, onCancel }: { tenant: NamedTenant; onCancel(): void }) {
  const { t } = useTranslation();
  const { form, onSubmit, isSending, fault } = useServerForm({
    isGuarded: false,
    initialValues: { reason: '' },
    async send(body) {
      await api.post('/api/admin/tenants/{tenantId}/enter', { path: { tenantId: tenant.id }, body });
      reload();
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <Text>{t('support.enter_text')}</Text>
        <Textarea
          label={t('support.reason')}
          description={t('support.reason_hint')}
          maxLength={500}
          autosize
          minRows={2}
          data-autofocus
          {...form.getInputProps('reason')}
        />
        <FormActions fault={fault} isSending={isSending} submitLabel={t('support.enter')} onCancel={onCancel} />
      </Stack>
    </form>
  );
}
