import { Group, NativeSelect, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { IdentityVerification } from '../api/schemas.ts';
import { growingListMs, useList } from '../api/use-list.ts';
import { type Column, RecordTable } from '../parts/record-table.tsx';
import { Timestamp } from '../parts/timestamp.tsx';
import { ModeBadge } from './mode-badge.tsx';

const states = ['pending', 'approved', 'declined', 'expired', 'failed'] as const;
const statisticsPath = '/api/identity/statistics';

/** Verifications, the newest first, and how many were approved. */
export function VerificationLog() {
  const { t } = useTranslation();
  const [state, setState] = useState('');
  const list = useList('/api/identity/verifications', state === '' ? {} : { state }, { refreshMs: growingListMs });
  const counted = useQuery({
    queryKey: [statisticsPath],
    queryFn: ({ signal }) => api.get(statisticsPath, { signal }),
  });
  return (
    <>
      <Group mb="sm" align="flex-end" justify="space-between">
        <NativeSelect
          label={t('identity.state')}
          value={state}
          onChange={({ currentTarget }) => setState(currentTarget.value)}
          data={[
            { value: '', label: t('identity.all') },
            ...states.map((value) => ({ value: value as string, label: t(`identity.states.${value}`) })),
          ]}
        />
        {counted.data && (
          <Text size="sm">
            {t('identity.approved_of', {
              approved: counted.data.live.approved,
              total: counted.data.live.total,
              test: counted.data.test.total,
            })}
          </Text>
        )}
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
  return [
    { key: 'started', header: t('identity.started'), cell: ({ created_at }) => <Timestamp at={created_at} /> },
    { key: 'state', header: t('identity.state'), cell: ({ state }) => t(`identity.states.${state}`) },
    { key: 'service', header: t('identity.service'), cell: ({ provider }) => t(`identity.providers.${provider}`) },
    { key: 'mode', header: t('identity.mode'), cell: ({ mode }) => <ModeBadge mode={mode} /> },
    { key: 'person', header: t('identity.person'), cell: ({ subject_hint }) => subject_hint ?? '–' },
    {
      key: 'conversation',
      header: t('identity.conversation'),
      cell: ({ call_id, session_id }) => {
        if (call_id) return t('identity.in_call');
        return session_id ? t('identity.in_chat') : t('identity.anonymous');
      },
    },
  ];
}
