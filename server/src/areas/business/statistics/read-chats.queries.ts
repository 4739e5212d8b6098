import type { AgentId, TenantId } from '@parley/contract/ids';
import { sql } from 'kysely';
import type { Tx } from '#db/tenant-scope.ts';
import type { Period } from './period.queries.ts';
import { isWithin } from './read-calls.queries.ts';
import type { ChatRow } from './rollup-rows.rules.ts';

const keys = {
  day: sql`day::text`,
  month: sql`to_char(day, 'YYYY-MM')`,
  agent: sql`agent_id::text`,
};

/** Reads chat figures of a period by day, month or agent. */
export async function readChats(
  tx: Tx,
  tenantId: TenantId,
  period: Period,
  { by, agentId }: { by: keyof typeof keys; agentId?: AgentId | undefined },
): Promise<ChatRow[]> {
  const ofAgent = agentId === undefined ? sql`true` : sql`agent_id = ${agentId}`;
  const rolledUp = sql`select * from chat_rollups
    where tenant_id = ${tenantId} and ${ofAgent} and day between ${period.first_day}::date and ${period.last_day}::date`;
  const counted = sql`
    select (started_at at time zone ${period.timezone})::date as day, agent_id, 1 as sessions, is_judged::int as judged,
      is_contained::int as contained, is_escalated::int as escalated, is_claimed::int as claimed,
      coalesce(rating, 0) as rating_sum, (rating is not null)::int as ratings
    from chat_facts where tenant_id = ${tenantId} and ${ofAgent} and ${isWithin(period)}`;
  const figures = ['sessions', 'judged', 'contained', 'escalated', 'claimed', 'rating_sum', 'ratings'];
  const found = await sql<ChatRow>`
    select ${keys[by]} as key, ${sql.join(figures.map((name) => sql`sum(${sql.ref(name)})::int as ${sql.ref(name)}`))}
    from (${period.isRolledUp ? rolledUp : counted}) chats group by 1`.execute(tx);
  return found.rows;
}
