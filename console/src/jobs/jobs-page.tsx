import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import './texts.ts';
import { api } from '../api/api.ts';
import type { FailedWork } from '../api/schemas.ts';
import { growingListMs, useList, wholeList } from '../api/use-list.ts';
import { Card } from '../parts/card.tsx';
import { Page } from '../parts/page.tsx';
import { ConsumerTable } from './consumer-table.tsx';
import { FailedWorkTable } from './failed-work-table.tsx';
import { QueueTable } from './queue-table.tsx';

const path = '/api/admin/jobs';
const refreshMs = 10_000;

/** Background work of the installation, for platform admins: what waits, what lags and what failed. */
export function JobsPage() {
  const { t } = useTranslation();
  const [state, setState] = useState<FailedWork['state'] | ''>('');
  const overview = useQuery({
    queryKey: [path, 'overview'],
    queryFn: ({ signal }) => api.get(path, { query: { limit: 1 }, signal }),
    refetchInterval: refreshMs,
  });
  const failed = useList(path, { state: state || undefined }, { refreshMs: growingListMs });
  const part = <Row,>(rows: Row[] | undefined) => wholeList(rows, overview);
  return (
    <Page title={t('jobs.title')} description={t('jobs.text')}>
      <Card title={t('jobs.failed')} text={t('jobs.failed_text')}>
        <NativeSelect
          label={t('jobs.state')}
          maw={260}
          value={state}
          data={[
            { value: '', label: t('common.all') },
            { value: 'dead', label: t('jobs.states.dead') },
            { value: 'retrying', label: t('jobs.states.retrying') },
          ]}
          onChange={(event) => setState(event.currentTarget.value as FailedWork['state'] | '')}
        />
        <FailedWorkTable list={failed} />
      </Card>
      <Card title={t('jobs.consumers')} text={t('jobs.consumers_text')}>
        <ConsumerTable list={part(overview.data?.consumers)} />
      </Card>
      <Card title={t('jobs.queues')} text={t('jobs.queues_text')}>
        <QueueTable list={part(overview.data?.queues)} />
      </Card>
    </Page>
  );
}
