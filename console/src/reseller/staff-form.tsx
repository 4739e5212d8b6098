import { NativeSelect, Text, TextInput } from '@mantine/core';
import type { ResellerRole } from '@parley/contract/resources/reseller-staff';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { ResellerStaff } from '../api/schemas.ts';
import { notify } from '../parts/notify.tsx';
import { ServerForm } from '../parts/server-form.tsx';
import { useServerForm } from '../parts/use-server-form.ts';
import { staffPath } from './reseller-queries.ts';
import { useReseller } from './use-reseller.ts';

const resellerRoles: readonly ResellerRole[] = ['owner', 'admin', 'staff', 'billing'];

/** Invites a member of staff, or changes the role of one. Only owners make owners. */
export function StaffForm({ member, onDone }: { member: ResellerStaff | null; onDone(): void }) {
  const { t } = useTranslation();
  const { isOwner } = useReseller();
  const queryClient = useQueryClient();
  const serverForm = useServerForm({
    initialValues: { email: '', name: '', role: member?.role ?? ('staff' as ResellerRole) },
    validate: {
      email: (email) => (member !== null || email.includes('@') ? null : t('reseller.email_needed')),
      name: (name) => (member !== null || name.trim() !== '' ? null : t('common.needed')),
    },
    async send(body) {
      const { role } = body;
      if (member) await api.patch(`${staffPath}/{staffId}`, { path: { staffId: member.id }, body: { role } });
      else await api.post(staffPath, { body });
      await queryClient.invalidateQueries({ queryKey: [staffPath] });
      notify(member ? t('reseller.saved') : t('reseller.invited', { email: body.email }));
      onDone();
    },
  });
  const { form } = serverForm;
  const roles = resellerRoles.filter((role) => role !== 'owner' || isOwner);
  return (
    <ServerForm of={serverForm} submitLabel={t(member ? 'common.save' : 'reseller.send_invite')} onCancel={onDone}>
      {member === null && (
        <>
          <TextInput
            label={t('common.email')}
            type="email"
            autoComplete="off"
            required
            data-autofocus
            {...form.getInputProps('email')}
          />
          <TextInput label={t('reseller.person_name')} autoComplete="off" required {...form.getInputProps('name')} />
        </>
      )}
      <NativeSelect
        label={t('reseller.role')}
        data={roles.map((value) => ({ value, label: t(`reseller.roles.${value}`) }))}
        {...form.getInputProps('role')}
      />
      <Text size="sm" c="dimmed">
        {t(`reseller.role_texts.${form.values.role}`)}
      </Text>
      {member === null && (
        <Text size="sm" c="dimmed">
          {t('reseller.invite_text')}
        </Text>
      )}
    </ServerForm>
  );
}
