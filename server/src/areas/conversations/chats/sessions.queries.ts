import type { AgentId, ChatMessageId, ChatSessionId, TenantId, UserId } from '@parley/contract/ids';
import type { AgentConfig } from '@parley/contract/resources/agent';
import type { ChatSessionStatus, ChatStatus } from '@parley/contract/resources/chat';
import { type SqlBool, sql } from 'kysely';
import type { Tx } from '#db/tenant-scope.ts';
import { sessionNotFound } from './chat.errors.ts';
import { lockChat } from './chat-lock.queries.ts';
import { avatarUrl, findMessageSeq } from './messages.queries.ts';
import { isRatingOpen } from './rating.rules.ts';

/** Lifetime of a session's token. */
export const sessionLifetimeDays = 30;

export interface NewSession {
  tenantId: TenantId;
  id: ChatSessionId;
  agentId: AgentId;
  tokenHash: Buffer;
  visitor: Record<string, string>;
  variables: Record<string, string>;
  /** Portal identity of the visitor; null when there is none. */
  identity: Record<string, string> | null;
  pageUrl: string | undefined;
  locale: string | undefined;
  origin: string | null;
  /** Keyed hash of the visitor's address. */
  addressHash: Buffer;
  hasGreeting: boolean;
  /** The visitor was told, with the session, that the agent is a machine. */
  isDisclosed: boolean;
  /** Privacy settings of the agent, which hold for the whole session. */
  privacy: Pick<AgentConfig, 'pii_redaction' | 'zero_retention'>;
  modelSpeaksFirst: boolean;
  /** Version of a traffic split; null: the current one of each turn. */
  pinnedVersion: number | null;
  now: Date;
  expiresAt: Date;
}

export async function insertSession(tx: Tx, session: NewSession): Promise<void> {
  await tx
    .insertInto('chat_sessions')
    .values({
      tenant_id: session.tenantId,
      id: session.id,
      agent_id: session.agentId,
      pinned_version: session.pinnedVersion,
      status: 'open',
      token_hash: session.tokenHash,
      visitor: JSON.stringify(session.visitor),
      variables: JSON.stringify(session.variables),
      identity: session.identity && JSON.stringify(session.identity),
      page_url: session.pageUrl ?? null,
      locale: session.locale ?? null,
      origin: session.origin,
      address_hash: session.addressHash,
      created_at: session.now,
      last_activity_at: session.now,
      expires_at: session.expiresAt,
      ai_disclosed_at: session.isDisclosed ? session.now : null,
      pii_redaction: session.privacy.pii_redaction,
      zero_retention: session.privacy.zero_retention,
      last_seq: session.hasGreeting ? 1 : 0,
      answered_seq: session.modelSpeaksFirst ? -1 : 0,
    })
    .execute();
}

export interface LockedSession {
  id: ChatSessionId;
  status: ChatStatus;
  lastSeq: number;
  agentId: AgentId;
  operatorId: UserId | null;
  waitingSince: Date | null;
  snoozedUntil: Date | null;
  /** Language of the personal data redacted in its messages; null: none is. */
  redactionLanguage: string | null;
}

/** Column: language of the personal data redacted in the session's texts; null: none is. */
export const redactionLanguage = sql<string | null>`case when pii_redaction then
  (select coalesce(a.config ->> 'language', 'en') from agents a
    where a.tenant_id = chat_sessions.tenant_id and a.id = chat_sessions.agent_id) end`.as('redaction_language');

/** Locks the session until the transaction ends, so that its messages are numbered in sequence. */
export async function lockSession(tx: Tx, id: ChatSessionId): Promise<LockedSession> {
  // Sent together; the row is read once the advisory lock is held.
  const [, row] = await Promise.all([
    lockChat(tx, id),
    tx
      .selectFrom('chat_sessions')
      .select(['status', 'last_seq', 'agent_id', 'operator_id', 'waiting_since', 'snoozed_until', redactionLanguage])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst(),
  ]);
  if (!row) throw sessionNotFound();
  return {
    id,
    status: row.status as ChatStatus,
    lastSeq: row.last_seq,
    agentId: row.agent_id as AgentId,
    operatorId: row.operator_id as UserId | null,
    waitingSince: row.waiting_since,
    snoozedUntil: row.snoozed_until,
    redactionLanguage: row.redaction_language,
  };
}

/**
 * Counts a visitor's message; an open chat then waits for its answer. With `lease`, also claims the turn if it is free,
 * and says so.
 */
