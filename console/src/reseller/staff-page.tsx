import { Badge, Button, Group, Menu, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Pencil, Plus, UserMinus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import './texts.ts';
import { api } from '../api/api.ts';
import type { ResellerStaff } from '../api/schemas.ts';
import { useSession } from '../api/session.ts';
import { useList } from '../api/use-list.ts';
import { ActionsMenu } from '../parts/actions-menu.tsx';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { FormDialog } from '../parts/form-dialog.tsx';
import { Page } from '../parts/page.tsx';
import { type Column, RecordTable } from '../parts/record-table.tsx';
import { Timestamp } from '../parts/timestamp.tsx';
import { staffPath } from './reseller-queries.ts';
import { StaffForm } from './staff-form.tsx';
import { useReseller } from './use-reseller.ts';

const stateColors = { active: 'green', invited: 'yellow', disabled: 'gray' } as const;

/** Staff of a reseller: invited by email, with a role each. */
export function StaffPage() {
  const { t } = useTranslation();
  const { isAdmin } = useReseller();
  const [isInviting, setInviting] = useState(false);
  const list = useList(staffPath, {});
  const close = () => setInviting(false);
  const columns: Column<ResellerStaff>[] = [
    { key: 'name', header: t('reseller.person'), cell: (member) => <Member member={member} /> },
    {
      key: 'role',
      header: t('reseller.role'),
      cell: ({ role }) => (
        <div>
          {t(`reseller.roles.${role}`)}
          <Text size="sm" c="dimmed">
            {t(`reseller.role_texts.${role}`)}
          </Text>
        </div>
      ),
    },
    {
      key: 'state',
      header: t('reseller.state'),
      cell: ({ state }) => <Badge color={stateColors[state]}>{t(`reseller.staff_states.${state}`)}</Badge>,
    },
    { key: 'since', header: t('reseller.since'), cell: ({ created_at: at }) => <Timestamp at={at} /> },
    {
      key: 'actions',
      header: t('common.actions'),
      isHeaderHidden: true,
      cell: (member) => <StaffActions member={member} />,
    },
  ];
  return (
    <Page
      title={t('reseller.staff')}
      description={t('reseller.staff_text')}
      actions={
        isAdmin && (
          <Button leftSection={<Plus size={16} aria-hidden />} onClick={() => setInviting(true)}>
            {t('reseller.invite')}
          </Button>
        )
      }
    >
      <RecordTable
        label={t('reseller.staff')}
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        empty={{ title: t('reseller.no_staff_title'), text: t('reseller.no_staff_text') }}
      />
      <FormDialog isOpen={isInviting} title={t('reseller.invite')} onClose={close}>
        <StaffForm member={null} onDone={close} />
      </FormDialog>
    </Page>
  );
}

function Member({ member: { id, name, email } }: { member: ResellerStaff }) {
  const { t } = useTranslation();
  const { user } = useSession();
  return (
    <div>
      <Text fw={600} size="sm">
        {name}{' '}
        {id === user.id && (
          <Text span c="dimmed" size="sm">
            {t('reseller.you')}
          </Text>
        )}
      </Text>
      <Text size="sm" c="dimmed">
        {email}
      </Text>
    </div>
  );
}

function StaffActions({ member }: { member: ResellerStaff }) {
  const { t } = useTranslation();
  const { isAdmin, isOwner } = useReseller();
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<'edit' | 'remove' | null>(null);
  const { id, name, role } = member;
  if (!isAdmin || (role === 'owner' && !isOwner)) return null;
  const close = () => setAsked(null);
  async function remove() {
    await api.delete(`${staffPath}/{staffId}`, { path: { staffId: id } });
    await queryClient.invalidateQueries({ queryKey: [staffPath] });
  }
  return (
    <Group justify="flex-end">
      <ActionsMenu label={t('reseller.actions_of', { name })}>
        <Menu.Item leftSection={<Pencil size={16} aria-hidden />} onClick={() => setAsked('edit')}>
          {t('reseller.change_role')}
        </Menu.Item>
        <Menu.Item color="red" leftSection={<UserMinus size={16} aria-hidden />} onClick={() => setAsked('remove')}>
          {t('reseller.remove')}
        </Menu.Item>
      </ActionsMenu>
      <FormDialog isOpen={asked === 'edit'} title={t('reseller.change_role_of', { name })} onClose={close}>
        <StaffForm member={member} onDone={close} />
      </FormDialog>
      <ConfirmDialog
        isOpen={asked === 'remove'}
        title={t('reseller.remove_of', { name })}
        confirmLabel={t('reseller.remove')}
        isDangerous
        run={remove}
        onClose={close}
      >
        {t('reseller.remove_text')}
      </ConfirmDialog>
    </Group>
  );
}
