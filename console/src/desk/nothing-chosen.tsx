import { Button, Text } from '@mantine/core';
import { Inbox } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../api/session.ts';
import { countByGroup } from './desk-groups.ts';
import { useDeskState } from './use-desk.tsx';
import { useStanding } from './use-standing.ts';

/** Beside the list while no chat is open: what waits for this person, or the way to get chats. */
export function NothingChosen() {
  const { t } = useTranslation();
  const { user } = useSession();
  const chats = useDeskState((state) => state.chats);
  const { status, capacity, set } = useStanding();
  const isLoaded = useDeskState((state) => state.isLoaded);
  const isOffline = status === 'offline';
  const { waiting, unanswered } = countByGroup(chats, user.id);
  if (!isLoaded) return <div className="desk-nothing" aria-busy="true" />;
  return (
    <div className="desk-nothing">
      <Inbox size={40} strokeWidth={1.4} aria-hidden />
      <Text fw={600}>
        {waiting > 0
          ? t('desk.some_wait', { count: waiting })
          : unanswered > 0
            ? t('desk.some_unanswered', { count: unanswered })
            : t('desk.all_quiet')}
      </Text>
      <Text size="sm" c="dimmed" maw={320} ta="center">
        {t(isOffline ? 'desk.offline_hint' : waiting > 0 ? 'desk.choose' : 'desk.choose_any')}
      </Text>
      {isOffline && (
        <Button mt="xs" loading={set.isPending} onClick={() => set.mutate({ status: 'online', capacity })}>
          {t('desk.go_online')}
        </Button>
      )}
    </div>
  );
}
