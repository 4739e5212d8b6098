import type { AgentId, ChatSessionId, TenantId } from '@parley/contract/ids';
import { sql } from 'kysely';
import type { PlatformScope, Tx } from '#db/tenant-scope.ts';
import { lockChat } from './chat-lock.queries.ts';

/** Lists each inactive chat, without a message since `before`, longest first. */
export async function listInactiveSessions(
  tx: Tx,
  asked: { before: Date; agentId: AgentId | undefined; limit: number },
): Promise<ChatSessionId[]> {
  const rows = await tx
    .selectFrom('chat_sessions')
    .select('id')
    .where('status', '<>', 'closed')
    .where('last_activity_at', '<=', asked.before)
    .where('snoozed_until', 'is', null)
    .$if(asked.agentId !== undefined, (all) => all.where('agent_id', '=', asked.agentId ?? ''))
    .orderBy('last_activity_at')
    .limit(asked.limit)
    .execute();
  return rows.map((row) => row.id as ChatSessionId);
}

export async function countInactiveSessions(
  tx: Tx,
  asked: { before: Date; agentId: AgentId | undefined },
): Promise<number> {
  const row = await tx
    .selectFrom('chat_sessions')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('status', '<>', 'closed')
    .where('last_activity_at', '<=', asked.before)
    .where('snoozed_until', 'is', null)
    .$if(asked.agentId !== undefined, (all) => all.where('agent_id', '=', asked.agentId ?? ''))
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Finds chats of all tenants that have been inactive for as long as their widget allows. */
export async function findOverdueSessions(
  platform: PlatformScope,
  asked: { now: Date; defaultMinutes: number; leastMinutes: number; limit: number },
): Promise<{ tenantId: TenantId; id: ChatSessionId; before: Date }[]> {
  const found = await sql<{ tenant_id: TenantId; id: ChatSessionId; before: Date }>`
    select s.tenant_id, s.id, ${asked.now}::timestamptz - w.allowed as before
    from chat_sessions s
    cross join lateral (select make_interval(mins => coalesce((select (c.config ->> 'close_after_minutes')::int
      from chat_widget_configs c where c.tenant_id = s.tenant_id and c.agent_id = s.agent_id),
      ${asked.defaultMinutes}::int)) as allowed) w
    where s.status <> 'closed' and s.snoozed_until is null
      and s.last_activity_at <= ${asked.now}::timestamptz - make_interval(mins => ${asked.leastMinutes}::int)
      and s.last_activity_at <= ${asked.now}::timestamptz - w.allowed
    order by s.last_activity_at limit ${asked.limit}`.execute(platform.everywhere);
  return found.rows.map(({ tenant_id: tenantId, id, before }) => ({ tenantId, id, before }));
}

/** Locks the chat until the transaction ends; false when it had a message or was closed meanwhile. */
export async function lockIfInactive(tx: Tx, id: ChatSessionId, before: Date): Promise<boolean> {
  await lockChat(tx, id);
  const row = await tx
    .selectFrom('chat_sessions')
    .select('id')
    .where('id', '=', id)
    .where('status', '<>', 'closed')
    .where('last_activity_at', '<=', before)
    .where('snoozed_until', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}
