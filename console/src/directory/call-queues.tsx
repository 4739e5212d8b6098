import { Badge, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { CallQueue } from '../api/schemas.ts';
import { usePermission } from '../api/session.ts';
import { CallLink } from '../calls/call-link.tsx';
import { Card } from '../parts/card.tsx';
import { Timestamp } from '../parts/timestamp.tsx';

const path = '/api/directory/queues';
const refreshMs = 3000;

/** Queues as they are now: who waits, since when, and how the day went. Nothing where no entry has one. */
export function CallQueues() {
  const { t } = useTranslation();
  const mayRead = usePermission('calls:read');
  const { data } = useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => api.get(path, { signal }),
    refetchInterval: refreshMs,
    enabled: mayRead,
  });
  if (!data || data.data.length === 0) return null;
  return (
    <Card title={t('directory.queues')}>
      <Stack gap="md">
        {data.data.map((queue) => (
          <Queue key={queue.entry_id} queue={queue} />
        ))}
      </Stack>
    </Card>
  );
}

function Queue({ queue: { name, is_open: isOpen, waiting, today } }: { queue: CallQueue }) {
  const { t } = useTranslation();
  return (
    <section aria-label={name}>
      <Group gap="xs">
        <Text fw={600}>{name}</Text>
        <Badge color={waiting.length > 0 ? 'orange' : 'gray'}>
          {t('directory.queue_waiting', { count: waiting.length })}
        </Badge>
        {!isOpen && <Badge color="gray">{t('directory.closed')}</Badge>}
      </Group>
      {waiting.length > 0 && (
        <ol className="plain-list">
          {waiting.map(({ call_id, position, caller, joined_at }) => (
            <li key={call_id}>
              {position}. <CallLink id={call_id}>{caller ?? t('directory.queue_withheld')}</CallLink>{' '}
              <Text component="span" size="sm" c="dimmed">
                <Timestamp at={joined_at} />
              </Text>
            </li>
          ))}
        </ol>
      )}
      <Text size="sm" c="dimmed">
        {t('directory.queue_today', today)}
        {today.wait_seconds !== null && ` ${t('directory.queue_wait', { count: today.wait_seconds })}`}
      </Text>
    </section>
  );
}
