import { Badge, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { EventConsumer } from '../api/schemas.ts';
import type { List } from '../api/use-list.ts';
import { RecordTable } from '../parts/record-table.tsx';
import { formatAge } from './format-age.ts';

const colors: Record<EventConsumer['status'], string> = { running: 'teal', stopped: 'orange', removed: 'gray' };

/** Consumers of events, with how far each is behind. */
export function ConsumerTable({ list }: { list: List<EventConsumer> }) {
  const { t, i18n } = useTranslation();
  return (
    <RecordTable
      label={t('jobs.consumers')}
      list={list}
      keyOf={(consumer) => consumer.name}
      empty={{ title: t('jobs.no_consumers_title'), text: '' }}
      columns={[
        { key: 'name', header: t('jobs.consumer'), cell: (consumer) => <ConsumerName consumer={consumer} /> },
        {
          key: 'status',
          header: t('jobs.status'),
          cell: ({ status }) => <Badge color={colors[status]}>{t(`jobs.statuses.${status}`)}</Badge>,
        },
        {
          key: 'lag',
          header: t('jobs.lag'),
          cell: ({ lag_events, lag_seconds }) =>
            t('jobs.lag_of', { count: lag_events, age: formatAge(lag_seconds, i18n.language) }),
        },
        { key: 'retrying', header: t('jobs.states.retrying'), cell: ({ retrying, held_back }) => retrying + held_back },
        { key: 'dead', header: t('jobs.dead_letters'), cell: ({ dead_letters }) => dead_letters },
      ]}
    />
  );
}

function ConsumerName({ consumer }: { consumer: EventConsumer }) {
  const { t } = useTranslation();
  return (
    <div>
      <span className="mono">{consumer.name}</span>
      {consumer.skipped_events > 0 && (
        <Text size="sm" c="red.8">
          {t('jobs.skipped', { count: consumer.skipped_events })}
        </Text>
      )}
    </div>
  );
}
