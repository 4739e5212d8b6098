import type { ChatMessageId, ChatSessionId, ChatTeamId, UserId } from '@parley/contract/ids';
import type { ChatNotice, ChatStatus } from '@parley/contract/resources/chat';
import type { ChatAssignment, ChatCloseReason, DeskChat, HandoffRequester } from '@parley/contract/resources/chat-desk';
import { type RawBuilder, sql, type Updateable } from 'kysely';
import { dueTimesOf, loadDeskSettings } from '#areas/conversations/desk-settings';
import { redactPersonalData } from '#areas/privacy/redaction';
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

/** Operator who takes a chat. */
export interface Claimer {
  id: UserId;
  /** Name as visitors see it. */
  name: string;
  avatarId: string | null;
}

/** Locked session, or the id of one to lock. */
type ChatToChange = ChatSessionId | LockedSession;

export interface ChangedChat {
  chat: DeskChat;
  /** State before the change. */
  was: ChatStatus;
  /** False when the state was reached already and nothing was emitted. */
  hasChanged: boolean;
}

/**
 * open -> waiting: queues the chat for an operator. A waiting or claimed chat stays as it is; refuses a closed one. A team
 * that does not exist any more is no team.
 */
export async function enqueueChat(
  context: ChangeContext,
  chat: ChatToChange,
  asked: { by: HandoffRequester; reason: string; summary?: string | undefined; teamId?: ChatTeamId | undefined },
): Promise<ChangedChat> {
  const session = await locked(context.tx, chat);
  if (session.status === 'closed') throw sessionClosed();
  if (session.status !== 'open') return unchanged(context, session);
  await toQueue(context, session, {
    ...(await handoverOf(context)),
    ...(asked.teamId === undefined ? {} : { team_id: await existingTeam(context.tx, asked.teamId) }),
    handoff_reason: redactedIn(session, asked.reason) || null,
    handoff_by: asked.by,
    handoff_summary: (asked.summary && redactedIn(session, asked.summary)) || null,
  });
  if (!asked.summary) await requestSummary(context.tx, { tenantId: context.tenantId, sessionId: session.id });
  await insertNotice(context, session, { kind: 'waiting', name: '' });
  return changed(context, session, (to) => context.emit('chat.session.escalated', deskTopic, { chat: to }));
}

/** waiting -> open: takes the chat out of the queue. Other states stay as they are. */
export async function dequeueChat(context: ChangeContext, id: ChatSessionId): Promise<ChangedChat> {
  const session = await lockSession(context.tx, id);
  if (session.status !== 'waiting') return unchanged(context, session);
  await toAgent(context, session);
  await insertNotice(context, session, { kind: 'back_to_agent', name: '' });
  return changed(context, session, (chat) => context.emit('chat.session.unqueued', deskTopic, { chat }));
}

/**
 * waiting or open -> with_operator, in one step: of concurrent claims the first wins and the others are refused
 * (`already_claimed`, with the winner's name). Claiming one's own chat changes nothing.
 */
export async function claimChat(context: ChangeContext, chat: ChatToChange, by: Claimer): Promise<ChangedChat> {
  const session = await locked(context.tx, chat);
  if (session.status === 'closed') throw sessionClosed();
  if (session.operatorId === by.id) return unchanged(context, session);
  if (session.operatorId !== null) throw alreadyClaimed((await getDeskChat(context.tx, session.id)).operator);
  if (session.status === 'open') await recordClaimFromAgent(context, session.id);
  await toOperator(context, session, by, { how: 'claimed', by: null });
  return changed(context, session, (to) => context.emit('chat.session.claimed', deskTopic, { chat: to, from: null }));
}

