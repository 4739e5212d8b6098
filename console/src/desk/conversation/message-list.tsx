import { Anchor, Button, Center, Loader } from '@mantine/core';
import { ArrowDown, Check, CheckCheck, Clock3, Lock, RotateCcw, TriangleAlert, X } from 'lucide-react';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeskChat, DeskMessage } from '../../api/schemas.ts';
import { useSession } from '../../api/session.ts';
import { ErrorAlert } from '../../parts/error-alert.tsx';
import { localeOf } from '../../parts/locale.ts';
import { RichText } from '../../parts/rich-text.tsx';
import { SourceList } from '../../parts/source-list.tsx';
import { splitAtLinks } from '../../parts/split-at-links.ts';
import { useIsTyping } from '../chat-list-item.tsx';
import { useCustomerName } from '../customer/customer-name.ts';
import { emptyConversation, type OutgoingMessage } from '../desk-state.ts';
import { useDesk, useDeskState } from '../use-desk.tsx';
import { rowsOf } from './conversation-rows.ts';
import { MessageFiles } from './message-files.tsx';

/** From how near the end the list keeps following new messages. Unit: CSS pixels. */
const nearEnd = 120;

/** Everything that was said in a chat, with what only the desk sees. Stays at the end while one is there. */
export function MessageList({ chat, error, onRetry }: { chat: DeskChat; error: unknown; onRetry(): void }) {
  const { t } = useTranslation();
  const conversation = useDeskState((state) => state.conversations[chat.id] ?? emptyConversation);
  const { messages, outgoing, isLoaded } = conversation;
  const isTyping = useIsTyping(chat.id);
  const box = useRef<HTMLDivElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  const toEnd = () => box.current?.scrollTo({ top: box.current.scrollHeight });
  const count = messages.length + outgoing.length;
  const lastOutgoing = outgoing.at(-1)?.clientId;

  useLayoutEffect(() => {
    if (isAtEnd) toEnd();
    // Pictures that come later make the list longer; `onLoad` below does the same for them.
  }, [count, isTyping, isLoaded, isAtEnd]);
  // A composer that grows takes its room from here.
  useEffect(() => {
    const { current } = box;
    if (!current || !isAtEnd) return;
    const observer = new ResizeObserver(() => current.scrollTo({ top: current.scrollHeight }));
    observer.observe(current);
    return () => observer.disconnect();
  }, [isAtEnd]);
  // One's own words are always looked at.
  useLayoutEffect(() => {
    if (lastOutgoing !== undefined) toEnd();
  }, [lastOutgoing]);

  return (
    <div className="desk-messages-frame">
      <div
        ref={box}
        className="desk-messages"
        role="log"
        aria-label={t('desk.conversation')}
        tabIndex={0}
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) =>
          setAtEnd(scrollHeight - scrollTop - clientHeight < nearEnd)
        }
        onLoadCapture={() => isAtEnd && toEnd()}
      >
        {error !== null && <ErrorAlert error={error} onRetry={onRetry} />}
        {!isLoaded && error === null && (
          <Center flex={1}>
            <Loader size="sm" role="status" aria-label={t('common.loading')} />
          </Center>
        )}
        {isLoaded &&
          rowsOf(messages, outgoing, chat.visitor_seen_message_id).map((row) => {
            switch (row.kind) {
              case 'day':
                return <DayLine key={row.key} at={row.at} />;
              case 'notice':
                return <NoticeLine key={row.key} message={row.message} />;
              case 'said':
                return (
                  <Said
                    key={row.key}
                    chat={chat}
                    message={row.message}
                    isFirst={row.isFirst}
                    isLast={row.isLast}
                    isSeen={row.isSeen}
                  />
                );
              case 'outgoing':
                return <OnItsWay key={row.key} chatId={chat.id} outgoing={row.outgoing} />;
            }
          })}
        {isTyping && <TypingDots />}
      </div>
      {!isAtEnd && (
        <Button
          className="desk-to-end"
          size="compact-sm"
          radius="xl"
          variant="default"
          leftSection={<ArrowDown size={14} aria-hidden />}
          onClick={toEnd}
        >
          {t('desk.to_end')}
        </Button>
      )}
    </div>
  );
}

function DayLine({ at }: { at: string }) {
  const { t, i18n } = useTranslation();
  const today = new Date().toDateString();
  const isToday = new Date(at).toDateString() === today;
  const words = new Intl.DateTimeFormat(localeOf(i18n.language), { weekday: 'long', day: 'numeric', month: 'long' });
  return <div className="desk-day">{isToday ? t('desk.today') : words.format(new Date(at))}</div>;
}

/** Notice of a chat in the operator's words; visitors see their own. */
function NoticeLine({ message }: { message: DeskMessage }) {
  const { t } = useTranslation();
  const { notice } = message;
  return (
    <div className="desk-notice">
      {notice ? t(`desk.notices.${notice.kind}`, { name: notice.name || t('desk.someone') }) : message.text}
      <ClockTime at={message.created_at} />
    </div>
  );
}

interface SaidProps {
  chat: DeskChat;
  message: DeskMessage;
  isFirst: boolean;
  isLast: boolean;
  isSeen: boolean;
}

