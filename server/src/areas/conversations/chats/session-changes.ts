import type { ChatMessageId, ChatSessionId, UserId } from '@parley/contract/ids';
import type { ChatNotice, ChatStatus } from '@parley/contract/resources/chat';
import type { ChatCloseReason, DeskChat, HandoffRequester } from '@parley/contract/resources/chat-desk';
import { type RawBuilder, sql, type Updateable } from 'kysely';
import type { ChatSessions } from '#db/schema.generated.ts';
import type { Tx } from '#db/tenant-scope.ts';
import type { ChangeContext } from './change-context.rules.ts';
import { alreadyClaimed, notYourChat, sessionClosed } from './chat.errors.ts';
import { getDeskChat } from './desk-chats.queries.ts';
import { beginHandling, endHandling } from './handlings.queries.ts';
import { chatTopic, deskTopic, insertMessage } from './messages.queries.ts';
import { noticeText } from './notices.rules.ts';
import { getSessionStatus, type LockedSession, lockSession } from './sessions.queries.ts';
import { requestSummary } from './summary.queries.ts';

/** Somebody who takes a chat. */
export interface Claimer {
  id: UserId;
  /** As visitors see them. */
  name: string;
  avatarId: string | null;
}

/** Where it is locked already, its row needs not be asked for again. */
type ChatToChange = ChatSessionId | LockedSession;

export interface ChangedChat {
  chat: DeskChat;
  /** The state before. */
  was: ChatStatus;
  /** False: it was so already, and nothing was told. */
  hasChanged: boolean;
}

/** open -> waiting: a person is asked for. A chat that waits or has a person stays as it is; refuses a closed one. */
export async function askForPerson(
  context: ChangeContext,
  chat: ChatToChange,
  asked: { by: HandoffRequester; reason: string; summary?: string | undefined },
): Promise<ChangedChat> {
  const session = await locked(context.tx, chat);
  if (session.status === 'closed') throw sessionClosed();
  if (session.status !== 'open') return unchanged(context, session);
  await toQueue(context, session, {
    handoff_reason: asked.reason || null,
    handoff_by: asked.by,
    handoff_summary: asked.summary || null,
  });
  if (!asked.summary) await requestSummary(context.tx, { tenantId: context.tenantId, sessionId: session.id });
  await tellVisitor(context, session, { kind: 'waiting', name: '' });
  return changed(context, session, (to) => context.emit('chat.session.escalated', deskTopic, { chat: to }));
}

/** waiting -> open: nobody is needed any more. Other chats stay as they are. */
export async function leaveQueue(context: ChangeContext, id: ChatSessionId): Promise<ChangedChat> {
  const session = await lockSession(context.tx, id);
  if (session.status !== 'waiting') return unchanged(context, session);
  await toAgent(context, session);
  await tellVisitor(context, session, { kind: 'back_to_agent', name: '' });
  return changed(context, session, (chat) => context.emit('chat.session.unqueued', deskTopic, { chat }));
}

/**
 * waiting or open -> with_operator, in one step: of several who try, the first has it and the others are refused
 * (`already_claimed`, with the winner's name). Claiming what one has already changes nothing.
 */
export async function claimChat(context: ChangeContext, chat: ChatToChange, by: Claimer): Promise<ChangedChat> {
  const session = await locked(context.tx, chat);
  if (session.status === 'closed') throw sessionClosed();
  if (session.operatorId === by.id) return unchanged(context, session);
  if (session.operatorId !== null) throw alreadyClaimed((await getDeskChat(context.tx, session.id)).operator);
  if (session.status === 'open') await noteTakenFromAgent(context, session.id);
  await toOperator(context, session, by);
  return changed(context, session, (to) => context.emit('chat.session.claimed', deskTopic, { chat: to, from: null }));
}

