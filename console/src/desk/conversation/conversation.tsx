import { ActionIcon, Badge, Button, Group, Kbd, Menu, Text, Tooltip } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Ban, CircleCheck, Ellipsis, Forward, Hand, Lock, PanelRight } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeskChat } from '../../api/schemas.ts';
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { useCustomerName } from '../customer/customer-name.ts';
import { ReleaseForm } from '../customer/release-form.tsx';
import type { GroupName } from '../desk-groups.ts';
import { useDesk, useDeskState } from '../use-desk.tsx';
import { WaitingTime } from '../waiting-time.tsx';
import { Composer } from './composer.tsx';
import type { ReplyDraft } from './drafts.ts';
import { MessageList } from './message-list.tsx';

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
        <Text size="xs" c="dimmed" truncate component="div">
          <ChatState chat={chat} group={group} />
        </Text>
      </div>
      <Group gap={6} wrap="nowrap" ml="auto">
        {group === 'mine' && <ChatActions chat={chat} />}
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
    case 'others':
      return t('desk.state_others', { name: chat.operator?.name ?? '' });
    case 'agent':
      return t('desk.state_agent', { name: chat.agent.name });
    case 'closed':
      return t('desk.state_closed', { how: t(`desk.close_reasons.${chat.close_reason ?? 'operator'}`) });
  }
}

/** Actions of the operator who has the chat. */
function ChatActions({ chat }: { chat: DeskChat }) {
  const { t } = useTranslation();
  const desk = useDesk();
  const nameOf = useCustomerName();
  const [asked, setAsked] = useState<'release' | 'close' | 'spam' | null>(null);
  const shut = () => setAsked(null);
  return (
    <>
      <Button
        size="xs"
        variant="default"
        leftSection={<Forward size={15} aria-hidden />}
        className="desk-wide-only"
        onClick={() => setAsked('release')}
      >
        {t('desk.hand_over')}
      </Button>
      <Button
        size="xs"
        variant="default"
        leftSection={<CircleCheck size={15} aria-hidden />}
        className="desk-wide-only"
        onClick={() => setAsked('close')}
      >
        {t('desk.close')}
      </Button>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon aria-label={t('desk.more_actions')}>
            <Ellipsis size={19} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
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
        </Menu.Dropdown>
      </Menu>
      <FormDialog isOpen={asked === 'release'} title={t('desk.release_title', { name: nameOf(chat) })} onClose={shut}>
        <ReleaseForm chat={chat} onDone={shut} />
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
  if (group === 'mine') return <Composer key={chat.id} {...props} />;
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
