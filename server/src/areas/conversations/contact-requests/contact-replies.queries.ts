import type { AgentId, ContactReplyId, ContactRequestId, TenantId, UserId } from '@parley/contract/ids';
import type { ContactReply } from '@parley/contract/resources/chat-desk';
import { sql } from 'kysely';
import { readConfig } from '#areas/agents/agents';
import { findWidgetConfig } from '#areas/conversations/widget';
import type { Tx } from '#db/tenant-scope.ts';

interface Row {
  id: ContactReplyId;
  author_id: UserId | null;
  author_name: string | null;
  to_address: string;
  text: string;
  status: ContactReply['delivery'];
  created_at: Date;
  sent_at: Date | null;
}

/** Lists the replies to a request, oldest first. */
export async function listReplies(tx: Tx, requestId: ContactRequestId): Promise<ContactReply[]> {
  const { rows } = await sql<Row>`
    select r.id, r.author_id, coalesce(o.display_name, u.name) as author_name, r.to_address, r.text, r.status,
      r.created_at, r.sent_at
    from contact_request_replies r
    left join users u on u.id = r.author_id
    left join chat_operators o on o.tenant_id = r.tenant_id and o.user_id = r.author_id
    where r.request_id = ${requestId} order by r.created_at, r.id`.execute(tx);
  return rows.map((row) => ({
    id: row.id,
    author: row.author_id === null ? null : { id: row.author_id, name: row.author_name ?? '' },
    to: row.to_address,
    text: row.text,
    delivery: row.status,
    created_at: row.created_at.toISOString(),
    sent_at: row.sent_at?.toISOString() ?? null,
  }));
}

/** Inserts a reply before its email, whose delivery a trigger writes to it. */
export async function insertReply(
  tx: Tx,
  reply: {
    tenantId: TenantId;
    id: ContactReplyId;
    requestId: ContactRequestId;
    authorId: UserId;
    to: string;
    text: string;
    emailId: string;
    now: Date;
  },
): Promise<void> {
  await tx
    .insertInto('contact_request_replies')
    .values({
      tenant_id: reply.tenantId,
      id: reply.id,
      request_id: reply.requestId,
      author_id: reply.authorId,
      to_address: reply.to,
      text: reply.text,
      email_id: reply.emailId,
      status: 'queued',
      created_at: reply.now,
    })
    .execute();
}

/** Gets the sender's name and the language of replies in the name of an agent. */
export async function getReplySender(tx: Tx, agentId: AgentId): Promise<{ site: string; language: string }> {
  const row = await tx.selectFrom('agents').select('config').where('id', '=', agentId).executeTakeFirstOrThrow();
  const agent = readConfig(row.config);
  const widget = await findWidgetConfig(tx, { agentId, agent });
  return { site: widget.agent_display_name, language: agent.language };
}
