import type { PhoneNumberId } from '@parley/contract/ids';
import { InventoryAssignment, InventoryNumber } from '@parley/contract/resources/number-inventory';
import { findCustomer } from '#areas/accounts/tenants';
import { reseller } from '#platform/http/access/access.ts';
import { refuseFields } from '#platform/http/define-refusal.ts';
import { assignNumber } from './change-holder.ts';
import { findInventoryNumber, findPlatformStock } from './inventory.queries.ts';
import { presentInventoryNumber } from './inventory.rules.ts';
import { inventoryFaults, inventoryNumberAssigned, inventoryNumberNotFound } from './number-inventory.errors.ts';
import { exampleAssignment, exampleInventoryNumber, operation } from './number-inventory.operation.ts';

/** Gives a number to a customer; of two at once one is refused. */
export const assignResellerNumber = operation({
  method: 'POST',
  path: '/api/reseller/number-inventory/assign',
  id: 'assignResellerNumber',
  summary: 'Assign a number to a customer',
  description:
    "A number of the reseller's stock, or a free one of the platform's pool. A number in quarantine goes back to its last account alone.",
  access: reseller({ needsAdmin: true }),
  audit: 'inventory.assign',
  body: InventoryAssignment,
  answer: { status: 200, schema: InventoryNumber },
  refusals: ['not_found', 'already_claimed', 'conflict'],
  example: { body: exampleAssignment, answer: { ...exampleInventoryNumber, is_answered: false } },
  async run(context) {
    const { tx, tenantId: resellerId, body, now, audit } = context;
    const { phone_number: number, tenant_id: customerId } = body;
    const row = await findInventoryNumber(tx, 'reseller', number);
    if (row?.tenant_id) throw inventoryNumberAssigned();
    const poolId = (row?.pool_id as PhoneNumberId | null | undefined) ?? (await findPlatformStock(tx, number));
    if (!poolId) throw inventoryNumberNotFound({ number });
    if (!(await findCustomer(tx, resellerId, customerId))) throw refuseFields([inventoryFaults.tenant()]);
    await assignNumber(context, { poolId, tenantId: customerId });
    audit.resource(poolId);
    audit.details({ customer_id: customerId });
    const assigned = await findInventoryNumber(tx, 'reseller', number);
    if (!assigned) throw inventoryNumberNotFound({ number });
    return presentInventoryNumber(assigned, now);
  },
});
