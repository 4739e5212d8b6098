import { Button, Center, Loader, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/api.ts';
import type { DeskChat, DeskFilters } from '../../api/schemas.ts';
import { useSession } from '../../api/session.ts';
import { ErrorAlert } from '../../parts/error-alert.tsx';
import { ChatListItem } from '../chat-list-item.tsx';
import { groupOf } from '../desk-groups.ts';
import { searchQuery } from './filters.rules.ts';
import { SelectBox } from './select-boxes.tsx';
import type { Selection } from './use-selection.ts';

interface FoundChatsProps {
  filters: DeskFilters;
  /** Chats that the groups above show already. */
  shownIds: ReadonlySet<string>;
  chosenId: string | undefined;
  selection: Selection | null;
  onChoose(chatId: string): void;
}

/** Chats of the whole history that match, as the server finds them, page after page. */
export function FoundChats({ filters, shownIds, chosenId, selection, onChoose }: FoundChatsProps) {
  const { t } = useTranslation();
  const { user } = useSession();
  const [query] = useDebouncedValue(JSON.stringify(searchQuery(filters, user.id)), 250);
  const found = useInfiniteQuery({
    queryKey: ['/api/chat/operator/chats', 'found', query],
    queryFn: ({ pageParam, signal }) =>
      api.get('/api/chat/operator/chats', {
        query: { ...(JSON.parse(query) as ReturnType<typeof searchQuery>), limit: 30, cursor: pageParam },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next_cursor,
    placeholderData: keepPreviousData,
  });
  const chats: DeskChat[] = found.data?.pages.flatMap(({ data }) => data) ?? [];
  const others = chats.filter(({ id }) => !shownIds.has(id));
  return (
    <div className="desk-group">
      <div className="desk-group-head" role="heading" aria-level={3}>
        <span>{t('triage.found')}</span>
        {others.length > 0 && <span className="desk-group-count">{others.length}</span>}
      </div>
      {found.error && <ErrorAlert error={found.error} onRetry={() => void found.refetch()} />}
      {found.isPending && (
        <Center py="sm">
          <Loader size="sm" role="status" aria-label={t('common.loading')} />
        </Center>
      )}
      {found.isSuccess && others.length === 0 && (
        <Text size="sm" c="dimmed" px="md" pb="xs">
          {t(shownIds.size > 0 ? 'triage.found_none' : 'triage.found_nothing')}
        </Text>
      )}
      <ul className="plain-list">
        {others.map((chat) => (
          <li key={chat.id} className={selection ? 'desk-select' : undefined}>
            {selection && <SelectBox chat={chat} selection={selection} />}
            <ChatListItem
              chat={chat}
              group={groupOf(chat, user.id)}
              isChosen={chat.id === chosenId}
              onChoose={() => onChoose(chat.id)}
            />
          </li>
        ))}
      </ul>
      {found.hasNextPage && (
        <Center py="xs">
          <Button
            size="xs"
            variant="default"
            loading={found.isFetchingNextPage}
            onClick={() => void found.fetchNextPage()}
          >
            {t('common.load_more')}
          </Button>
        </Center>
      )}
    </div>
  );
}
