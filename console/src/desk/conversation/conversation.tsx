import { ActionIcon, Badge, Button, Group, Kbd, Menu, Text, Tooltip } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Ban, CircleCheck, Forward, Hand, Lock, PanelRight } from 'lucide-react';
import { lazy, type RefObject, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeskChat } from '../../api/schemas.ts';
import { ActionsMenu } from '../../parts/actions-menu.tsx';
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { localeOf } from '../../parts/locale.ts';
import { useCustomerName } from '../customer/customer-name.ts';
import type { GroupName } from '../desk-groups.ts';
import { DueMark, LabelMarks, PriorityMark } from '../triage/row-marks.tsx';
import { SnoozeMenu } from '../triage/snooze-menu.tsx';
import { TakeOver } from '../triage/take-over.tsx';
import { useDesk, useDeskState } from '../use-desk.tsx';
import { useSingleKeys } from '../use-desk-keys.ts';
import { WaitingTime } from '../waiting-time.tsx';
import { Composer } from './composer.tsx';
import type { ReplyDraft } from './drafts.ts';
import { MessageList } from './message-list.tsx';

const ReleaseForm = lazy(async () => ({ default: (await import('../customer/release-form.tsx')).ReleaseForm }));

interface ConversationProps {
  chat: DeskChat;
  group: GroupName;
  input: RefObject<HTMLTextAreaElement | null>;
  draft: ReplyDraft;
  onDraft(draft: ReplyDraft): void;
  isClaiming: boolean;
  onClaim(): void;
  onBack(): void;
  onCustomer(): void;
}

/** The middle column: what was said, what can be done with the chat, and where replies are written. */
export function Conversation(props: ConversationProps) {
  const { chat, group } = props;
  const desk = useDesk();
  // Messages are in the desk's state; this is the load error alone.
  const opened = useQuery({
    queryKey: ['desk', 'opened', chat.id],
    queryFn: async () => {
      await desk.openChat(chat.id);
      return true;
    },
    staleTime: 0,
    gcTime: 0,
  });
  useTellSeen(chat, group);
  useReadMentions(chat.id);
  return (
    <section className="desk-conversation" aria-label={useCustomerName()(chat)}>
      <ConversationHead {...props} />
      <MessageList chat={chat} error={opened.error} onRetry={() => void opened.refetch()} />
      <ConversationEnd {...props} />
    </section>
  );
}

function ConversationHead({ chat, group, onBack, onCustomer }: ConversationProps) {
  const { t } = useTranslation();
  const nameOf = useCustomerName();
  return (
    <header className="desk-conversation-head">
      <ActionIcon className="desk-phone-only" aria-label={t('desk.back')} onClick={onBack}>
        <ArrowLeft size={20} aria-hidden />
      </ActionIcon>
      <div className="desk-conversation-title">
        <Group gap={8} wrap="nowrap">
          <Text component="h2" fw={650} truncate>
            {nameOf(chat)}
          </Text>
          {chat.is_verified && (
            <Badge color="green" size="sm" flex="none">
              {t('desk.verified')}
            </Badge>
          )}
        </Group>
        <Group gap={8} wrap="nowrap" className="desk-conversation-marks">
          <Text size="xs" c="dimmed" truncate component="div">
            <ChatState chat={chat} group={group} />
          </Text>
          <DueMark chat={chat} />
          <PriorityMark priority={chat.priority} />
          <LabelMarks ids={chat.label_ids} max={3} />
        </Group>
      </div>
      <Group gap={6} wrap="nowrap" ml="auto">
        {(group === 'mine' || group === 'snoozed') && <SnoozeMenu chat={chat} />}
        {(group === 'mine' || group === 'snoozed') && <ChatActions chat={chat} />}
        <Tooltip label={t('desk.customer')}>
          <ActionIcon className="desk-narrow-only" aria-label={t('desk.customer')} onClick={onCustomer}>
            <PanelRight size={19} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </Group>
    </header>
  );
}

function ChatState({ chat, group }: { chat: DeskChat; group: GroupName }) {
  const { t } = useTranslation();
  switch (group) {
    case 'waiting':
      return (
        <>
          {t('desk.state_waiting')} {chat.waiting_since && <WaitingTime since={chat.waiting_since} />}
        </>
      );
    case 'mine':
      return t('desk.state_mine');
    case 'snoozed':
      return <SnoozedUntil until={chat.snoozed_until ?? ''} />;
    case 'others':
      return t('desk.state_others', { name: chat.operator?.name ?? '' });
    case 'agent':
      return t('desk.state_agent', { name: chat.agent.name });
    case 'closed':
      return t('desk.state_closed', { how: t(`desk.close_reasons.${chat.close_reason ?? 'operator'}`) });
  }
}

function SnoozedUntil({ until }: { until: string }) {
  const { t, i18n } = useTranslation();
  const words = new Intl.DateTimeFormat(localeOf(i18n.language), {
    weekday: 'short',
    hour: 'numeric',
    minute: '2-digit',
  });
  return t('triage.snoozed_until', { time: until && words.format(new Date(until)) });
}

