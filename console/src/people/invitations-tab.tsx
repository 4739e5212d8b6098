import { Badge, Button, Group, Stack, Text } from '@mantine/core';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Invite } from '../api/schemas.ts';
import { usePermission } from '../api/session.ts';
import { useList } from '../api/use-list.ts';
import { FormDialog } from '../parts/form-dialog.tsx';
import { type Column, RecordTable } from '../parts/record-table.tsx';
import { SecretDialog } from '../parts/secret-dialog.tsx';
import { Timestamp } from '../parts/timestamp.tsx';
import { InviteActions } from './invite-actions.tsx';
import { InviteForm } from './invite-form.tsx';

const colors = { pending: 'blue', accepted: 'green', expired: 'yellow', revoked: 'gray' } as const;

export function InvitationsTab() {
  const { t } = useTranslation();
  const mayWrite = usePermission('users:write');
  const [isInviting, setInviting] = useState(false);
  const [link, setLink] = useState<string | null>(null);
  const list = useList('/api/invites');
  const columns: Column<Invite>[] = [
    {
      key: 'email',
      header: t('common.email'),
      cell: (invite) => (
        <Text fw={600} inherit>
          {invite.email}
        </Text>
      ),
    },
    { key: 'role', header: t('people.role'), cell: (invite) => t(`roles.${invite.role}`) },
    {
      key: 'status',
      header: t('people.status'),
      cell: (invite) => <Badge color={colors[invite.state]}>{t(`people.states.${invite.state}`)}</Badge>,
    },
    { key: 'expires', header: t('people.expires'), cell: (invite) => <Timestamp at={invite.expires_at} /> },
    {
      key: 'actions',
      header: t('common.actions'),
      isHeaderHidden: true,
      cell: (invite) => (mayWrite && invite.state === 'pending' ? <InviteActions invite={invite} /> : null),
    },
  ];
  const button = (
    <Button leftSection={<UserPlus size={16} aria-hidden />} onClick={() => setInviting(true)}>
      {t('people.invite')}
    </Button>
  );
  const isEmpty = list.rows?.length === 0;
  return (
    <Stack>
      {mayWrite && !isEmpty && <Group justify="flex-end">{button}</Group>}
      <RecordTable
        label={t('people.tabs.invitations')}
        list={list}
        columns={columns}
        keyOf={(invite) => invite.id}
        empty={{
          title: t('people.no_invites_title'),
          text: t('people.no_invites_text'),
          action: mayWrite ? button : null,
        }}
      />
      <FormDialog isOpen={isInviting} title={t('people.invite')} onClose={() => setInviting(false)}>
        <InviteForm
          onCancel={() => setInviting(false)}
          onInvited={(acceptUrl) => {
            setInviting(false);
            setLink(acceptUrl);
          }}
        />
      </FormDialog>
      <SecretDialog
        title={t('people.link_title')}
        text={t('people.link_text')}
        secret={link}
        onClose={() => setLink(null)}
      />
    </Stack>
  );
}
