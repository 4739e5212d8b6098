import type { CallId, PhoneNumberId, SipTrunkId } from '@parley/contract/ids';
import { sql } from 'kysely';
import type { Tx } from '#db/tenant-scope.ts';

/**
 * Counts live calls of a number and over a trunk, both directions, all processes, without those of `except`. A call
 * over another trunk of the tenant counts for its number's own. `tx` is the number's tenant's; for a shared trunk, the
 * platform's, which counts the calls of all its accounts.
 */
export async function countLiveCalls(
  tx: Tx,
  request: { numberId: PhoneNumberId; trunkId: SipTrunkId | null; except: readonly CallId[] },
): Promise<{ ofNumber: number; ofTrunk: number }> {
  const { rows } = await sql<{ of_number: number; of_trunk: number }>`
    select
      count(*) filter (where number_id = ${request.numberId})::int as of_number,
      count(*) filter (where trunk_id = ${request.trunkId})::int as of_trunk
    from (
      select n.id as number_id, coalesce(n.trunk_id, n.shared_trunk_id) as trunk_id
      from calls c join phone_numbers n on n.tenant_id = c.tenant_id and n.number = c.to_number
      where c.ended_at is null and c.alive_until > now() and c.direction = 'inbound'
        and c.id <> all (${[...request.except]}::uuid[])
      union all
      select number_id, trunk_id from outbound_dials where state = 'dialling'
    ) live`.execute(tx);
  const [row] = rows;
  return { ofNumber: row?.of_number ?? 0, ofTrunk: row?.of_trunk ?? 0 };
}
