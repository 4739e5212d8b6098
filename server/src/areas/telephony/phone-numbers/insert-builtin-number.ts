import type { AgentId, PhoneNumberId, TenantId } from '@parley/contract/ids';
import type { Tx } from '#db/tenant-scope.ts';
import { insertNumber } from './phone-numbers.queries.ts';

/** Provisions an unused number of the built-in carrier for a tenant, answered by an agent. Needs the platform role. */
export async function insertBuiltinNumber(
  tx: Tx,
  sold: {
    tenantId: TenantId;
    agentId: AgentId;
    id: PhoneNumberId;
    number: string;
    country: string;
    providerRef: string;
    now: Date;
  },
): Promise<void> {
  const { tenantId, agentId, id, number, country, providerRef, now } = sold;
  await tx.insertInto('builtin_numbers').values({ number, ref: providerRef, bought_at: now }).execute();
  await insertNumber(tx, {
    tenantId,
    id,
    number,
    raw_input: number,
    country,
    type: 'local',
    capabilities: ['voice'],
    source: 'carrier',
    provider: 'builtin',
    provider_ref: providerRef,
    agent_id: agentId,
    now,
  });
}
