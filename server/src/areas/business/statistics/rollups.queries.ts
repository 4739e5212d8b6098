import type { CallId, ChatSessionId, TenantId } from '@parley/contract/ids';
import { sql } from 'kysely';
import type { Tx } from '#db/tenant-scope.ts';
import { writeCallFacts } from './call-facts.queries.ts';
import { writeChatFacts } from './chat-facts.queries.ts';
import { callFigures, countMaps, everyAgent } from './figures.queries.ts';
import { mapColumns, totalColumns } from './rollup-rows.rules.ts';

/** A tenant's roll-ups, locked by its zone. `ids` null: all facts. */
export interface RollupScope<Id> {
  tenantId: TenantId;
  timezone: string;
  ids: readonly Id[] | null;
}

const among = (ids: readonly string[] | null) => (ids === null ? sql`true` : sql`id = any(${ids}::uuid[])`);

/** Adds facts of calls to the roll-ups, or takes them away again. */
async function rollUpCalls(tx: Tx, { tenantId, timezone, ids }: RollupScope<CallId>, sign: 1 | -1): Promise<void> {
  const where = sql`tenant_id = ${tenantId} and ${among(ids)}`;
  const scopes = sql`cross join lateral (values ('day', day, agent_id), ('day', day, ${everyAgent}::uuid),
    ('month', date_trunc('month', day)::date, agent_id), ('month', date_trunc('month', day)::date, ${everyAgent}::uuid)
    ) as scope(grain, period, of_agent)`;
  const totals = sql.join(totalColumns.map((name) => sql.ref(name)));
  const maps = sql.join(mapColumns.map((name) => sql.ref(name)));
  await sql`
    with ${callFigures({ where, timezone, sign })},
    sums as (
      select grain, of_agent, period, direction,
        ${sql.join(totalColumns.map((name) => sql`sum(${sql.ref(name)}) as ${sql.ref(name)}`))}
      from totals ${scopes} group by 1, 2, 3, 4),
    spread as (
      select grain, of_agent, period, direction, kind, key, sum(n) as n
      from counts ${scopes} group by 1, 2, 3, 4, 5, 6),
    maps as (select grain, of_agent, period, direction, ${countMaps} from spread group by 1, 2, 3, 4)
    insert into call_rollups as old (tenant_id, grain, agent_id, period, direction, ${totals}, ${maps})
    select ${tenantId}, grain, of_agent, period, direction, ${totals}, ${maps}
    from sums join maps using (grain, of_agent, period, direction)
    on conflict (tenant_id, grain, agent_id, period, direction) do update set
      ${sql.join([
        ...totalColumns.map((name) => sql`${sql.ref(name)} = old.${sql.ref(name)} + excluded.${sql.ref(name)}`),
        ...mapColumns.map(
          (name) => sql`${sql.ref(name)} = app.add_counts(old.${sql.ref(name)}, excluded.${sql.ref(name)})`,
        ),
      ])}`.execute(tx);
}

async function rollUpChats(
  tx: Tx,
  { tenantId, timezone, ids }: RollupScope<ChatSessionId>,
  sign: 1 | -1,
): Promise<void> {
  const count = (condition: string) => sql`${sign}::int * (count(*) filter (where ${sql.raw(condition)}))::int`;
  const figures = ['sessions', 'judged', 'contained', 'escalated', 'claimed', 'rating_sum', 'ratings'];
  await sql`
    insert into chat_rollups as old (tenant_id, day, agent_id, ${sql.join(figures.map((name) => sql.ref(name)))})
    select ${tenantId}, (started_at at time zone ${timezone})::date as day, agent_id, ${count('true')},
      ${count('is_judged')}, ${count('is_contained')}, ${count('is_escalated')}, ${count('is_claimed')},
      ${sign}::int * coalesce(sum(rating), 0)::int, ${count('rating is not null')}
    from chat_facts where tenant_id = ${tenantId} and ${among(ids)} group by day, agent_id
    on conflict (tenant_id, day, agent_id) do update set
      ${sql.join(figures.map((name) => sql`${sql.ref(name)} = old.${sql.ref(name)} + excluded.${sql.ref(name)}`))}
  `.execute(tx);
}

/**
 * Raises the peaks of the days on which these calls went on. Calls that overlap one of them ended after it was
 * answered, so the peak of a group of calls is known with the last of them to end.
 */
async function raisePeaks(tx: Tx, { tenantId, timezone, ids }: RollupScope<CallId> & { ids: readonly CallId[] }) {
  await sql`
    insert into call_peaks as old (tenant_id, day, concurrent)
    select ${tenantId}, (other.answered_at at time zone ${timezone})::date as day, max(beside.n)
    from call_facts ended
    join call_facts other on other.tenant_id = ended.tenant_id and other.ended_at > ended.answered_at
      and other.answered_at >= ended.answered_at and other.answered_at < ended.ended_at
    cross join lateral (
      select count(*)::int as n from call_facts beside where beside.tenant_id = ended.tenant_id
        and beside.ended_at > other.answered_at and beside.answered_at <= other.answered_at) beside
    where ended.tenant_id = ${tenantId} and ended.id = any(${ids}::uuid[]) and ended.answered_at < ended.ended_at
    group by day
    on conflict (tenant_id, day) do update set concurrent = greatest(old.concurrent, excluded.concurrent)
  `.execute(tx);
}

/** Counts the peaks of all days anew: a sweep over the answers and ends of all calls. */
async function countPeaks(tx: Tx, { tenantId, timezone }: { tenantId: TenantId; timezone: string }): Promise<void> {
  await sql`delete from call_peaks where tenant_id = ${tenantId}`.execute(tx);
  await sql`
    insert into call_peaks (tenant_id, day, concurrent)
    select ${tenantId}, (at at time zone ${timezone})::date as day, max(concurrent)
    from (
      select at, step, sum(step) over (order by at, step) as concurrent
      from (
        select answered_at as at, 1 as step from call_facts
          where tenant_id = ${tenantId} and answered_at < ended_at
        union all
        select ended_at, -1 from call_facts where tenant_id = ${tenantId} and answered_at < ended_at) steps) swept
    where step = 1 group by day`.execute(tx);
}

/**
 * Counts calls as they are now, whether counted before or not: what they added before is taken away first, so the
 * second delivery of an event changes nothing.
 */
export async function recountCalls(
  tx: Tx,
  scope: { tenantId: TenantId; timezone: string; ids: readonly CallId[] },
): Promise<void> {
  await rollUpCalls(tx, scope, -1);
  await writeCallFacts(tx, scope.tenantId, scope.ids);
  await rollUpCalls(tx, scope, 1);
  await raisePeaks(tx, scope);
}

/** Counts chats as they are now, whether counted before or not. */
export async function recountChats(
  tx: Tx,
  scope: { tenantId: TenantId; timezone: string; ids: readonly ChatSessionId[] },
): Promise<void> {
  await rollUpChats(tx, scope, -1);
  await writeChatFacts(tx, scope.tenantId, scope.ids);
  await rollUpChats(tx, scope, 1);
}

/** Computes all roll-ups of the tenant anew from its facts. */
export async function rebuildRollups(tx: Tx, scope: { tenantId: TenantId; timezone: string }): Promise<void> {
  const all = { ...scope, ids: null };
  await sql`delete from call_rollups where tenant_id = ${scope.tenantId}`.execute(tx);
  await sql`delete from chat_rollups where tenant_id = ${scope.tenantId}`.execute(tx);
  await rollUpCalls(tx, all, 1);
  await rollUpChats(tx, all, 1);
  await countPeaks(tx, scope);
}
