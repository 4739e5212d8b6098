import type { AgentId, ChatMessageId, ChatSessionId, TenantId } from '@parley/contract/ids';
import type { ChatFile } from '@parley/contract/resources/chat';
import { sql } from 'kysely';
import type { PlatformScope, Tx } from '#db/tenant-scope.ts';
import type { QuotedMessage } from './quoted-chat.rules.ts';

/** Age beyond which an unseen reply is not sent any more. Unit: hours. */
const ageMaxHours = 24;

/** Chat `s` with its settings `d`: a reply is due. */
const isDue = (now: Date) => sql`
  s.last_seq > greatest(s.visitor_seen_seq, s.last_visitor_seq, s.emailed_seq)
  and s.last_activity_at > ${now}::timestamptz - make_interval(hours => ${ageMaxHours}::int)
  and s.expires_at > ${now} and not s.zero_retention
  and coalesce(d.email_replies, 'operators') <> 'off'
  and exists (select from chat_messages m where m.tenant_id = s.tenant_id and m.session_id = s.id
    and m.seq > greatest(s.visitor_seen_seq, s.last_visitor_seq, s.emailed_seq)
    and m.visibility = 'public' and m.status <> 'failed'
    and (m.role = 'operator' or (m.role = 'agent' and d.email_replies = 'all' and s.last_visitor_seq > 0))
    and m.created_at <= ${now}::timestamptz - make_interval(mins => coalesce(d.email_after_minutes, 5)))`;

/** Finds chats of all tenants with a due reply and an address, the most recent first. */
export async function findDueChats(
  platform: PlatformScope,
  asked: { now: Date; limit: number },
): Promise<{ tenantId: TenantId; id: ChatSessionId }[]> {
  const { rows } = await sql<{ tenant_id: TenantId; id: ChatSessionId }>`
    select s.tenant_id, s.id from chat_sessions s left join chat_desk_settings d on d.tenant_id = s.tenant_id
    where ${isDue(asked.now)} and (s.visitor ? 'email' or s.identity ? 'email' or s.variables ? 'email')
    order by s.last_activity_at desc limit ${asked.limit}`.execute(platform.everywhere);
  return rows.map(({ tenant_id: tenantId, id }) => ({ tenantId, id }));
}

export interface DueChat {
  agentId: AgentId;
  visitor: Record<string, string>;
  identity: Record<string, string> | null;
  variables: Record<string, string>;
  locale: string | null;
  /** Number of the last message the visitor knows. */
  knownSeq: number;
  replyTo: string | null;
}

/** Reads a chat again, which must be locked; undefined when no reply is due any more. */
export async function findDueChat(tx: Tx, id: ChatSessionId, now: Date): Promise<DueChat | undefined> {
  const { rows } = await sql<DueChat>`
    select s.agent_id as "agentId", s.visitor, s.identity, s.variables, s.locale, d.email_reply_to as "replyTo",
      greatest(s.visitor_seen_seq, s.last_visitor_seq, s.emailed_seq) as "knownSeq"
    from chat_sessions s left join chat_desk_settings d on d.tenant_id = s.tenant_id
    where s.id = ${id} and ${isDue(now)}`.execute(tx);
  return rows[0];
}

/** Lists the last public messages of a chat, oldest first. */
export async function listLastMessages(
  tx: Tx,
  id: ChatSessionId,
  limit: number,
): Promise<(QuotedMessage & { seq: number })[]> {
  const rows = await tx
    .selectFrom('chat_messages')
    .select(['seq', 'role', 'operator_name', 'text', 'files'])
    .where('session_id', '=', id)
    .where('visibility', '=', 'public')
    .where('status', '<>', 'failed')
    .orderBy('seq', 'desc')
    .limit(limit)
    .execute();
  return rows.reverse().map(({ seq, role, operator_name: name, text, files }) => ({
    seq,
    role: role as QuotedMessage['role'],
    name,
    text,
    files: files as unknown as ChatFile[],
  }));
}

/** Counts the emails of a chat, and those to an address since `since`. */
export async function countEmails(
  tx: Tx,
  asked: { sessionId: ChatSessionId; to: string; since: Date },
): Promise<{ ofChat: number; toAddress: number }> {
  const { rows } = await sql<{ ofChat: number; toAddress: number }>`
    select (select count(*)::int from chat_emails where session_id = ${asked.sessionId}) as "ofChat",
      (select count(*)::int from chat_emails where lower(to_address) = lower(${asked.to})
        and created_at > ${asked.since}) as "toAddress"`.execute(tx);
  return rows[0] ?? { ofChat: 0, toAddress: 0 };
}

/** Takes the next number of the locked chat for the notice, and marks everything up to it as sent. */
export async function markEmailed(tx: Tx, id: ChatSessionId): Promise<number> {
  const row = await tx
    .updateTable('chat_sessions')
    .set({ last_seq: sql<number>`last_seq + 1`, emailed_seq: sql<number>`last_seq + 1` })
    .where('id', '=', id)
    .returning('last_seq')
    .executeTakeFirstOrThrow();
  return row.last_seq;
}

export async function insertChatEmail(
  tx: Tx,
  email: {
    tenantId: TenantId;
    id: string;
    sessionId: ChatSessionId;
    noticeId: ChatMessageId;
    to: string;
    tokenHash: Buffer;
    now: Date;
  },
): Promise<void> {
  await tx
    .insertInto('chat_emails')
    .values({
      tenant_id: email.tenantId,
      id: email.id,
      session_id: email.sessionId,
      notice_id: email.noticeId,
      to_address: email.to,
      token_hash: email.tokenHash,
      created_at: email.now,
    })
    .execute();
}