/** with_operator -> waiting or open. Only its operator may release it (`by`); null: the operator is offline. */
export async function releaseChat(
  context: ChangeContext,
  chat: ChatToChange,
  given: { by: UserId | null; to: 'queue' | 'agent'; isLost?: boolean; teamId?: ChatTeamId | null | undefined },
): Promise<ChangedChat> {
  const session = await locked(context.tx, chat);
  const from = await holderOf(context, session, given.by);
  const isLost = given.isLost === true;
  await endHandling(context, session.id, isLost ? 'lost' : given.to === 'queue' ? 'to_queue' : 'to_agent');
  // A chat whose operator went offline has waited since it was claimed: it goes before those queued later.
  const team = given.teamId === undefined ? {} : { team_id: given.teamId };
  if (given.to === 'queue') await toQueue(context, session, team, isLost ? sql<Date>`claimed_at` : context.now);
  else await toAgent(context, session);
  await insertNotice(context, session, { kind: isLost ? 'operator_lost' : 'operator_left', name: from.name });
  if (given.to === 'agent') await insertNotice(context, session, { kind: 'back_to_agent', name: '' });
  return changed(context, session, (to) =>
    context.emit('chat.session.released', deskTopic, { chat: to, from: from.id, is_lost: isLost }),
  );
}

/** with_operator -> with_operator: transfers the chat without a moment in the queue. */
export async function transferChat(
  context: ChangeContext,
  chat: ChatToChange,
  given: { by: UserId; to: Claimer },
): Promise<ChangedChat> {
  const session = await locked(context.tx, chat);
  const from = await holderOf(context, session, given.by);
  if (given.to.id === from.id) return unchanged(context, session);
  await endHandling(context, session.id, 'to_operator');
  await insertNotice(context, session, { kind: 'operator_left', name: from.name });
  await toOperator(context, session, given.to, { how: 'transferred', by: given.by });
  return changed(context, session, (to) =>
    context.emit('chat.session.claimed', deskTopic, { chat: to, from: from.id }),
  );
}

/**
 * open, waiting or with_operator -> with_operator: gives the chat to an operator, also one that another operator has. `by`: the supervisor; null:
 * the rule of assignment.
 */
export async function assignChat(
  context: ChangeContext,
  chat: ChatToChange,
  given: { by: UserId | null; to: Claimer },
): Promise<ChangedChat> {
  const session = await locked(context.tx, chat);
  if (session.status === 'closed') throw sessionClosed();
  if (session.operatorId === given.to.id) return unchanged(context, session);
  const from = session.status === 'with_operator' ? await holderOf(context, session, null) : null;
  if (session.status === 'open') await recordClaimFromAgent(context, session.id);
  if (from) {
    await endHandling(context, session.id, 'to_operator');
    await insertNotice(context, session, { kind: 'operator_left', name: from.name });
  }
  await toOperator(context, session, given.to, { how: given.by === null ? 'automatic' : 'assigned', by: given.by });
  return changed(context, session, (to) =>
    context.emit('chat.session.claimed', deskTopic, { chat: to, from: from?.id ?? null }),
  );
}

/** Any state -> closed. A closed chat stays closed and keeps its first reason. */
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
    snoozed_until: null,
    waiting_since: null,
    answering_by: null,
    answering_until: null,
  });
  await insertNotice(context, session, { kind: 'closed', name: '' });
  return changed(context, session, (to) => context.emit('chat.session.closed', deskTopic, { chat: to }));
}

/** Emits a change of the chat beside its state to operators. */
export async function publishChatUpdated(
  context: ChangeContext,
  id: ChatSessionId,
  changed: string[],
): Promise<DeskChat> {
  const chat = await getDeskChat(context.tx, id);
  await context.emit('chat.session.updated', deskTopic, { chat, changed });
  return chat;
}

/** Inserts a notice at the next number of the session, which must be locked. */
export async function insertNotice(
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
    // Its text is of templates.
    redactionLanguage: null,
  });
}

