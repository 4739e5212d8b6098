import type { ChatMessageId, ChatSessionId, TenantId } from '@parley/contract/ids';
import type { ChatMessage } from '@parley/contract/resources/chat';
import type { Selectable } from 'kysely';
import type { ChatMessages } from '#db/schema.generated.ts';
import type { Tx } from '#db/tenant-scope.ts';
import type { EmitEvent } from '#platform/outbox/emit.ts';

export type MessageRow = Pick<
  Selectable<ChatMessages>,
  'id' | 'seq' | 'role' | 'text' | 'status' | 'client_message_id' | 'sources' | 'created_at' | 'answers_seq' | 'trace'
>;

const columns = [
  'id',
  'seq',
  'role',
  'text',
  'status',
  'client_message_id',
  'sources',
  'created_at',
  'answers_seq',
  'trace',
] as const;

export function presentMessage(row: MessageRow): ChatMessage {
  return {
    id: row.id as ChatMessageId,
    role: row.role as ChatMessage['role'],
    text: row.text,
    status: row.status as ChatMessage['status'],
    client_message_id: row.client_message_id,
    sources: row.sources as ChatMessage['sources'],
    created_at: row.created_at.toISOString(),
  };
}

/** A message to write, at the next number of its session. */
export interface NewMessage {
  id: ChatMessageId;
  seq: number;
  role: ChatMessage['role'];
  text: string;
  status?: ChatMessage['status'];
  clientMessageId?: string | undefined;
  answersSeq?: number;
  sources?: ChatMessage['sources'];
  trace?: unknown;
}

/** Writes a message and tells the session's streams. The session must be locked: its numbers come from it. */
export async function insertMessage(
  context: { tx: Tx; emit: EmitEvent; tenantId: TenantId; now: Date },
  sessionId: ChatSessionId,
  message: NewMessage,
): Promise<MessageRow> {
  const row: MessageRow = {
    id: message.id,
    seq: message.seq,
    role: message.role,
    text: message.text,
    status: message.status ?? 'complete',
    client_message_id: message.clientMessageId ?? null,
    answers_seq: message.answersSeq ?? null,
    sources: message.sources ?? [],
    trace: (message.trace ?? null) as MessageRow['trace'],
    created_at: context.now,
  };
  const { sources, trace, ...columnsAsTheyAre } = row;
  await Promise.all([
    context.tx
      .insertInto('chat_messages')
      .values({
        ...columnsAsTheyAre,
        tenant_id: context.tenantId,
        session_id: sessionId,
        sources: JSON.stringify(sources),
        trace: trace === null ? null : JSON.stringify(trace),
      })
      .execute(),
    context.emit('chat.message.created', `chat:${sessionId}`, { session_id: sessionId, message: presentMessage(row) }),
  ]);
  return row;
}

export function findMessageByClientId(
  tx: Tx,
  sessionId: ChatSessionId,
  clientMessageId: string,
): Promise<MessageRow | undefined> {
  return tx
    .selectFrom('chat_messages')
    .select(columns)
    .where('session_id', '=', sessionId)
    .where('client_message_id', '=', clientMessageId)
    .executeTakeFirst();
}

/** The answer to the visitor's message with number `seq`, once there is one. */
export function findAnswerTo(tx: Tx, sessionId: ChatSessionId, seq: number): Promise<MessageRow | undefined> {
  return tx
    .selectFrom('chat_messages')
    .select(columns)
    .where('session_id', '=', sessionId)
    .where('answers_seq', '>=', seq)
    .orderBy('seq')
    .limit(1)
    .executeTakeFirst();
}

/** Number of a message in its session, for paging around it; undefined when it is not of this session. */
export async function findMessageSeq(tx: Tx, sessionId: ChatSessionId, id: string): Promise<number | undefined> {
  const row = await tx
    .selectFrom('chat_messages')
    .select('seq')
    .where('session_id', '=', sessionId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.seq;
}

/** Messages with numbers above `after` (oldest first) or below `before` (the nearest ones, newest first). */
export function listMessages(
  tx: Tx,
  sessionId: ChatSessionId,
  page: { after: number; limit: number } | { before: number; limit: number },
): Promise<MessageRow[]> {
  const query = tx.selectFrom('chat_messages').select(columns).where('session_id', '=', sessionId).limit(page.limit);
  return 'after' in page
    ? query.where('seq', '>', page.after).orderBy('seq').execute()
    : query.where('seq', '<', page.before).orderBy('seq', 'desc').execute();
}
