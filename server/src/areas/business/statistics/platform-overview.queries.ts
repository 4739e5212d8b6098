import { sql } from 'kysely';
import type { Tx } from '#db/tenant-scope.ts';
import { everyAgent } from './figures.queries.ts';

export interface PlatformCounts {
  tenants: number;
  agents: number;
  live_calls: number;
  month_calls: number;
  month_answered: number;
  month_seconds: number;
  calls: number;
  answered: number;
  seconds: number;
  chats: number;
}

/** Counts across all tenants; each tenant's month is that of its own time zone, the present one by UTC. */
export async function readPlatformCounts(tx: Tx, now: Date): Promise<PlatformCounts> {
  const isThisMonth = sql`period = date_trunc('month', ${now}::timestamptz at time zone 'UTC')::date`;
  const sum = (column: string) => sql`coalesce(sum(${sql.ref(column)}), 0)::float8`;
  const ofMonth = (column: string) => sql`coalesce(sum(${sql.ref(column)}) filter (where ${isThisMonth}), 0)::float8`;
  const found = await sql<PlatformCounts>`
    select (select count(*)::int from tenants) as tenants,
      (select count(*)::int from agents where trashed_at is null) as agents,
      (select count(*)::int from calls where ended_at is null and status in ('in_progress', 'transferring')) as live_calls,
      (select coalesce(sum(sessions), 0)::float8 from chat_rollups) as chats, figures.*
    from (select ${ofMonth('calls')} as month_calls, ${ofMonth('answered')} as month_answered,
        ${ofMonth('seconds')} as month_seconds, ${sum('calls')} as calls, ${sum('answered')} as answered,
        ${sum('seconds')} as seconds
      from call_rollups where grain = 'month' and agent_id = ${everyAgent}) figures`.execute(tx);
  return found.rows[0] as PlatformCounts;
}
