import { NativeSelect, Stack, Text } from '@mantine/core';
import type { Role } from '@parley/contract/scopes';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { User } from '../api/schemas.ts';
import { FormActions } from '../parts/form-actions.tsx';
import { useServerForm } from '../parts/use-server-form.ts';
import { OrganizationSelect } from './organization-select.tsx';
import { useRoleChoices } from './roles.ts';

export function EditUserForm({ user, onDone }: { user: User; onDone(): void }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const roleChoices = useRoleChoices();
  const { form, onSubmit, isSending, fault } = useServerForm({
    initialValues: { role: user.role as Role, organization_id: (user.organization?.id ?? '') as string },
    async send({ role, organization_id }) {
      await api.patch('/api/users/{userId}', {
        path: { userId: user.id },
        body: { role, organization_id: organization_id || null },
      });
      await queryClient.invalidateQueries({ queryKey: ['/api/users'] });
      onDone();
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <NativeSelect label={t('people.role')} data={roleChoices} data-autofocus {...form.getInputProps('role')} />
        <Text size="sm" c="dimmed">
          {t(`role_texts.${form.values.role}`)}
        </Text>
        <OrganizationSelect {...form.getInputProps('organization_id')} />
        <FormActions fault={fault} isSending={isSending} submitLabel={t('common.save')} onCancel={onDone} />
      </Stack>
    </form>
  );
}
