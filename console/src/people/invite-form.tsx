import { NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import type { Role } from '@parley/contract/scopes';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import { FormActions } from '../parts/form-actions.tsx';
import { notify } from '../parts/notify.tsx';
import { useServerForm } from '../parts/use-server-form.ts';
import { OrganizationSelect } from './organization-select.tsx';
import { useRoleChoices } from './roles.ts';

interface InviteFormProps {
  /** With the link to pass on, where no mail server would carry it. */
  onInvited(acceptUrl: string | null): void;
  onCancel(): void;
}

export function InviteForm({ onInvited, onCancel }: InviteFormProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const roleChoices = useRoleChoices();
  const { form, onSubmit, isSending, fault } = useServerForm({
    initialValues: { email: '', role: 'editor' as Role, organization_id: '' },
    validate: { email: (email) => (email.includes('@') ? null : t('people.email_needed')) },
    async send({ organization_id, ...values }) {
      const body = { ...values, organization_id: organization_id || null };
      const invite = await api.post('/api/invites', { body });
      void queryClient.invalidateQueries({ queryKey: ['/api/invites'] });
      if (invite.accept_url === null) notify(t('people.invited', { email: values.email }));
      onInvited(invite.accept_url);
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <TextInput
          label={t('common.email')}
          type="email"
          autoComplete="off"
          required
          data-autofocus
          {...form.getInputProps('email')}
        />
        <NativeSelect label={t('people.role')} data={roleChoices} {...form.getInputProps('role')} />
        <Text size="sm" c="dimmed">
          {t(`role_texts.${form.values.role}`)}
        </Text>
        <OrganizationSelect {...form.getInputProps('organization_id')} />
        <FormActions fault={fault} isSending={isSending} submitLabel={t('people.send_invite')} onCancel={onCancel} />
      </Stack>
    </form>
  );
}
