import type { CallId, TenantId } from '@parley/contract/ids';
import { sql } from 'kysely';
import type { PlatformScope } from '#db/tenant-scope.ts';
import type { CallRef } from './call-facts.rules.ts';

/** Longest a process may be silent before its calls count as lost. Renewed three times in that span. */
export const leaseMs = 15_000;

/** By the database's clock, which all processes share: theirs may differ by more than a lease lasts. */
export const leaseEnd = sql<Date>`now() + ${leaseMs} * interval '1 millisecond'`;

/** Renews the leases of all calls a process holds, of whatever tenants, at once. Returns those it still holds. */
export async function renewLeases(
  platform: PlatformScope,
  processId: string,
  callIds: readonly CallId[],
): Promise<Set<CallId>> {
  if (callIds.length === 0) return new Set();
  const rows = await platform.everywhere
    .updateTable('calls')
    .set({ alive_until: leaseEnd })
    .where('id', 'in', callIds)
    .where('process_id', '=', processId)
    .where('ended_at', 'is', null)
    .returning('id')
    .execute();
  return new Set(rows.map((row) => row.id as CallId));
}

/**
 * A call that nobody answered yet is not lost with the process that dialled it: areas/outbound-calls, which has a lease
 * of its own on it, dials it again.
 */
export const isNotBeingDialled = sql<boolean>`(answered_at is not null or not exists (
  select from outbound_dials d where d.tenant_id = calls.tenant_id and d.call_id = calls.id and d.state = 'dialling'))`;

/** Calls nobody holds any more, the longest lost first. */
export async function findLostCalls(platform: PlatformScope, limit: number): Promise<CallRef[]> {
  const rows = await platform.everywhere
    .selectFrom('calls')
    .select(['tenant_id', 'id'])
    .where('ended_at', 'is', null)
    .where('alive_until', '<=', sql<Date>`now()`)
    .where(isNotBeingDialled)
    .orderBy('alive_until')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ tenantId: row.tenant_id as TenantId, id: row.id as CallId }));
}
