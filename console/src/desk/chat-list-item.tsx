import { UnstyledButton } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeskChat } from '../api/schemas.ts';
import { relativeTime } from '../parts/timestamp.tsx';
import { useCustomerName } from './customer/customer-name.ts';
import { PersonMark } from './customer/person-mark.tsx';
import type { GroupName } from './desk-groups.ts';
import { emptyConversation } from './desk-state.ts';
import { hasMarks, RowMarks } from './triage/row-marks.tsx';
import { useDeskState } from './use-desk.tsx';
import { useNow } from './use-now.ts';
import { WaitingTime } from './waiting-time.tsx';

interface ChatListItemProps {
  chat: DeskChat;
  group: GroupName;
  isChosen: boolean;
  onChoose(): void;
}

/** A chat as a line of the list: who, what was said last, how long it waits, and what was not read. */
export function ChatListItem({ chat, group, isChosen, onChoose }: ChatListItemProps) {
  const { t } = useTranslation();
  const nameOf = useCustomerName();
  const button = useRef<HTMLButtonElement>(null);
  const isTyping = useIsTyping(chat.id);
  const unread = group === 'waiting' || group === 'mine' || group === 'snoozed' ? chat.unread_count : 0;
  useEffect(() => {
    if (isChosen) button.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  return (
    <UnstyledButton
      ref={button}
      className="desk-item"
      data-unread={unread > 0 || undefined}
      aria-current={isChosen ? 'true' : undefined}
      onClick={onChoose}
    >
      <PersonMark name={nameOf(chat)} isVerified={chat.is_verified} />
      <span className="desk-item-text">
        <span className="desk-item-line">
          <span className="desk-item-name">{nameOf(chat)}</span>
          {chat.waiting_since ? <WaitingTime since={chat.waiting_since} /> : <Ago at={chat.last_activity_at} />}
        </span>
        <span className="desk-item-line">
          <span className="desk-item-words">
            {isTyping ? (
              <em className="desk-typing-word">{t('desk.typing')}</em>
            ) : (
              <Excerpt chat={chat} group={group} />
            )}
          </span>
          {unread > 0 && (
            <span className="desk-unread">
              {unread}
              <span className="unseen"> {t('desk.unread', { count: unread })}</span>
            </span>
          )}
        </span>
        <Tags chat={chat} group={group} />
      </span>
    </UnstyledButton>
  );
}

/** The last words; before an operator replies the visitor's, since the agent's last sentence only announces a person. */
function Excerpt({ chat: { last_message: last, visitor_message: said }, group }: { chat: DeskChat; group: GroupName }) {
  const { t } = useTranslation();
  const isUnanswered = group === 'waiting' || (group === 'mine' && last?.role === 'agent');
  if (isUnanswered && said) return said.text === '' ? t('desk.a_file') : said.text;
  if (last === null) return t('desk.nothing_said');
  const words = last.text === '' ? t('desk.a_file') : last.text;
  return last.role === 'visitor' ? words : t('desk.said_by', { who: t(`desk.roles.${last.role}`), words });
}

function Tags({ chat, group }: { chat: DeskChat; group: GroupName }) {
  const { t } = useTranslation();
  const tags: string[] = [
    group === 'waiting' && chat.reason ? chat.reason : '',
    group === 'others' && chat.operator ? chat.operator.name : '',
    group === 'closed' && chat.close_reason ? t(`desk.close_reasons.${chat.close_reason}`) : '',
  ].filter(Boolean);
  const language = chat.language?.split('-')[0]?.toUpperCase();
  const isMarked = hasMarks(chat, group);
  if (!isMarked && tags.length === 0 && (language === undefined || group === 'closed')) return null;
  return (
    <span className="desk-item-tags">
      <RowMarks chat={chat} group={group} />
      {language && <span className="desk-tag">{language}</span>}
      {tags.map((tag) => (
        <span key={tag} className="desk-item-reason">
          {tag}
        </span>
      ))}
    </span>
  );
}

function Ago({ at }: { at: string }) {
  const { i18n } = useTranslation();
  const minute = Math.floor(useNow() / 60_000) * 60_000;
  const now = new Date(Math.max(minute, Date.parse(at)));
  return (
    <time className="desk-ago" dateTime={at}>
      {relativeTime(new Date(at), now, i18n.language)}
    </time>
  );
}

/** Typing indicator of the visitor. */
export function useIsTyping(chatId: string): boolean {
  const until = useDeskState((state) => (state.conversations[chatId] ?? emptyConversation).typingUntil);
  return useNow() < until;
}