export async function recordVisitorMessage(
  tx: Tx,
  message: {
    sessionId: ChatSessionId;
    seq: number;
    now: Date;
    lease: { processId: string; until: Date } | null;
    /** The agent never answers it without a verified visitor, even when the chat returns to it. */
    mustBeVerified?: boolean;
  },
): Promise<{ hasTurn: boolean; variables: Record<string, string>; identity: Record<string, string> | null }> {
  const { seq, now, lease } = message;
  const isFree = sql<SqlBool>`status = 'open' and (answering_by is null or answering_until <= ${now})`;
  const row = await tx
    .updateTable('chat_sessions')
    .set({ last_seq: seq, last_visitor_seq: seq, last_activity_at: now })
    .$if(message.mustBeVerified === true, (query) =>
      query.set({ answered_seq: sql<number>`case when identity is null then ${seq}::integer else answered_seq end` }),
    )
    .$if(lease !== null, (query) =>
      query.set({
        answering_by: sql`case when ${isFree} then ${lease?.processId}::uuid else answering_by end`,
        answering_until: sql`case when ${isFree} then ${lease?.until}::timestamptz else answering_until end`,
      }),
    )
    .where('id', '=', message.sessionId)
    .returning(['answering_by', 'variables', 'identity'])
    .executeTakeFirstOrThrow();
  return {
    hasTurn: lease !== null && row.answering_by === lease.processId,
    variables: row.variables as Record<string, string>,
    identity: row.identity as Record<string, string> | null,
  };
}

/**
 * Marks messages up to this one as seen by the visitor; true when that is new. A message of another chat changes
 * nothing.
 */
export async function markSeenByVisitor(tx: Tx, id: ChatSessionId, messageId: ChatMessageId): Promise<boolean> {
  const seq = await findMessageSeq(tx, id, messageId);
  if (seq === undefined) return false;
  const seen = await tx.selectFrom('chat_sessions').select('visitor_seen_seq').where('id', '=', id).executeTakeFirst();
  if (!seen || seen.visitor_seen_seq >= seq) return false;
  await lockSession(tx, id);
  const noted = await tx
    .updateTable('chat_sessions')
    .set({ visitor_seen_seq: seq })
    .where('id', '=', id)
    .where('visitor_seen_seq', '<', seq)
    .executeTakeFirst();
  return noted.numUpdatedRows > 0n;
}

/** Gets the chat's status as its visitor sees it. */
export async function getSessionStatus(tx: Tx, id: ChatSessionId, now: Date): Promise<ChatSessionStatus> {
  const found = await sql<{
    status: ChatStatus;
    answering_until: Date | null;
    rating: number | null;
    closed_at: Date | null;
    operator_name: string | null;
    operator_avatar_id: string | null;
    queue_position: number | null;
    last_message_id: ChatMessageId | null;
    seen_message_id: ChatMessageId | null;
  }>`
    select s.status, s.answering_until, s.rating, s.closed_at, coalesce(o.display_name, u.name) as operator_name,
      o.avatar_id as operator_avatar_id,
      case when s.status = 'waiting' then (select count(*)::int from chat_sessions q
        where q.status = 'waiting' and q.agent_id = s.agent_id
          and (q.waiting_since, q.id) <= (s.waiting_since, s.id)) end as queue_position,
      (select m.id from chat_messages m where m.session_id = s.id and m.visibility = 'public'
        order by m.seq desc limit 1) as last_message_id,
      (select m.id from chat_messages m where m.session_id = s.id and m.role = 'visitor' and m.seq <= s.operator_seen_seq
        order by m.seq desc limit 1) as seen_message_id
    from chat_sessions s
    left join users u on u.id = s.operator_id
    left join chat_operators o on o.tenant_id = s.tenant_id and o.user_id = s.operator_id
    where s.id = ${id}`.execute(tx);
  const [row] = found.rows;
  if (!row) throw sessionNotFound();
  return {
    status: row.status,
    operator:
      row.status === 'with_operator'
        ? { name: row.operator_name ?? '', avatar_url: avatarUrl(row.operator_avatar_id) }
        : null,
    queue_position: row.queue_position,
    typing: row.answering_until !== null && row.answering_until > now,
    last_message_id: row.last_message_id,
    seen_message_id: row.seen_message_id,
    can_be_rated: row.closed_at !== null && row.rating === null && isRatingOpen(row.closed_at, now),
  };
}
