import { useTranslation } from 'react-i18next';
import type { JobQueue } from '../api/schemas.ts';
import type { List } from '../api/use-list.ts';
import { RecordTable } from '../parts/record-table.tsx';
import { formatAge } from './format-age.ts';

/** Jobs by task. */
export function QueueTable({ list }: { list: List<JobQueue> }) {
  const { t, i18n } = useTranslation();
  return (
    <RecordTable
      label={t('jobs.queues')}
      list={list}
      keyOf={(queue) => queue.task}
      empty={{ title: t('jobs.no_queues_title'), text: '' }}
      columns={[
        { key: 'task', header: t('jobs.task'), cell: ({ task }) => <span className="mono">{task}</span> },
        { key: 'waiting', header: t('jobs.waiting'), cell: ({ waiting }) => waiting },
        { key: 'running', header: t('jobs.statuses.running'), cell: ({ running }) => running },
        { key: 'failed', header: t('jobs.states.dead'), cell: ({ failed }) => failed },
        {
          key: 'oldest',
          header: t('jobs.oldest'),
          cell: ({ oldest_waiting_seconds: age }) => (age === null ? '–' : formatAge(age, i18n.language)),
        },
      ]}
    />
  );
}
