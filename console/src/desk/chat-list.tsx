import { ActionIcon, ScrollArea, Skeleton, Stack, Text, TextInput, UnstyledButton } from '@mantine/core';
import { ChevronRight, Search, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeskChat } from '../api/schemas.ts';
import { ChatListItem } from './chat-list-item.tsx';
import { type GroupName, groupNames } from './desk-groups.ts';
import { SelectBox, SelectGroupBox } from './triage/select-boxes.tsx';
import type { Selection } from './triage/use-selection.ts';
import { useDeskState } from './use-desk.tsx';

interface ChatListProps {
  groups: Record<GroupName, DeskChat[]>;
  closedGroups: ReadonlySet<GroupName>;
  onToggle(group: GroupName): void;
  search: string;
  onSearch(search: string): void;
  chosenId: string | undefined;
  onChoose(chatId: string): void;
  /** Chosen chats for an action on all of them; null outside of that. */
  selection: Selection | null;
  /** Filters, views and selection, beside the search. */
  tools: ReactNode;
  /** Number of active filters, below the search. */
  activeFilters: ReactNode;
  /** True while filters show groups that are folded, too. */
  isFiltered: boolean;
  /** Found in the history, below the groups. */
  history: ReactNode;
  /** Actions on the selected chats. */
  bulk: ReactNode;
}

/** The left column: waiting chats, the operator's own, and the others. */
export function ChatList(props: ChatListProps) {
  const { t } = useTranslation();
  const isLoaded = useDeskState((state) => state.isLoaded);
  return (
    <section className="desk-list" aria-label={t('desk.chats')}>
      <div className="desk-search">
        <div className="desk-search-line">
          <TextInput
            size="sm"
            aria-label={t('desk.search')}
            placeholder={t('desk.search')}
            leftSection={<Search size={15} aria-hidden />}
            rightSection={
              props.search !== '' && (
                <ActionIcon size="sm" aria-label={t('desk.search_clear')} onClick={() => props.onSearch('')}>
                  <X size={14} aria-hidden />
                </ActionIcon>
              )
            }
            value={props.search}
            onChange={(event) => props.onSearch(event.currentTarget.value)}
          />
          {props.tools}
        </div>
        {props.activeFilters}
      </div>
      <ScrollArea className="desk-scroll" type="hover" scrollbarSize={7} viewportProps={{ tabIndex: -1 }}>
        {isLoaded ? groupNames.map((group) => <ChatGroup key={group} {...props} group={group} />) : <Loading />}
        {isLoaded && props.history}
      </ScrollArea>
      {props.bulk}
    </section>
  );
}

function ChatGroup({ group, ...props }: ChatListProps & { group: GroupName }) {
  const { t } = useTranslation();
  const chats = props.groups[group];
  // Search results are shown in collapsed groups too.
  const isOpen = props.isFiltered || !props.closedGroups.has(group);
  const isQuiet = chats.length === 0 && (props.isFiltered || (group !== 'waiting' && group !== 'mine'));
  if (isQuiet) return null;
  return (
    <div className="desk-group">
      <div className={props.selection ? 'desk-select' : undefined}>
        {props.selection && isOpen && chats.length > 0 && (
          <SelectGroupBox group={group} chats={chats} selection={props.selection} />
        )}
        <UnstyledButton
          className="desk-group-head"
          aria-expanded={isOpen}
          data-open={isOpen || undefined}
          onClick={() => props.onToggle(group)}
        >
          <ChevronRight size={14} aria-hidden className="desk-group-arrow" />
          <span>{t(`desk.groups.${group}`)}</span>
          <span className="desk-group-count" data-calls={(group === 'waiting' && chats.length > 0) || undefined}>
            {chats.length}
          </span>
        </UnstyledButton>
      </div>
      {isOpen && chats.length === 0 && (
        <Text size="sm" c="dimmed" px="md" pb="xs">
          {t(group === 'waiting' ? 'desk.empty_queue' : 'desk.none_mine')}
        </Text>
      )}
      {isOpen && chats.length > 0 && (
        <ul className="plain-list">
          {chats.map((chat) => (
            <li key={chat.id} className={props.selection ? 'desk-select' : undefined}>
              {props.selection && <SelectBox chat={chat} selection={props.selection} />}
              <ChatListItem
                chat={chat}
                group={group}
                isChosen={chat.id === props.chosenId}
                onChoose={() => props.onChoose(chat.id)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Which groups are folded; the ones that rarely matter begin so. */
export function useCollapsedGroups(): [ReadonlySet<GroupName>, (group: GroupName) => void] {
  const [folded, setFolded] = useState<ReadonlySet<GroupName>>(new Set(['others', 'closed']));
  const toggle = (group: GroupName) =>
    setFolded((before) => {
      const next = new Set(before);
      if (!next.delete(group)) next.add(group);
      return next;
    });
  return [folded, toggle];
}

function Loading() {
  const { t } = useTranslation();
  return (
    <Stack gap="sm" p="md" role="status" aria-busy="true" aria-label={t('common.loading')}>
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} height={52} radius="md" />
      ))}
    </Stack>
  );
}