/** with_operator -> waiting or open. Only the one who has it may give it away (`by`); null: nobody asks, they are gone. */
export async function releaseChat(
  context: ChangeContext,
  chat: ChatToChange,
  given: { by: UserId | null; to: 'queue' | 'agent'; isLost?: boolean },
): Promise<ChangedChat> {
  const session = await locked(context.tx, chat);
  const from = await holderOf(context, session, given.by);
  const isLost = given.isLost === true;
  await endHandling(context, session.id, isLost ? 'lost' : given.to === 'queue' ? 'to_queue' : 'to_agent');
  // Who was left alone has waited since they were taken on: they come before those who asked later.
  if (given.to === 'queue') await toQueue(context, session, {}, isLost ? sql<Date>`claimed_at` : context.now);
  else await toAgent(context, session);
  await tellVisitor(context, session, { kind: isLost ? 'operator_lost' : 'operator_left', name: from.name });
  if (given.to === 'agent') await tellVisitor(context, session, { kind: 'back_to_agent', name: '' });
  return changed(context, session, (to) =>
    context.emit('chat.session.released', deskTopic, { chat: to, from: from.id, is_lost: isLost }),
  );
}

/** with_operator -> with_operator: from one hand into another, without a moment in the queue. */
export async function transferChat(
  context: ChangeContext,
  chat: ChatToChange,
  given: { by: UserId; to: Claimer },
): Promise<ChangedChat> {
  const session = await locked(context.tx, chat);
  const from = await holderOf(context, session, given.by);
  if (given.to.id === from.id) return unchanged(context, session);
  await endHandling(context, session.id, 'to_operator');
  await tellVisitor(context, session, { kind: 'operator_left', name: from.name });
  await toOperator(context, session, given.to);
  return changed(context, session, (to) =>
    context.emit('chat.session.claimed', deskTopic, { chat: to, from: from.id }),
  );
}

/** Any state -> closed. A closed chat stays closed, with the reason it was closed for first. */
export async function closeChat(
  context: ChangeContext,
  chat: ChatToChange,
  given: { reason: ChatCloseReason; by?: UserId },
): Promise<ChangedChat> {
  const session = await locked(context.tx, chat);
  const { id } = session;
  if (session.status === 'closed') return unchanged(context, session);
  if (given.by !== undefined) await holderOf(context, session, given.by);
  if (session.status === 'with_operator') await endHandling(context, id, 'closed');
  await setSession(context.tx, id, {
    status: 'closed',
    closed_at: context.now,
    close_reason: given.reason,
    operator_id: null,
    waiting_since: null,
    answering_by: null,
    answering_until: null,
  });
  await tellVisitor(context, session, { kind: 'closed', name: '' });
  return changed(context, session, (to) => context.emit('chat.session.closed', deskTopic, { chat: to }));
}

/** Tells the desk of something that changed beside the state. */
export async function tellUpdated(context: ChangeContext, id: ChatSessionId, changed: string[]): Promise<DeskChat> {
  const chat = await getDeskChat(context.tx, id);
  await context.emit('chat.session.updated', deskTopic, { chat, changed });
  return chat;
}

/** A notice at the next number of the session, which must be locked. */
export async function tellVisitor(
  context: ChangeContext,
  session: Pick<LockedSession, 'id' | 'agentId'>,
  notice: ChatNotice,
): Promise<void> {
  const { tx } = context;
  const row = await tx
    .updateTable('chat_sessions')
    .set({ last_seq: sql<number>`last_seq + 1`, last_activity_at: context.now })
    .where('id', '=', session.id)
    .returning([
      'last_seq',
      (eb) =>
        eb
          .selectFrom('agents')
          .select(sql<string>`agents.config ->> 'language'`.as('language'))
          .where('agents.id', '=', session.agentId)
          .as('language'),
    ])
    .executeTakeFirstOrThrow();
  await insertMessage(context, session.id, {
    id: context.newId() as ChatMessageId,
    seq: row.last_seq,
    role: 'system',
    text: noticeText(notice, row.language ?? 'en'),
    notice,
  });
}

