import '../me/texts.ts';
import { Avatar, Badge, Group, Menu, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Pencil, UserMinus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { User } from '../api/schemas.ts';
import { usePermission, useSession } from '../api/session.ts';
import { useList } from '../api/use-list.ts';
import { ActionsMenu } from '../parts/actions-menu.tsx';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { FormDialog } from '../parts/form-dialog.tsx';
import { type Column, RecordTable } from '../parts/record-table.tsx';
import { Timestamp } from '../parts/timestamp.tsx';
import { EditUserForm } from './edit-user-form.tsx';
import { rolesBelow } from './roles.ts';

export function UsersTab() {
  const { t } = useTranslation();
  const list = useList('/api/users');
  const columns: Column<User>[] = [
    { key: 'name', header: t('people.person'), cell: (user) => <Person user={user} /> },
    { key: 'role', header: t('people.role'), cell: (user) => <Badge color="blue">{t(`roles.${user.role}`)}</Badge> },
    {
      key: 'two-factor',
      header: t('two_factor.short'),
      cell: (user) => t(user.second_factor_enabled ? 'two_factor.on' : 'two_factor.off'),
    },
    {
      key: 'organization',
      header: t('people.organization'),
      cell: (user) =>
        user.organization?.name ?? (
          <Text c="dimmed" inherit>
            –
          </Text>
        ),
    },
    { key: 'since', header: t('people.since'), cell: (user) => <Timestamp at={user.joined_at} /> },
    {
      key: 'actions',
      header: t('common.actions'),
      isHeaderHidden: true,
      cell: (user) => <UserActions user={user} />,
    },
  ];
  return (
    <RecordTable
      label={t('people.tabs.users')}
      list={list}
      columns={columns}
      keyOf={(user) => user.id}
      empty={{ title: t('people.empty_title'), text: t('people.empty_text') }}
    />
  );
}

function Person({ user }: { user: User }) {
  const { t } = useTranslation();
  const { user: self } = useSession();
  return (
    <Group gap="sm" wrap="nowrap">
      <Avatar size={34} name={user.name} color="blue" variant="filled" visibleFrom="sm" aria-hidden />
      <div>
        <Text fw={600} size="sm">
          {user.name}{' '}
          {user.id === self.id && (
            <Text span c="dimmed" size="sm">
              {t('people.you')}
            </Text>
          )}
        </Text>
        <Text size="sm" c="dimmed">
          {user.email}
        </Text>
      </div>
    </Group>
  );
}

function UserActions({ user }: { user: User }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { tenant } = useSession();
  const mayWrite = usePermission('users:write');
  const [asked, setAsked] = useState<'edit' | 'remove' | null>(null);
  if (!mayWrite || !rolesBelow(tenant?.role).includes(user.role)) return null;
  async function remove() {
    await api.delete('/api/users/{userId}', { path: { userId: user.id } });
    await queryClient.invalidateQueries({ queryKey: ['/api/users'] });
  }
  return (
    <>
      <ActionsMenu label={t('people.actions_of', { name: user.name })}>
        <Menu.Item leftSection={<Pencil size={16} aria-hidden />} onClick={() => setAsked('edit')}>
          {t('people.change')}
        </Menu.Item>
        <Menu.Item color="red" leftSection={<UserMinus size={16} aria-hidden />} onClick={() => setAsked('remove')}>
          {t('people.remove')}
        </Menu.Item>
      </ActionsMenu>
      <FormDialog
        isOpen={asked === 'edit'}
        title={t('people.change_title', { name: user.name })}
        onClose={() => setAsked(null)}
      >
        <EditUserForm user={user} onDone={() => setAsked(null)} />
      </FormDialog>
      <ConfirmDialog
        isOpen={asked === 'remove'}
        title={t('people.remove_title', { name: user.name })}
        confirmLabel={t('people.remove')}
        isDangerous
        run={remove}
        onClose={() => setAsked(null)}
      >
        {t('people.remove_text')}
      </ConfirmDialog>
    </>
  );
}
