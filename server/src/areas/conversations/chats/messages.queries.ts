import type { ChatMessageId, ChatSessionId, TenantId, UserId } from '@parley/contract/ids';
import type { AnswerSource } from '@parley/contract/resources/answer-source';
import type { ChatFile, ChatMessage, ChatNotice, RecordedChatMessage } from '@parley/contract/resources/chat';
import type { DeskMessage } from '@parley/contract/resources/chat-desk';
import type { Selectable } from 'kysely';
import { avatarPath } from '#areas/conversations/widget';
import { redactPersonalData, redactPersonalDataIn } from '#areas/privacy/redaction';
import { apiColumns } from '#db/api-columns.ts';
import type { ChatMessages } from '#db/schema.generated.ts';
import type { Tx } from '#db/tenant-scope.ts';
import type { EmitEvent } from '#platform/outbox/emit.ts';

const shown = apiColumns<Omit<ChatMessage, 'sources'>>()(
  'id',
  'role',
  'text',
  'notice',
  'files',
  'status',
  'client_message_id',
  'created_at',
);

const columns = [
  ...shown.names,
  'sources',
  'seq',
  'answers_seq',
  'trace',
  'visibility',
  'operator_id',
  'operator_name',
  'operator_avatar_id',
] as const;

export type MessageRow = Pick<Selectable<ChatMessages>, (typeof columns)[number]>;

/** URL of a picture, relative to the base address; empty when there is none. */
export const avatarUrl = (id: string | null): string => (id === null ? '' : avatarPath(id));

/** Presents a message as its visitor sees it. */
export const presentMessage = (row: MessageRow): ChatMessage => visitorMessageOf(presentRecordedMessage(row));

function presentRecordedMessage(row: MessageRow): RecordedChatMessage {
  return {
    ...shown.present(row),
    sources: storedSources(row.sources),
    operator:
      row.operator_name === null ? null : { name: row.operator_name, avatar_url: avatarUrl(row.operator_avatar_id) },
  };
}

/** Without the passages themselves, those not to be shown, and repeated titles of one address. */
export function visitorMessageOf(message: RecordedChatMessage): ChatMessage {
  const shown = new Map<string, ChatMessage['sources'][number]>();
  for (const { id, title, url, is_public: isPublic } of storedSources(message.sources)) {
    const place = `${url}\n${title}`;
    if (isPublic && !shown.has(place)) shown.set(place, { id, title, url });
  }
  return { ...message, sources: [...shown.values()] };
}

/** Sources of a row or an event; those written before they had an address and a flag are not public. */
const storedSources = (stored: unknown): AnswerSource[] =>
  (stored as Partial<AnswerSource>[]).map(
    ({ id = '', title = '', text = '', url = null, is_public: isPublic = false }) => ({
      id,
      title,
      text,
      url,
      is_public: isPublic,
    }),
  );

/** Presents a message as operators see it. */
export function presentDeskMessage(row: MessageRow): DeskMessage {
  return {
    ...presentRecordedMessage(row),
    visibility: row.visibility as DeskMessage['visibility'],
    author: row.operator_id === null ? null : { id: row.operator_id as UserId, name: row.operator_name ?? '' },
    answered_by: answeredBy(row),
  };
}

/** Model behind an agent's answer; null for other messages and for failed answers. */
function answeredBy({ role, trace }: MessageRow): DeskMessage['answered_by'] {
  const { model, isFallback } = (trace ?? {}) as { model?: string; isFallback?: boolean };
  return role === 'agent' && model !== undefined ? { model, is_fallback: isFallback ?? false } : null;
}

/** Message to insert, at the next number of its session. */
export interface NewMessage {
  id: ChatMessageId;
  seq: number;
  role: ChatMessage['role'];
  text: string;
  status?: ChatMessage['status'];
  clientMessageId?: string | undefined;
  answersSeq?: number;
  sources?: AnswerSource[];
  trace?: unknown;
  /** Default: public. Internal messages are visible to operators only. */
  visibility?: DeskMessage['visibility'];
  operator?: { id: UserId; name: string; avatarId: string | null };
  notice?: ChatNotice;
  files?: ChatFile[];
  /** Language of the personal data to redact before anything is written; null: none is. */
  redactionLanguage: string | null;
}

/** Inserts a message and emits its event. The session must be locked: its counter numbers the messages. */
export async function insertMessage(
  context: { tx: Tx; emit: EmitEvent; tenantId: TenantId; now: Date },
  sessionId: ChatSessionId,
  given: NewMessage,
): Promise<MessageRow> {
  const message = given.redactionLanguage === null ? given : redacted(given, given.redactionLanguage);
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
    visibility: message.visibility ?? 'public',
    operator_id: message.operator?.id ?? null,
    operator_name: message.operator?.name ?? null,
    operator_avatar_id: message.operator?.avatarId ?? null,
    notice: (message.notice ?? null) as MessageRow['notice'],
    files: message.files ?? [],
  };
  const { sources, trace, notice, files, ...columnsAsTheyAre } = row;
  await Promise.all([
    context.tx
      .insertInto('chat_messages')
      .values({
        ...columnsAsTheyAre,
        tenant_id: context.tenantId,
        session_id: sessionId,
        sources: JSON.stringify(sources),
        trace: trace === null ? null : JSON.stringify(trace),
        notice: notice === null ? null : JSON.stringify(notice),
        files: JSON.stringify(files),
      })
      .execute(),
    row.visibility === 'public'
      ? context.emit('chat.message.created', chatTopic(sessionId), {
          session_id: sessionId,
          message: presentRecordedMessage(row),
        })
      : context.emit('chat.note.created', deskTopic, { session_id: sessionId, message: presentDeskMessage(row) }),
  ]);
  return row;
}

function redacted(message: NewMessage, language: string): NewMessage {
  const { text, trace } = message;
  return {
    ...message,
    text: redactPersonalData(text, language),
    ...(trace === undefined ? {} : { trace: redactPersonalDataIn(trace, language) }),
  };
}

/** Topic of a visitor's streams. */
export const chatTopic = (id: ChatSessionId): string => `chat:${id}`;
/** Topic of events for operators only. */
export const deskTopic = 'desk';

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

/** Finds the answer to the visitor's message number `seq`. */
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

/**
 * Finds the number of a message in its session; undefined for one of another session, or an internal note unless
 * requested.
 */
export async function findMessageSeq(
  tx: Tx,
  sessionId: ChatSessionId,
  id: string,
  { withNotes = false }: { withNotes?: boolean } = {},
): Promise<number | undefined> {
  const row = await tx
    .selectFrom('chat_messages')
    .select('seq')
    .where('session_id', '=', sessionId)
    .where('id', '=', id)
    .$if(!withNotes, (all) => all.where('visibility', '=', 'public'))
    .executeTakeFirst();
  return row?.seq;
}

/**
 * Lists messages with numbers above `after` (oldest first) or below `before` (newest first). Internal notes only on
 * request.
 */
export function listMessages(
  tx: Tx,
  sessionId: ChatSessionId,
  page: { after: number; limit: number } | { before: number; limit: number },
  { withNotes = false }: { withNotes?: boolean } = {},
): Promise<MessageRow[]> {
  const query = tx
    .selectFrom('chat_messages')
    .select(columns)
    .where('session_id', '=', sessionId)
    .$if(!withNotes, (all) => all.where('visibility', '=', 'public'))
    .limit(page.limit);
  return 'after' in page
    ? query.where('seq', '>', page.after).orderBy('seq').execute()
    : query.where('seq', '<', page.before).orderBy('seq', 'desc').execute();
}
