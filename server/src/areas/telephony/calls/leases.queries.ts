import type { CallId, TenantId } from '@parley/contract/ids';
import { sql } from 'kysely';
import { leaseEnd, leaseNow } from '#db/lease.ts';
import type { PlatformScope } from '#db/tenant-scope.ts';
import type { CallRef } from './call-facts.rules.ts';

/** Renews the leases of all calls of a process, across tenants. Returns the ones it still holds. */
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
 * An unanswered outbound call is not lost with its process: areas/outbound-calls has its own lease on it and redials.
 */
export const isNotBeingDialled = sql<boolean>`(answered_at is not null or not exists (
  select from outbound_dials d where d.tenant_id = calls.tenant_id and d.call_id = calls.id and d.state = 'dialling'))`;

/** Finds calls with expired leases, longest expired first. */
export async function findLostCalls(platform: PlatformScope, limit: number): Promise<CallRef[]> {
  const rows = await platform.everywhere
    .selectFrom('calls')
    .select(['tenant_id', 'id'])
    .where('ended_at', 'is', null)
    .where('alive_until', '<=', leaseNow)
    .where(isNotBeingDialled)
    .orderBy('alive_until')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ tenantId: row.tenant_id as TenantId, id: row.id as CallId }));
}