async function locked(tx: Tx, chat: ChatToChange): Promise<LockedSession> {
  return typeof chat === 'string' ? lockSession(tx, chat) : chat;
}

async function unchanged(context: ChangeContext, session: LockedSession): Promise<ChangedChat> {
  return { chat: await getDeskChat(context.tx, session.id), was: session.status, hasChanged: false };
}

function setSession(tx: Tx, id: ChatSessionId, change: Updateable<ChatSessions>) {
  return tx.updateTable('chat_sessions').set(change).where('id', '=', id).execute();
}

/** Whoever answered it gives the turn up: what they would say comes too late. */
const nobodyAnswers = { answering_by: null, answering_until: null };

async function toQueue(
  context: ChangeContext,
  session: LockedSession,
  more: Partial<Pick<Updateable<ChatSessions>, 'handoff_reason' | 'handoff_by' | 'handoff_summary'>>,
  since: Date | RawBuilder<Date> = context.now,
): Promise<void> {
  await context.tx
    .updateTable('chat_sessions')
    .set({
      ...nobodyAnswers,
      ...more,
      status: 'waiting',
      waiting_since: since,
      operator_id: null,
      claimed_at: null,
    })
    .where('id', '=', session.id)
    .execute();
}

/** Nobody had asked: what was said when somebody did before counts no more. */
async function noteTakenFromAgent({ tx, tenantId }: ChangeContext, sessionId: ChatSessionId): Promise<void> {
  await setSession(tx, sessionId, { handoff_by: 'operator', handoff_reason: null, handoff_summary: null });
  await requestSummary(tx, { tenantId, sessionId });
}

async function toAgent({ tx }: ChangeContext, { id }: LockedSession): Promise<void> {
  await tx
    .updateTable('chat_sessions')
    .set({
      status: 'open',
      waiting_since: null,
      operator_id: null,
      claimed_at: null,
      agent_turns: 0,
      unsure_turns: 0,
      // What an operator has answered is not answered again; what nobody has is for the agent to answer now.
      answered_seq: sql<number>`case when exists (select 1 from chat_messages m
        where m.tenant_id = chat_sessions.tenant_id and m.session_id = chat_sessions.id and m.role = 'operator'
          and m.visibility = 'public' and m.seq > chat_sessions.last_visitor_seq)
        then last_visitor_seq else answered_seq end`,
    })
    .where('id', '=', id)
    .execute();
}

async function toOperator(context: ChangeContext, session: LockedSession, by: Claimer): Promise<void> {
  const { tx, now } = context;
  await Promise.all([
    setSession(tx, session.id, {
      ...nobodyAnswers,
      status: 'with_operator',
      operator_id: by.id,
      claimed_at: now,
      waiting_since: null,
    }),
    beginHandling(context, session, by.id),
    tellVisitor(context, session, { kind: 'operator_joined', name: by.name }),
  ]);
}

async function holderOf(
  { tx }: ChangeContext,
  session: LockedSession,
  by: UserId | null,
): Promise<{ id: UserId; name: string }> {
  const { operator } = await getDeskChat(tx, session.id);
  if (session.status === 'closed') throw sessionClosed();
  if (!operator || (by !== null && operator.id !== by)) throw notYourChat(operator);
  return operator;
}

/** Tells the visitor's streams how the chat stands now, and the desk with `tellDesk`. */
async function changed(
  context: ChangeContext,
  { id, status: was }: LockedSession,
  tellDesk: (chat: DeskChat) => Promise<void>,
): Promise<ChangedChat> {
  const { tx, now } = context;
  const [status, chat] = await Promise.all([getSessionStatus(tx, id, now), getDeskChat(tx, id)]);
  await Promise.all([
    context.emit('chat.session.status', chatTopic(id), { ...status, session_id: id }),
    tellDesk(chat),
  ]);
  return { chat, was, hasChanged: true };
}
