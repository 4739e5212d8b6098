import type { AgentId, ChatSessionId, TenantId } from '@parley/contract/ids';
import type { ChatSessionStatus, ChatStatus } from '@parley/contract/resources/chat';
import { type SqlBool, sql } from 'kysely';
import type { Tx } from '#db/tenant-scope.ts';
import { sessionNotFound } from './chat.errors.ts';

/** How long a visitor may come back to a chat. */
export const sessionLifetimeDays = 30;

export interface NewSession {
  tenantId: TenantId;
  id: ChatSessionId;
  agentId: AgentId;
  tokenHash: Buffer;
  visitor: Record<string, string>;
  variables: Record<string, string>;
  /** What the portal says of the visitor; null: nothing. */
  identity: Record<string, string> | null;
  pageUrl: string | undefined;
  locale: string | undefined;
  origin: string | null;
  hasGreeting: boolean;
  modelSpeaksFirst: boolean;
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
      status: 'open',
      token_hash: session.tokenHash,
      visitor: JSON.stringify(session.visitor),
      variables: JSON.stringify(session.variables),
      identity: session.identity && JSON.stringify(session.identity),
      page_url: session.pageUrl ?? null,
      locale: session.locale ?? null,
      origin: session.origin,
      created_at: session.now,
      last_activity_at: session.now,
      expires_at: session.expiresAt,
      last_seq: session.hasGreeting ? 1 : 0,
      answered_seq: session.modelSpeaksFirst ? -1 : 0,
    })
    .execute();
}

export interface LockedSession {
  status: ChatStatus;
  lastSeq: number;
  agentId: AgentId;
}

/** Locks the session until the transaction ends, so that its messages are numbered one after the other. */
export async function lockSession(tx: Tx, id: ChatSessionId): Promise<LockedSession> {
  const row = await tx
    .selectFrom('chat_sessions')
    .select(['status', 'last_seq', 'agent_id'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw sessionNotFound();
  return { status: row.status as ChatStatus, lastSeq: row.last_seq, agentId: row.agent_id as AgentId };
}

/**
 * Counts a visitor's message; an open chat then waits for its answer. With `lease`, takes the turn to answer too, if
 * nobody else has it, and says so.
 */
export async function noteVisitorMessage(
  tx: Tx,
  message: { sessionId: ChatSessionId; seq: number; now: Date; lease: { processId: string; until: Date } | null },
): Promise<{ hasTurn: boolean; variables: Record<string, string>; identity: Record<string, string> | null }> {
  const { seq, now, lease } = message;
  const isFree = sql<SqlBool>`status = 'open' and (answering_by is null or answering_until <= ${now})`;
  const row = await tx
    .updateTable('chat_sessions')
    .set({ last_seq: seq, last_visitor_seq: seq, last_activity_at: now })
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

export async function getSessionStatus(tx: Tx, id: ChatSessionId, now: Date): Promise<ChatSessionStatus> {
  const row = await tx
    .selectFrom('chat_sessions')
    .leftJoin('chat_messages', (join) =>
      join
        .onRef('chat_messages.tenant_id', '=', 'chat_sessions.tenant_id')
        .onRef('chat_messages.session_id', '=', 'chat_sessions.id')
        .onRef('chat_messages.seq', '=', 'chat_sessions.last_seq'),
    )
    .select(['chat_sessions.status', 'answering_until', 'chat_messages.id as last_message_id'])
    .where('chat_sessions.id', '=', id)
    .executeTakeFirst();
  if (!row) throw sessionNotFound();
  return {
    status: row.status as ChatStatus,
    operator: null,
    queue_position: null,
    typing: row.answering_until !== null && row.answering_until > now,
    last_message_id: row.last_message_id as ChatSessionStatus['last_message_id'],
  };
}