function redactedIn({ redactionLanguage: language }: LockedSession, text: string): string {
  return language === null ? text : redactPersonalData(text, language);
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

/** Columns of a chat that no operator has. */
const noOperator = { operator_id: null, claimed_at: null, snoozed_until: null, assigned_how: null, assigned_by: null };

/** Columns of a chat that is handed over now: its targets begin to run. */
async function handoverOf({ tx, now }: ChangeContext): Promise<Updateable<ChatSessions>> {
  const { firstReplyDueAt, resolutionDueAt } = dueTimesOf(await loadDeskSettings(tx), now);
  return {
    handed_over_at: now,
    first_replied_at: null,
    first_reply_due_at: firstReplyDueAt,
    resolution_due_at: resolutionDueAt,
  };
}

/** The team, or null when it was deleted. */
async function existingTeam(tx: Tx, id: ChatTeamId): Promise<string | null> {
  const row = await tx.selectFrom('chat_teams').select('id').where('id', '=', id).executeTakeFirst();
  return row?.id ?? null;
}

/** Columns that end a running turn: its answer comes too late. */
const nobodyAnswers = { answering_by: null, answering_until: null };

async function toQueue(
  context: ChangeContext,
  session: LockedSession,
  more: Updateable<ChatSessions>,
  since: Date | RawBuilder<Date> = context.now,
): Promise<void> {
  await context.tx
    .updateTable('chat_sessions')
    .set({
      ...nobodyAnswers,
      ...more,
      status: 'waiting',
      waiting_since: since,
      ...noOperator,
    })
    .where('id', '=', session.id)
    .execute();
}

/** Claimed without a handoff: reason and summary of an earlier one no longer apply. */
async function recordClaimFromAgent(context: ChangeContext, sessionId: ChatSessionId): Promise<void> {
  const { tx, tenantId } = context;
  await setSession(tx, sessionId, {
    ...(await handoverOf(context)),
    handoff_by: 'operator',
    handoff_reason: null,
    handoff_summary: null,
  });
  await requestSummary(tx, { tenantId, sessionId });
}

async function toAgent({ tx }: ChangeContext, { id }: LockedSession): Promise<void> {
  await tx
    .updateTable('chat_sessions')
    .set({
      status: 'open',
      waiting_since: null,
      ...noOperator,
      resolution_due_at: null,
      agent_turns: 0,
      unsure_turns: 0,
      // Messages an operator has answered are not answered again; unanswered ones are the agent's now.
      answered_seq: sql<number>`case when exists (select 1 from chat_messages m
        where m.tenant_id = chat_sessions.tenant_id and m.session_id = chat_sessions.id and m.role = 'operator'
          and m.visibility = 'public' and m.seq > chat_sessions.last_visitor_seq)
        then last_visitor_seq else answered_seq end`,
    })
    .where('id', '=', id)
    .execute();
}

async function toOperator(
  context: ChangeContext,
  session: LockedSession,
  by: Claimer,
  assigned: { how: ChatAssignment; by: UserId | null },
): Promise<void> {
  const { tx, now } = context;
  await Promise.all([
    setSession(tx, session.id, {
      ...nobodyAnswers,
      status: 'with_operator',
      operator_id: by.id,
      claimed_at: now,
      waiting_since: null,
      snoozed_until: null,
      assigned_how: assigned.how,
      assigned_by: assigned.by,
    }),
    beginHandling(context, session, by.id),
    insertNotice(context, session, { kind: 'operator_joined', name: by.name }),
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

/** Emits the chat's status to the visitor's streams, and to operators where `publishesToOperators`. */
async function changed(
  context: ChangeContext,
  { id, status: was }: LockedSession,
  publishesToOperators: (chat: DeskChat) => Promise<void>,
): Promise<ChangedChat> {
  const { tx, now } = context;
  const [status, chat] = await Promise.all([getSessionStatus(tx, id, now), getDeskChat(tx, id)]);
  await Promise.all([
    context.emit('chat.session.status', chatTopic(id), { ...status, session_id: id }),
    publishesToOperators(chat),
  ]);
  return { chat, was, hasChanged: true };
}