function Said({ chat, message, isFirst, isLast, isSeen }: SaidProps) {
  const { t } = useTranslation();
  const nameOf = useCustomerName();
  const { user } = useSession();
  const side = sideOf(message);
  const isMine = message.author?.id === user.id;
  const operatorName = message.author?.name || message.operator?.name || '';
  const names = {
    visitor: nameOf(chat),
    agent: chat.agent.name,
    operator: isMine ? t('desk.you') : operatorName,
    note: isMine ? t('desk.your_note') : t('desk.note_of', { name: operatorName }),
  };
  return (
    <div className="desk-said" data-side={side} data-first={isFirst || undefined}>
      {isFirst && (
        <div className="desk-said-head">
          {side === 'note' && <Lock size={12} aria-hidden />}
          <span className="desk-said-name">{names[side]}</span>
          {side === 'agent' && <span>{t('desk.roles.agent')}</span>}
        </div>
      )}
      {message.text !== '' && (
        <div className="desk-bubble" dir="auto">
          {side === 'agent' || side === 'operator' ? <RichText text={message.text} /> : <Words text={message.text} />}
        </div>
      )}
      <MessageFiles files={message.files} />
      <SourceList sources={message.sources} />
      {message.status !== 'complete' && (
        <div className="desk-said-foot" data-bad>
          <TriangleAlert size={13} aria-hidden /> {t(`desk.message_states.${message.status}`)}
        </div>
      )}
      {isLast && (
        <div className="desk-said-foot">
          <ClockTime at={message.created_at} />
          {side === 'operator' && <Delivered isSeen={isSeen} />}
        </div>
      )}
    </div>
  );
}

function sideOf(message: DeskMessage): 'visitor' | 'agent' | 'operator' | 'note' {
  if (message.visibility === 'internal') return 'note';
  return message.role === 'system' ? 'agent' : message.role;
}

/** Read receipt of a message. */
function Delivered({ isSeen }: { isSeen: boolean }) {
  const { t } = useTranslation();
  const Icon = isSeen ? CheckCheck : Check;
  return (
    <span className="desk-delivered" data-seen={isSeen || undefined}>
      <Icon size={14} aria-hidden /> {t(isSeen ? 'desk.seen' : 'desk.delivered')}
    </span>
  );
}

function OnItsWay({ chatId, outgoing }: { chatId: string; outgoing: OutgoingMessage }) {
  const { t } = useTranslation();
  const desk = useDesk();
  const hasFailed = outgoing.state === 'failed';
  return (
    <div
      className="desk-said"
      data-side={outgoing.visibility === 'internal' ? 'note' : 'operator'}
      data-first
      data-pending={!hasFailed || undefined}
    >
      {outgoing.text !== '' && (
        <div className="desk-bubble" dir="auto">
          {outgoing.visibility === 'public' ? <RichText text={outgoing.text} /> : <Words text={outgoing.text} />}
        </div>
      )}
      <MessageFiles files={outgoing.files} />
      {hasFailed ? (
        <div className="desk-said-foot" data-bad role="alert">
          <TriangleAlert size={13} aria-hidden /> {t('desk.not_sent')}
          <Button
            size="compact-xs"
            variant="default"
            leftSection={<RotateCcw size={12} aria-hidden />}
            onClick={() => desk.sendAgain(chatId, outgoing.clientId)}
          >
            {t('common.try_again')}
          </Button>
          <Button
            size="compact-xs"
            variant="default"
            leftSection={<X size={12} aria-hidden />}
            onClick={() => desk.drop(chatId, outgoing.clientId)}
          >
            {t('desk.drop')}
          </Button>
        </div>
      ) : (
        <div className="desk-said-foot">
          <Clock3 size={13} aria-hidden /> {t('desk.sending')}
        </div>
      )}
    </div>
  );
}

function TypingDots() {
  const { t } = useTranslation();
  return (
    <div className="desk-said" data-side="visitor" data-first>
      <div className="desk-bubble desk-dots" role="img" aria-label={t('desk.typing')}>
        <i />
        <i />
        <i />
      </div>
    </div>
  );
}

function ClockTime({ at }: { at: string }) {
  const { i18n } = useTranslation();
  const date = new Date(at);
  const exact = new Intl.DateTimeFormat(localeOf(i18n.language), { dateStyle: 'medium', timeStyle: 'medium' }).format(
    date,
  );
  return (
    <time dateTime={at} title={exact}>
      {new Intl.DateTimeFormat(localeOf(i18n.language), { timeStyle: 'short' }).format(date)}
    </time>
  );
}

/** Text with its addresses as links; nothing in it is ever read as markup. */
function Words({ text }: { text: string }): ReactNode {
  return splitAtLinks(text).map((piece, index) =>
    piece.isLink ? (
      <Anchor
        key={index}
        href={piece.text}
        target="_blank"
        rel="noopener noreferrer nofollow"
        inherit
        c="inherit"
        underline="always"
      >
        {piece.text}
      </Anchor>
    ) : (
      <span key={index}>{piece.text}</span>
    ),
  );
}
