import type { PhoneNumberId, ResellerId, TenantId } from '@parley/contract/ids';
import { PlatformInventoryAssignment, PlatformInventoryNumber } from '@parley/contract/resources/number-inventory';
import type { Tx } from '#db/tenant-scope.ts';
import { admin } from '#platform/http/access/access.ts';
import { refuseFields } from '#platform/http/define-refusal.ts';
import { assignNumber } from './change-holder.ts';
import { findInventoryNumber, findTenant, isReseller, moveToStock } from './inventory.queries.ts';
import { type InventoryRow, presentPlatformNumber } from './inventory.rules.ts';
import {
  inventoryFaults,
  inventoryNumberAssigned,
  inventoryNumberNotFound,
  inventoryNumberNotOfPool,
  stockOfAnotherReseller,
} from './number-inventory.errors.ts';
import { exampleAssignment, examplePlatformNumber, operation } from './number-inventory.operation.ts';

/** Gives a number of the pool to an account, or into the stock of a reseller. */
export const assignPlatformNumber = operation({
  method: 'POST',
  path: '/api/admin/number-inventory/assign',
  id: 'assignPlatformNumber',
  summary: 'Assign a number to an account or a reseller',
  description:
    'A number in quarantine goes back to its last account alone. A number in the stock of a reseller goes to its customers alone.',
  access: admin(),
  audit: 'inventory.assign',
  body: PlatformInventoryAssignment,
  answer: { status: 200, schema: PlatformInventoryNumber },
  refusals: ['not_found', 'already_claimed', 'conflict'],
  example: { body: exampleAssignment, answer: { ...examplePlatformNumber, is_answered: false } },
  async run(context) {
    const { tx, body, now, audit } = context;
    const { phone_number: number, tenant_id: tenantId, reseller_id: resellerId } = body;
    const row = await findInventoryNumber(tx, 'platform', number);
    if (!row) throw inventoryNumberNotFound({ number });
    if (row.tenant_id !== null) throw inventoryNumberAssigned();
    if (row.pool_id === null) throw inventoryNumberNotOfPool();
    const poolId = row.pool_id as PhoneNumberId;
    if (tenantId) {
      await checkTenant(tx, row, tenantId);
      await assignNumber(context, { poolId, tenantId });
    } else if (resellerId) await intoStock(tx, poolId, resellerId);
    audit.resource(poolId);
    audit.details({ tenant_id: tenantId ?? null, reseller_id: resellerId ?? null });
    return presentPlatformNumber((await findInventoryNumber(tx, 'platform', number)) ?? row, now);
  },
});

async function checkTenant(tx: Tx, row: InventoryRow, id: TenantId): Promise<void> {
  const tenant = await findTenant(tx, id);
  if (!tenant) throw refuseFields([inventoryFaults.tenant()]);
  if (row.reseller_id !== null && row.reseller_id !== tenant.reseller_id) throw stockOfAnotherReseller();
}

async function intoStock(tx: Tx, poolId: PhoneNumberId, resellerId: ResellerId): Promise<void> {
  if (!(await isReseller(tx, resellerId))) throw refuseFields([inventoryFaults.reseller()]);
  if (!(await moveToStock(tx, poolId, resellerId))) throw inventoryNumberAssigned();
}
