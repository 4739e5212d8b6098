import { Badge, NativeSelect } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import './call-texts.ts';
import type { RecordingSummary } from '../api/schemas.ts';
import { useList } from '../api/use-list.ts';
import { BackLink } from '../parts/back-link.tsx';
import { Card } from '../parts/card.tsx';
import { Page } from '../parts/page.tsx';
import { type Column, RecordTable } from '../parts/record-table.tsx';
import { Timestamp } from '../parts/timestamp.tsx';
import { clockTime, fileSize } from './format-duration.ts';
import { OrphanedRecordings } from './orphaned-recordings.tsx';
import { RecordingJobs } from './recording-jobs.tsx';

const colors = { none: 'gray', recording: 'blue', ready: 'green', failed: 'red' } as const;
const states = ['ready', 'failed', 'recording'] as const;

/** Recordings of the account, and whether store and account agree. */
export function RecordingsPage() {
  const { t, i18n } = useTranslation();
  const [state, setState] = useState<(typeof states)[number] | ''>('');
  const list = useList('/api/statistics/recordings', { state });
  const columns: Column<RecordingSummary>[] = [
    {
      key: 'call',
      header: t('recordings.call'),
      cell: (recording) => (
        <Link to="/calls/$callId" params={{ callId: recording.call_id }} className="row-link">
          <Timestamp at={recording.created_at} isRecord />
        </Link>
      ),
    },
    { key: 'agent', header: t('recordings.agent'), cell: ({ agent }) => agent },
    {
      key: 'state',
      header: t('recordings.state'),
      cell: ({ state: found }) =>
        found === 'none' ? null : <Badge color={colors[found]}>{t(`recordings.states.${found}`)}</Badge>,
    },
    {
      key: 'duration',
      header: t('recordings.duration'),
      cell: ({ duration_ms: ms }) => (ms === null ? '–' : clockTime(ms / 1000)),
    },
    {
      key: 'size',
      header: t('recordings.size'),
      cell: ({ bytes }) => (bytes === null ? '–' : fileSize(bytes, i18n.language)),
    },
  ];
  return (
    <Page
      title={t('recordings.title')}
      description={t('recordings.text')}
      before={<BackLink to="/calls" label={t('recordings.calls')} />}
    >
      <NativeSelect
        label={t('recordings.state')}
        maw={260}
        value={state}
        data={[
          { value: '', label: t('common.all') },
          ...states.map((value) => ({ value, label: t(`recordings.states.${value}`) })),
        ]}
        onChange={(event) => setState(event.currentTarget.value as typeof state)}
      />
      <RecordTable
        label={t('recordings.list')}
        list={list}
        columns={columns}
        keyOf={({ call_id: id }) => id}
        empty={{ title: t('recordings.empty_title'), text: t('recordings.empty_text') }}
      />
      <RecordingJobs />
      <Card title={t('recordings.orphans')} text={t('recordings.orphans_text')}>
        <OrphanedRecordings />
      </Card>
    </Page>
  );
}