/** Actions of the operator who has the chat. */
function ChatActions({ chat }: { chat: DeskChat }) {
  const { t } = useTranslation();
  const desk = useDesk();
  const nameOf = useCustomerName();
  const [asked, setAsked] = useState<'release' | 'close' | 'spam' | null>(null);
  const shut = () => setAsked(null);
  useSingleKeys(({ key }) => (key === 'e' ? () => setAsked('close') : key === 't' ? () => setAsked('release') : null));
  return (
    <>
      <Button
        size="xs"
        variant="default"
        leftSection={<Forward size={15} aria-hidden />}
        className="desk-wide-only desk-short"
        title={t('desk.hand_over')}
        onClick={() => setAsked('release')}
      >
        {t('desk.hand_over')}
      </Button>
      <Button
        size="xs"
        variant="default"
        leftSection={<CircleCheck size={15} aria-hidden />}
        className="desk-wide-only desk-short"
        title={t('desk.close')}
        onClick={() => setAsked('close')}
      >
        {t('desk.close')}
      </Button>
      <ActionsMenu label={t('desk.more_actions')}>
        <Menu.Item leftSection={<Forward size={16} aria-hidden />} onClick={() => setAsked('release')}>
          {t('desk.hand_over')}
        </Menu.Item>
        <Menu.Item leftSection={<CircleCheck size={16} aria-hidden />} onClick={() => setAsked('close')}>
          {t('desk.close')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item color="red" leftSection={<Ban size={16} aria-hidden />} onClick={() => setAsked('spam')}>
          {t('desk.spam')}
        </Menu.Item>
      </ActionsMenu>
      <FormDialog isOpen={asked === 'release'} title={t('desk.release_title', { name: nameOf(chat) })} onClose={shut}>
        <Suspense>
          <ReleaseForm chat={chat} onDone={shut} />
        </Suspense>
      </FormDialog>
      <ConfirmDialog
        isOpen={asked === 'close'}
        title={t('desk.close_title', { name: nameOf(chat) })}
        confirmLabel={t('desk.close')}
        run={() => desk.close(chat.id, false)}
        onClose={shut}
      >
        {t('desk.close_text')}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asked === 'spam'}
        title={t('desk.spam_title', { name: nameOf(chat) })}
        confirmLabel={t('desk.spam')}
        isDangerous
        run={() => desk.close(chat.id, true)}
        onClose={shut}
      >
        {t('desk.spam_text')}
      </ConfirmDialog>
    </>
  );
}

/** Below the messages: the composer for the assigned operator; for others a button to take the chat, or to leave a note. */
function ConversationEnd(props: ConversationProps) {
  const { t } = useTranslation();
  const { chat, group, draft, onDraft, input } = props;
  if (group === 'mine' || group === 'snoozed') return <Composer key={chat.id} {...props} />;
  if (group === 'closed') return <div className="desk-bar-end">{t('desk.closed_end')}</div>;
  if (draft.mode === 'note') return <Composer key={chat.id} {...props} isNoteOnly />;
  const words = {
    waiting: t('desk.claim_text'),
    agent: t('desk.claim_agent_text', { name: chat.agent.name }),
    others: t('desk.others_end', { name: chat.operator?.name ?? '' }),
  };
  const startNote = () => {
    onDraft({ ...draft, mode: 'note' });
    requestAnimationFrame(() => input.current?.focus());
  };
  return (
    <div className="desk-bar-end" data-calls={group === 'waiting' || undefined}>
      <span>{words[group]}</span>
      <Group gap="xs">
        <Button variant="subtle" leftSection={<Lock size={15} aria-hidden />} onClick={startNote}>
          {t('desk.note')}
        </Button>
        {group === 'others' && <TakeOver chat={chat} />}
        {group !== 'others' && (
          <Button
            leftSection={<Hand size={17} aria-hidden />}
            rightSection={
              <Kbd size="xs" className="desk-wide-only" aria-hidden>
                C
              </Kbd>
            }
            loading={props.isClaiming}
            onClick={props.onClaim}
          >
            {t('desk.claim')}
          </Button>
        )}
      </Group>
    </div>
  );
}

/** Marks mentions of this chat as read while it is open. */
function useReadMentions(chatId: string): void {
  const desk = useDesk();
  const unread = useDeskState((state) => state.mentions.filter(({ session_id: id }) => id === chatId).length);
  useEffect(() => {
    if (unread > 0 && document.visibilityState === 'visible') desk.readMentions(chatId);
  }, [desk, chatId, unread]);
}

/** Tells what was read: of one's own chats, when they are on the screen. */
function useTellSeen(chat: DeskChat, group: GroupName): void {
  const desk = useDesk();
  const isLoaded = useDeskState((state) => state.conversations[chat.id]?.isLoaded ?? false);
  const hasUnread = group === 'mine' && chat.unread_count > 0 && isLoaded;
  const lastAt = chat.last_message?.created_at;
  useEffect(() => {
    if (!hasUnread) return;
    const look = () => document.visibilityState === 'visible' && document.hasFocus() && desk.markSeen(chat.id);
    look();
    addEventListener('focus', look);
    return () => removeEventListener('focus', look);
  }, [desk, chat.id, hasUnread, lastAt]);
}
