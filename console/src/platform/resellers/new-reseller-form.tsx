import { TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/api.ts';
import type { ResellerCreated } from '../../api/schemas.ts';
import { ServerForm } from '../../parts/server-form.tsx';
import { useServerForm } from '../../parts/use-server-form.ts';

/** Fields of the form by the place of a fault. */
const fields: Readonly<Record<string, string>> = { '/admin/email': 'email', '/admin/name': 'admin_name' };

/** Creates a reseller, and invites its first admin where one is named. */
export function NewResellerForm({ onCreated, onCancel }: { onCreated(made: ResellerCreated): void; onCancel(): void }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const serverForm = useServerForm({
    initialValues: { name: '', admin_name: '', email: '' },
    validate: {
      name: (name) => (name.trim() === '' ? t('common.needed') : null),
      admin_name: (name, { email }) => (email.trim() !== '' && name.trim() === '' ? t('common.needed') : null),
      email: (email, { admin_name }) => (admin_name.trim() !== '' && email.trim() === '' ? t('common.needed') : null),
    },
    fieldOf: (pointer) => fields[pointer] ?? null,
    async send({ name, admin_name, email }) {
      const admin = email.trim() !== '' && { admin: { email: email.trim(), name: admin_name.trim() } };
      const made = await api.post('/api/admin/resellers', { body: { name: name.trim(), ...admin } });
      void queryClient.invalidateQueries({ queryKey: ['/api/admin/resellers'] });
      onCreated(made);
    },
  });
  const { form } = serverForm;
  return (
    <ServerForm of={serverForm} submitLabel={t('resellers.create_submit')} onCancel={onCancel}>
      <TextInput label={t('resellers.name')} required data-autofocus {...form.getInputProps('name')} />
      <TextInput label={t('resellers.admin_name')} autoComplete="off" {...form.getInputProps('admin_name')} />
      <TextInput
        label={t('resellers.admin_email')}
        description={t('resellers.admin_hint')}
        type="email"
        autoComplete="off"
        {...form.getInputProps('email')}
      />
    </ServerForm>
  );
}
