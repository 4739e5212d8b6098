import type { AgentId, TenantId } from '@parley/contract/ids';
import { readPhoneNumber } from '@parley/contract/phone-number';
import { sql } from 'kysely';
import type { Tx } from '#db/tenant-scope.ts';
import type { SharedLine } from './shared-lines.queries.ts';
import { type CallerId, type CallerIdRow, callerIdOf, outboundFault, unusableCallerId } from './caller-id.rules.ts';

/**
 * Chooses an outbound caller number and its route: the requested, else the agent's, else the tenant's oldest usable
 * one. Refuses with a remedy, at `/from_number`, when there is none. Ignores limits.
 */
export async function chooseCallerId(
  tx: Tx,
  asked: { tenantId: TenantId; agentId: AgentId | null; fromNumber: string | undefined },
): Promise<CallerId> {
  if (asked.fromNumber !== undefined) {
    const number = readPhoneNumber(asked.fromNumber);
    if (number === null) throw unusableCallerId('unreadable');
    const row = await candidates(tx, asked.tenantId).where('n.number', '=', number).executeTakeFirst();
    if (!row) throw unusableCallerId('notOwn');
    const objection = outboundFault(row);
    if (objection !== null) throw unusableCallerId(objection);
    return callerIdOf(row);
  }
  const row = await candidates(tx, asked.tenantId)
    .where('n.status', '=', 'active')
    .where('n.direction', '<>', 'inbound')
    .where('n.caller_id_allowed', '=', true)
    .where(sql<boolean>`(n.trunk_id is null or (t.is_active and t.config ->> 'host' is not null))`)
    .where(sql<boolean>`(n.shared_trunk_id is null or (s.is_active and s.can_dial))`)
    .orderBy(sql`n.agent_id = ${asked.agentId}::uuid`, (order) => order.desc().nullsLast())
    .orderBy('n.created_at')
    .orderBy('n.id')
    .limit(1)
    .executeTakeFirst();
  if (!row) {
    throw unusableCallerId('none');
  }
  return callerIdOf(row);
}

function candidates(tx: Tx, tenantId: TenantId) {
  return tx
    .selectFrom('phone_numbers as n')
    .leftJoin('sip_trunks as t', (join) =>
      join.onRef('t.tenant_id', '=', 'n.tenant_id').onRef('t.id', '=', 'n.trunk_id'),
    )
    .leftJoin(sql<SharedLine>`app.shared_lines()`.as('s'), (join) => join.onRef('s.id', '=', 'n.shared_trunk_id'))
    .select([
      'n.id',
      'n.number',
      'n.status',
      'n.direction',
      'n.caller_id_allowed',
      'n.max_concurrent_calls',
      'n.trunk_id',
      'n.shared_trunk_id',
      'n.provider',
      'n.provider_ref',
      sql<boolean | null>`coalesce(t.is_active, s.is_active)`.as('trunk_is_active'),
      sql<boolean>`coalesce(t.config ->> 'host' is not null and t.id is not null, false) or coalesce(s.can_dial, false)`.as(
        'trunk_can_dial',
      ),
    ])
    .where('n.tenant_id', '=', tenantId)
    .where('n.status', '<>', 'buying')
    .$castTo<CallerIdRow>();
}
