import type { CallId } from '@parley/contract/ids';
import type { CallStatus } from '@parley/contract/resources/call';
import type { PhoneNumberCheck } from '@parley/contract/resources/phone-number';
import { sql } from 'kysely';
import type { Tx } from '#db/tenant-scope.ts';

/** Finds the agent of a number, also in the trash. */
export async function findNumberAgent(
  tx: Tx,
  agentId: string,
): Promise<{ isActive: boolean; isTrashed: boolean } | null> {
  const row = await tx
    .selectFrom('agents')
    .select([sql<boolean>`coalesce((config->>'is_active')::boolean, true)`.as('isActive'), 'trashed_at'])
    .where('id', '=', agentId)
    .executeTakeFirst();
  return row ? { isActive: row.isActive, isTrashed: row.trashed_at !== null } : null;
}

/** Finds the newest inbound call to a number of the tenant. */
export async function findNewestInboundCall(tx: Tx, number: string): Promise<PhoneNumberCheck['last_call']> {
  const row = await tx
    .selectFrom('calls')
    .select(['id', 'created_at', 'from_number', 'status'])
    .where('to_number', '=', number)
    .where('direction', '=', 'inbound')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id as CallId,
    at: row.created_at.toISOString(),
    from_number: row.from_number,
    status: row.status as CallStatus,
  };
}
