import { Anchor, Group, NativeSelect, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { IdentityVerification } from '../api/schemas.ts';
import { usePermission } from '../api/session.ts';
import { growingListMs, useList } from '../api/use-list.ts';
import { CallLink } from '../calls/call-link.tsx';
import { type Column, RecordTable } from '../parts/record-table.tsx';
import { Timestamp } from '../parts/timestamp.tsx';
import { ModeBadge } from './mode-badge.tsx';
import { VerificationActions } from './verification-actions.tsx';
import { VerificationFigures } from './verification-figures.tsx';
import { VerificationState } from './verification-line.tsx';

const states = ['pending', 'approved', 'declined', 'expired', 'failed'] as const;

/** Verifications, the newest first, and how many were approved. */
export function VerificationLog() {
  const { t } = useTranslation();
  const [state, setState] = useState('');
  const list = useList('/api/identity/verifications', state === '' ? {} : { state }, { refreshMs: growingListMs });
  return (
    <>
      <VerificationFigures />
      <Group my="sm">
        <NativeSelect
          label={t('identity.state')}
          value={state}
          onChange={({ currentTarget }) => setState(currentTarget.value)}
          data={[
            { value: '', label: t('identity.all') },
            ...states.map((value) => ({ value: value as string, label: t(`identity.states.${value}`) })),
          ]}
        />
      </Group>
      <RecordTable
        label={t('identity.log')}
        list={list}
        columns={useColumns()}
        keyOf={({ id }) => id}
        empty={{ title: t('identity.log_empty_title'), text: t('identity.log_empty_text') }}
      />
    </>
  );
}

function useColumns(): Column<IdentityVerification>[] {
  const { t } = useTranslation();
  const mayWrite = usePermission('identity:write');
  return [
    { key: 'started', header: t('identity.started'), cell: ({ created_at }) => <Timestamp at={created_at} /> },
    { key: 'state', header: t('identity.state'), cell: (row) => <VerificationState verification={row} /> },
    {
      key: 'service',
      header: t('identity.service'),
      cell: ({ provider, mode }) => (
        <Group gap="xs">
          {t(`identity.providers.${provider}`)}
          <ModeBadge mode={mode} />
        </Group>
      ),
    },
    {
      key: 'person',
      header: t('identity.person'),
      cell: ({ subject_hint, level }) => (
        <>
          {subject_hint ?? '–'}
          {level && (
            <Text size="sm" c="dimmed">
              {level}
            </Text>
          )}
        </>
      ),
    },
    {
      key: 'counts',
      header: t('identity.valid_until'),
      cell: ({ valid_until }) => (valid_until ? <Timestamp at={valid_until} /> : '–'),
    },
    { key: 'conversation', header: t('identity.conversation'), cell: (row) => <Conversation verification={row} /> },
    {
      key: 'actions',
      header: t('common.actions'),
      isHeaderHidden: true,
      cell: (row) => (mayWrite && row.anonymized_at === null ? <VerificationActions verification={row} /> : null),
    },
  ];
}

function Conversation({ verification: { call_id, session_id } }: { verification: IdentityVerification }) {
  const { t } = useTranslation();
  if (call_id) return <CallLink id={call_id}>{t('identity.in_call')}</CallLink>;
  if (!session_id) return t('identity.anonymous');
  return (
    <Anchor className="row-link" renderRoot={(props) => <Link {...props} to="/desk" search={{ chat: session_id }} />}>
      {t('identity.in_chat')}
    </Anchor>
  );
}
