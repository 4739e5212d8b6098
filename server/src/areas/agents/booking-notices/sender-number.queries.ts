import type { Booking } from '@parley/contract/resources/calendar';
import type { Tx } from '#db/tenant-scope.ts';

/**
 * Finds the number that texts about a booking come from: the one the customer called, else one of the agent's. Null:
 * none that a carrier sends text messages from.
 */
export async function findSenderNumber(
  tx: Tx,
  { agent_id: agentId, call_id: callId }: Pick<Booking, 'agent_id' | 'call_id'>,
): Promise<string | null> {
  const rows = await tx
    .selectFrom('phone_numbers')
    .leftJoin('calls', (join) =>
      join
        .onRef('calls.tenant_id', '=', 'phone_numbers.tenant_id')
        .on('calls.id', '=', callId)
        .onRef('calls.to_number', '=', 'phone_numbers.number'),
    )
    .select(['phone_numbers.number', 'calls.id as called'])
    .where('phone_numbers.status', '=', 'active')
    .where('phone_numbers.caller_id_allowed', '=', true)
    .where('phone_numbers.provider', 'is not', null)
    .where((where) => where.or([where('phone_numbers.agent_id', '=', agentId), where('calls.id', 'is not', null)]))
    .orderBy('phone_numbers.created_at')
    .execute();
  return (rows.find(({ called }) => called !== null) ?? rows[0])?.number ?? null;
}
