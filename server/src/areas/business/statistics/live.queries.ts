import type { AgentId, TenantId } from '@parley/contract/ids';
import { sql } from 'kysely';
import type { Tx } from '#db/tenant-scope.ts';

export interface LiveCounts {
  ringing: number;
  in_progress: number;
  queued: number;
  chats_open: number;
  chats_waiting: number;
  chats_with_operator: number;
}

/** Silence after which an open chat no longer counts as live. Unit: minutes. */
const liveChatMinutes = 60;

/** Counts conversations that go on, each by an index of such rows alone. */
export async function readLive(tx: Tx, tenantId: TenantId, now: Date): Promise<LiveCounts> {
  const chats = (status: string, more = sql`true`) => sql`(
    select count(*)::int from chat_sessions where tenant_id = ${tenantId} and status = ${sql.lit(status)} and ${more})`;
  const active = sql`status <> 'closed'
    and last_activity_at > ${now}::timestamptz - make_interval(mins => ${liveChatMinutes})`;
  const found = await sql<LiveCounts>`
    select calls.*, ${chats('open', active)} as chats_open, ${chats('waiting')} as chats_waiting,
      ${chats('with_operator')} as chats_with_operator
    from (
      select (count(*) filter (where status = 'ringing'))::int as ringing,
        (count(*) filter (where status in ('in_progress', 'transferring')))::int as in_progress,
        (count(*) filter (where status = 'queued'))::int as queued
      from calls where tenant_id = ${tenantId} and ended_at is null) calls`.execute(tx);
  return found.rows[0] as LiveCounts;
}

/** Largest numbers of simultaneous calls by day, for the days that had any. */
export async function readPeaks(
  tx: Tx,
  tenantId: TenantId,
  { first, last }: { first: string; last: string },
): Promise<Map<string, number>> {
  const found = await sql<{ day: string; concurrent: number }>`
    select day::text, concurrent from call_peaks
    where tenant_id = ${tenantId} and day between ${first}::date and ${last}::date`.execute(tx);
  return new Map(found.rows.map((row) => [row.day, row.concurrent]));
}

/** Names of agents, trashed ones included. */
export async function findAgentNames(tx: Tx, ids: readonly AgentId[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx.selectFrom('agents').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row.name]));
}
