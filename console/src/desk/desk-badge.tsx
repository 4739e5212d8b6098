import { Badge } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSession } from '../api/session.ts';
import { countUnread } from './desk-groups.ts';
import { useDeskState } from './use-desk.tsx';

/** How many chats and messages call for this person, beside the way to the desk. */
export function DeskBadge() {
  const { t } = useTranslation();
  const { user } = useSession();
  const count = useDeskState(({ chats }) => countUnread(chats, user.id));
  if (count === 0) return null;
  return (
    <Badge
      color="red"
      size="sm"
      radius="xl"
      variant="filled"
      circle={count < 10}
      aria-label={t('desk.calls', { count })}
      role="img"
    >
      {count > 99 ? '99+' : count}
    </Badge>
  );
}
