import type { PhoneNumberId, ResellerId, TenantId } from '@parley/contract/ids';
import { enterAccount } from '#areas/accounts/tenants';
import { checkReleasable, claimNumber, getNumberForUpdate, releaseToPool } from '#areas/telephony/phone-numbers';
import type { Tx } from '#db/tenant-scope.ts';
import { appendAudit } from '#platform/audit/audit-entry.ts';
import type { Actor } from '#platform/http/principal.ts';
import { findQuarantineEnd } from './inventory.queries.ts';
import type { InventoryRow } from './inventory.rules.ts';
import {
  inventoryNumberAssigned,
  inventoryNumberNotOfPool,
  inventoryNumberQuarantined,
  inventoryNumberUnassigned,
} from './number-inventory.errors.ts';

interface HolderContext {
  tx: Tx;
  /** Account of the operation, restored afterwards. */
  tenantId: ResellerId | TenantId;
  actor: Actor;
  now: Date;
  request: { id: string };
  newId: () => string;
}

/** Claims a number of the pool for an account. Compare-and-set: of two at once one is refused. */
export async function assignNumber(
  context: HolderContext,
  { poolId, tenantId }: { poolId: PhoneNumberId; tenantId: TenantId },
): Promise<void> {
  const { tx, now, newId } = context;
  await enterAccount(tx, tenantId);
  const row = await claimNumber(tx, { tenantId, poolId, newId, now });
  if (!row) {
    const until = await findQuarantineEnd(tx, poolId, now);
    throw until ? inventoryNumberQuarantined({ until: until.toISOString() }) : inventoryNumberAssigned();
  }
  await auditForHolder(context, { action: 'number.claim', numberId: row.id, details: { pool_number_id: poolId } });
  await enterAccount(tx, context.tenantId);
}

/** Takes a number of the pool from its account. Refuses while calls use it. */
export async function unassignNumber(
  context: HolderContext,
  row: InventoryRow,
  { quarantineDays }: { quarantineDays: number },
): Promise<TenantId> {
  const { tx, now } = context;
  if (row.tenant_id === null || row.phone_number_id === null) throw inventoryNumberUnassigned();
  if (row.source !== 'pool') throw inventoryNumberNotOfPool();
  const tenantId = row.tenant_id as TenantId;
  await enterAccount(tx, tenantId);
  const number = await getNumberForUpdate(tx, row.phone_number_id as PhoneNumberId);
  await checkReleasable(tx, number);
  await releaseToPool(tx, number, { now, quarantineDays });
  await auditForHolder(context, { action: 'number.release', numberId: number.id, details: { source: 'pool' } });
  await enterAccount(tx, context.tenantId);
  return tenantId;
}

/** Writes to the log of the account whose number it is. The operation writes its own. */
function auditForHolder(
  { tx, actor, now, request }: HolderContext,
  entry: { action: string; numberId: string; details: Record<string, unknown> },
): Promise<void> {
  const { action, numberId, details } = entry;
  return appendAudit(tx, { at: now, action, actor, resourceId: numberId, requestId: request.id, details });
}
