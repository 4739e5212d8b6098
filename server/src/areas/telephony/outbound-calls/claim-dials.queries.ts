import type { TenantId } from '@parley/contract/ids';
import { sql } from 'kysely';
import { leaseEnd } from '#db/lease.ts';
import type { Tx } from '#db/tenant-scope.ts';
import type { Window } from './calling-window.rules.ts';
import { type Budgets, chooseDials, type DueDial, type NumberLimits } from './choose-dials.rules.ts';
import type { Dial, OutboundLimits } from './dial.rules.ts';
import { dialColumns, readDial } from './dials.queries.ts';

export interface Claim {
  dials: Dial[];
  /** True when more of the tenant's calls may be claimed at once. */
  hasMore: boolean;
  /** When the next due call may go, if only its pace delays it. */
  nextAt: Date | null;
}

/** Default attempts per second of a trunk. Most trunks with a limit have this one. */
const trunkCallsPerSecond = 1;

/**
 * Claims up to `most` due calls of a tenant, within the limits and pace of tenant, numbers and trunks and the calling
 * windows. Serialized across processes per tenant, so counts hold until commit.
 */
export async function claimDials(
  tx: Tx,
  request: { tenantId: TenantId; processId: string; most: number; limits: OutboundLimits; now: Date },
): Promise<Claim> {
  const { tenantId, now, limits } = request;
  await lockTenantPace(tx, tenantId);
  const busy = await countDialling(tx, tenantId);
  const room = Math.min(request.most, limits.callsPerTenant - busy.total);
  if (room <= 0) return { dials: [], hasMore: false, nextAt: null };
  const due = await dueOfEachNumber(tx, { tenantId, now, ofEach: room });
  if (due.length === 0) return { dials: [], hasMore: false, nextAt: null };
  const numberLimits = await readNumberLimits(tx, [...new Set(due.map((dial) => dial.numberId))]);
  const shared = await lockSharedTrunks(tx, numberLimits);
  const budgets: Budgets = {
    calls: room,
    callsPerSecond: limits.callsPerSecond,
    tenantId,
    limits: numberLimits,
    ofNumber: busy.ofNumber,
    ofTrunk: new Map([...busy.ofTrunk, ...shared.dialling]),
    pace: new Map([...(await readPace(tx, tenantId)), ...shared.pace]),
  };
  const { chosen, moved, pace, nextAt } = chooseDials(due, budgets, now);
  for (const { dial, to } of moved) {
    // A call whose window never opens again expires.
    const change = to === null ? { expires_at: now } : { not_before: to };
    await tx.updateTable('outbound_dials').set(change).where('call_id', '=', dial.callId).execute();
  }
  const dials = await hold(tx, chosen, request.processId, (dial) => numberLimits.get(dial.numberId)?.trunk?.id ?? null);
  const paced = changed(budgets.pace, pace);
  await writeSharedPace(
    tx,
    paced.filter(([subject]) => shared.dialling.has(subject)),
  );
  await writePace(
    tx,
    tenantId,
    paced.filter(([subject]) => !shared.dialling.has(subject)),
  );
  return { dials, hasMore: moved.length > 0 || chosen.length === room, nextAt };
}

/** Serializes claims of this tenant by a row lock. */
async function lockTenantPace(tx: Tx, tenantId: TenantId): Promise<void> {
  await sql`insert into outbound_pace (tenant_id, subject_id, next_at) values (${tenantId}, ${tenantId}, '-infinity')
    on conflict do nothing`.execute(tx);
  await tx
    .selectFrom('outbound_pace')
    .select('subject_id')
    .where('tenant_id', '=', tenantId)
    .where('subject_id', '=', tenantId)
    .forUpdate()
    .execute();
}

async function countDialling(tx: Tx, tenantId: TenantId) {
  const rows = await tx
    .selectFrom('outbound_dials')
    .select(['number_id', 'trunk_id', sql<number>`count(*)::int`.as('calls')])
    .where('tenant_id', '=', tenantId)
    .where('state', '=', 'dialling')
    .groupBy(['number_id', 'trunk_id'])
    .execute();
  const ofNumber = new Map<string, number>();
  const ofTrunk = new Map<string, number>();
  let total = 0;
  for (const row of rows) {
    total += row.calls;
    ofNumber.set(row.number_id, (ofNumber.get(row.number_id) ?? 0) + row.calls);
    if (row.trunk_id) ofTrunk.set(row.trunk_id, (ofTrunk.get(row.trunk_id) ?? 0) + row.calls);
  }
  return { total, ofNumber, ofTrunk };
}

/** First due calls per number, so that a busy number delays no other. */
async function dueOfEachNumber(
  tx: Tx,
  { tenantId, now, ofEach }: { tenantId: TenantId; now: Date; ofEach: number },
): Promise<DueDial[]> {
  const found = await sql<{ call_id: string; number_id: string; not_before: Date; calling_window: Window | null }>`
    with recursive line (number_id) as (
      (select number_id from outbound_dials
        where tenant_id = ${tenantId} and state = 'waiting' order by number_id limit 1)
      union all
      select (select d.number_id from outbound_dials d
        where d.tenant_id = ${tenantId} and d.state = 'waiting' and d.number_id > l.number_id
        order by d.number_id limit 1)
      from line l where l.number_id is not null)
    select d.call_id, d.number_id, d.not_before, d.calling_window
    from line l cross join lateral (
      select call_id, number_id, not_before, calling_window from outbound_dials
      where tenant_id = ${tenantId} and number_id = l.number_id and state = 'waiting' and not_before <= ${now}
        and expires_at > ${now}
      order by not_before, call_id limit ${ofEach} for update skip locked) d
    where l.number_id is not null`.execute(tx);
  return found.rows.map((row) => ({
    callId: row.call_id,
    numberId: row.number_id,
    notBefore: row.not_before,
    window: row.calling_window,
  }));
}

