import { Badge, Button, Divider, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { Session } from '../api/schemas.ts';
import { useList } from '../api/use-list.ts';
import { Card } from '../parts/card.tsx';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { Timestamp } from '../parts/timestamp.tsx';
import { nameOfDevice } from './name-of-device.ts';

/** Where this person is logged in; each place can be logged out from here. */
export function SessionsCard() {
  const { t } = useTranslation();
  const list = useList('/api/auth/sessions');
  return (
    <Card title={t('sessions.title')} text={t('sessions.text')}>
      <ErrorAlert error={list.error} onRetry={list.retry} />
      {!list.rows && !list.error && <Skeleton height={44} />}
      <Stack gap="sm">
        {list.rows?.map((session, index) => (
          <div key={session.id}>
            {index > 0 && <Divider mb="sm" />}
            <SessionRow session={session} />
          </div>
        ))}
      </Stack>
      {list.hasMore && (
        <Button variant="default" loading={list.isLoadingMore} onClick={list.loadMore}>
          {t('common.load_more')}
        </Button>
      )}
    </Card>
  );
}

function SessionRow({ session }: { session: Session }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const device = nameOfDevice(session.user_agent) ?? t('sessions.unknown_device');
  const end = useMutation({
    mutationFn: () => api.delete('/api/auth/sessions/{sessionId}', { path: { sessionId: session.id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['/api/auth/sessions'] }),
  });
  return (
    <Stack gap="xs">
      <Group justify="space-between" gap="sm">
        <div>
          <Text fw={600}>{device}</Text>
          <Text size="sm" c="dimmed" component="div">
            {session.ip} · {t('sessions.last_used')} <Timestamp at={session.last_used_at} />
          </Text>
        </div>
        {session.is_current ? (
          <Badge color="green">{t('sessions.current')}</Badge>
        ) : (
          <Button
            variant="default"
            size="xs"
            loading={end.isPending}
            onClick={() => end.mutate()}
            aria-label={t('sessions.end_of', { device })}
          >
            {t('sessions.end')}
          </Button>
        )}
      </Group>
      <ErrorAlert error={end.error} />
    </Stack>
  );
}
