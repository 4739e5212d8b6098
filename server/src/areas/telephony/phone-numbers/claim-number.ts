import type { PhoneNumberId, TenantId } from '@parley/contract/ids';
import type { Tx } from '#db/tenant-scope.ts';
import { insertNumber, type NumberRow } from './phone-numbers.queries.ts';
import { removeFromPool } from './pool.queries.ts';

/** Claims a number of the pool for the transaction's tenant; undefined when it cannot be had. */
export async function claimNumber(
  tx: Tx,
  claim: { tenantId: TenantId; poolId: PhoneNumberId; newId: () => string; now: Date },
): Promise<NumberRow | undefined> {
  const { tenantId, poolId, newId, now } = claim;
  const claimed = await removeFromPool(tx, poolId, now);
  if (!claimed) return undefined;
  return insertNumber(tx, {
    tenantId,
    id: newId() as PhoneNumberId,
    number: claimed.number,
    raw_input: claimed.number,
    country: claimed.country,
    type: claimed.type,
    capabilities: claimed.capabilities,
    source: 'pool',
    shared_trunk_id: claimed.shared_trunk_id,
    provider: claimed.provider,
    provider_ref: claimed.provider_ref,
    monthly_price_minor_units: claimed.monthly_price_minor_units,
    currency: claimed.currency,
    now,
  });
}
