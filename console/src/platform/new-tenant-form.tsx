import { Stack, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { TenantCreated } from '../api/schemas.ts';
import { FormActions } from '../parts/form-actions.tsx';
import { useServerForm } from '../parts/use-server-form.ts';

export type CreatedTenant = TenantCreated;

/** Creates a tenant, and invites its first owner where one is named. */
export function NewTenantForm({ onCreated, onCancel }: { onCreated(made: CreatedTenant): void; onCancel(): void }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { form, onSubmit, isSending, fault } = useServerForm({
    initialValues: { name: '', owner_email: '' },
    validate: { name: (name) => (name.trim() === '' ? t('common.needed') : null) },
    async send({ name, owner_email }) {
      const body = { name, ...(owner_email.trim() && { owner_email }) };
      const made = await api.post('/api/tenants', { body });
      void queryClient.invalidateQueries({ queryKey: ['/api/admin/tenants'] });
      onCreated(made);
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <TextInput label={t('tenants.name')} required data-autofocus {...form.getInputProps('name')} />
        <TextInput
          label={t('tenants.owner_email')}
          description={t('tenants.owner_hint')}
          type="email"
          autoComplete="off"
          {...form.getInputProps('owner_email')}
        />
        <FormActions fault={fault} isSending={isSending} submitLabel={t('tenants.create_submit')} onCancel={onCancel} />
      </Stack>
    </form>
  );
}