async function readNumberLimits(tx: Tx, numberIds: readonly string[]): Promise<Map<string, NumberLimits>> {
  const rows = await tx
    .selectFrom('phone_numbers')
    .leftJoin('sip_trunks', (join) =>
      join
        .onRef('sip_trunks.tenant_id', '=', 'phone_numbers.tenant_id')
        .onRef('sip_trunks.id', '=', 'phone_numbers.trunk_id'),
    )
    .leftJoin(sharedLines, (join) => join.onRef('shared.id', '=', 'phone_numbers.shared_trunk_id'))
    .select([
      'phone_numbers.id',
      'phone_numbers.max_concurrent_calls',
      sql<string | null>`coalesce(sip_trunks.id, shared.id)`.as('trunk_id'),
      sql<boolean>`shared.id is not null`.as('is_shared'),
      sql<number | null>`coalesce((sip_trunks.config ->> 'max_concurrent_calls')::int, shared.max_concurrent_calls)`.as(
        'trunk_max_calls',
      ),
      sql<number | null>`coalesce((sip_trunks.config ->> 'calls_per_second')::float8, shared.calls_per_second)`.as(
        'trunk_calls_per_second',
      ),
    ])
    .where('phone_numbers.id', '=', sql<string>`any (${[...numberIds]}::uuid[])`)
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      {
        maxCalls: row.max_concurrent_calls,
        trunk:
          row.trunk_id === null
            ? null
            : {
                id: row.trunk_id,
                isShared: row.is_shared,
                maxCalls: row.trunk_max_calls,
                callsPerSecond: row.trunk_calls_per_second ?? trunkCallsPerSecond,
              },
      },
    ]),
  );
}

const sharedLines = sql<{
  id: string;
  max_concurrent_calls: number | null;
  calls_per_second: number | null;
}>`app.shared_lines()`.as('shared');

/**
 * Locks the shared trunks of these numbers, in id order; returns the calls over each of all accounts, and the time of
 * its next attempt.
 */
async function lockSharedTrunks(tx: Tx, limits: ReadonlyMap<string, NumberLimits>) {
  const ids = [...limits.values()].flatMap(({ trunk }) => (trunk?.isShared ? [trunk.id] : []));
  const dialling = new Map<string, number>();
  const pace = new Map<string, Date>();
  for (const id of [...new Set(ids)].toSorted()) {
    const { rows } = await sql<{ next_at: Date; is_paced: boolean; dialling: number }>`
      select next_at, isfinite(next_at) as is_paced, dialling from app.lock_shared_line(${id})`.execute(tx);
    const [line] = rows;
    dialling.set(id, line?.dialling ?? 0);
    if (line?.is_paced) pace.set(id, line.next_at);
  }
  return { dialling, pace };
}

async function writeSharedPace(tx: Tx, pace: readonly (readonly [string, Date])[]): Promise<void> {
  for (const [id, nextAt] of pace) await sql`select app.pace_shared_line(${id}, ${nextAt})`.execute(tx);
}

async function readPace(tx: Tx, tenantId: TenantId): Promise<Map<string, Date>> {
  const rows = await tx
    .selectFrom('outbound_pace')
    .select(['subject_id', 'next_at'])
    .where('tenant_id', '=', tenantId)
    .where(sql<boolean>`isfinite(next_at)`)
    .execute();
  return new Map(rows.map((row) => [row.subject_id, row.next_at]));
}

const changed = (before: ReadonlyMap<string, Date>, after: ReadonlyMap<string, Date>) =>
  [...after].filter(([subject, nextAt]) => before.get(subject) !== nextAt);

async function writePace(tx: Tx, tenantId: TenantId, pace: readonly (readonly [string, Date])[]): Promise<void> {
  if (pace.length === 0) return;
  await tx
    .insertInto('outbound_pace')
    .values(pace.map(([subjectId, nextAt]) => ({ tenant_id: tenantId, subject_id: subjectId, next_at: nextAt })))
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'subject_id']).doUpdateSet((row) => ({ next_at: row.ref('excluded.next_at') })),
    )
    .execute();
}

/** Leases the chosen calls, in order. */
async function hold(
  tx: Tx,
  chosen: readonly DueDial[],
  processId: string,
  trunkOf: (dial: DueDial) => string | null,
): Promise<Dial[]> {
  const byTrunk = new Map<string | null, string[]>();
  for (const dial of chosen) {
    const trunk = trunkOf(dial);
    byTrunk.set(trunk, [...(byTrunk.get(trunk) ?? []), dial.callId]);
  }
  const held = new Map<string, Dial>();
  for (const [trunkId, callIds] of byTrunk) {
    const rows = await tx
      .updateTable('outbound_dials')
      .set({ state: 'dialling', claimed_by: processId, claimed_until: leaseEnd, trunk_id: trunkId })
      .where('call_id', '=', sql<string>`any (${callIds}::uuid[])`)
      .where('state', '=', 'waiting')
      .returning(dialColumns)
      .execute();
    for (const row of rows) held.set(row.call_id, readDial(row));
  }
  return chosen.flatMap(({ callId }) => held.get(callId) ?? []);
}
