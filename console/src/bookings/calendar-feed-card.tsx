import { Button, Group, Stack, Switch, Text, TextInput } from '@mantine/core';
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { RefreshCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { CalendarFeed } from '../api/schemas.ts';
import { Card } from '../parts/card.tsx';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { CopyButton } from '../parts/copy-button.tsx';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { notify } from '../parts/notify.tsx';
import { Timestamp } from '../parts/timestamp.tsx';
import { feedQuery } from './booking-queries.ts';

const feedPath = '/api/agents/{agentId}/calendar/feed';

/** The secret address at which calendar programs subscribe to an agent's bookings. */
export function CalendarFeedCard({ agentId }: { agentId: string }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { data: feed } = useSuspenseQuery(feedQuery(agentId));
  const path = { agentId };
  async function create(shows_customers: boolean) {
    const created = await api.post(feedPath, { path, body: { shows_customers } });
    queryClient.setQueryData(feedQuery(agentId).queryKey, created);
    notify(t('calendar.feed_created'));
  }
  async function remove() {
    await api.delete(feedPath, { path });
    queryClient.setQueryData(feedQuery(agentId).queryKey, { ...feed, url: null, created_at: null, last_read_at: null });
    notify(t('calendar.feed_deleted'));
  }
  return (
    <Card title={t('calendar.feed')} text={t('calendar.feed_text')}>
      {feed.url === null ? (
        <NewFeed create={create} />
      ) : (
        <FeedAddress feed={feed} url={feed.url} replace={() => create(feed.shows_customers)} remove={remove} />
      )}
    </Card>
  );
}

function NewFeed({ create }: { create(showsCustomers: boolean): Promise<void> }) {
  const { t } = useTranslation();
  const [showsCustomers, setShowsCustomers] = useState(true);
  const creation = useMutation({ mutationFn: () => create(showsCustomers) });
  return (
    <Stack align="flex-start">
      <Switch
        label={t('calendar.feed_customers')}
        description={t('calendar.feed_customers_hint')}
        checked={showsCustomers}
        onChange={(event) => setShowsCustomers(event.currentTarget.checked)}
      />
      <ErrorAlert error={creation.error} />
      <Button variant="default" loading={creation.isPending} onClick={() => creation.mutate()}>
        {t('calendar.feed_create')}
      </Button>
    </Stack>
  );
}

function FeedAddress(props: { feed: CalendarFeed; url: string; replace(): Promise<void>; remove(): Promise<void> }) {
  const { t } = useTranslation();
  const { feed, url } = props;
  const [asked, setAsked] = useState<'replace' | 'delete'>();
  return (
    <Stack>
      <Group align="flex-end" gap="sm">
        <TextInput
          label={t('calendar.feed_address')}
          description={t('calendar.feed_hint')}
          value={url}
          readOnly
          flex="1 1 16rem"
          onFocus={(event) => event.currentTarget.select()}
        />
        <CopyButton text={url} />
      </Group>
      <Text size="sm" c="dimmed">
        {t(feed.shows_customers ? 'calendar.feed_shown' : 'calendar.feed_hidden')}{' '}
        {feed.last_read_at === null ? (
          t('calendar.feed_unread')
        ) : (
          <>
            {t('calendar.feed_read')}: <Timestamp at={feed.last_read_at} />
          </>
        )}
      </Text>
      <Group gap="sm">
        <Button variant="default" leftSection={<RefreshCw size={16} aria-hidden />} onClick={() => setAsked('replace')}>
          {t('calendar.feed_replace')}
        </Button>
        <Button
          variant="subtle"
          color="red"
          leftSection={<Trash2 size={16} aria-hidden />}
          onClick={() => setAsked('delete')}
        >
          {t('common.delete')}
        </Button>
      </Group>
      <ConfirmDialog
        isOpen={asked === 'replace'}
        title={t('calendar.feed_replace_title')}
        confirmLabel={t('calendar.feed_replace')}
        run={props.replace}
        onClose={() => setAsked(undefined)}
      >
        {t('calendar.feed_replace_text')}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asked === 'delete'}
        title={t('calendar.feed_delete_title')}
        confirmLabel={t('common.delete')}
        isDangerous
        run={props.remove}
        onClose={() => setAsked(undefined)}
      >
        {t('calendar.feed_delete_text')}
      </ConfirmDialog>
    </Stack>
  );
}
