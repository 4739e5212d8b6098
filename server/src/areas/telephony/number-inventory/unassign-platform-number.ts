import type { PhoneNumberId } from '@parley/contract/ids';
import { InventoryRelease, PlatformInventoryNumber } from '@parley/contract/resources/number-inventory';
import { admin } from '#platform/http/access/access.ts';
import { unassignNumber } from './change-holder.ts';
import { findInventoryNumber, moveToStock } from './inventory.queries.ts';
import { presentPlatformNumber } from './inventory.rules.ts';
import { inventoryNumberAssigned, inventoryNumberNotFound, numberOfResellerTrunk } from './number-inventory.errors.ts';
import { examplePlatformNumber, exampleReleased, operation } from './number-inventory.operation.ts';

/** Takes a number from its account, or a number that no account has from the stock of its reseller. */
export const unassignPlatformNumber = operation({
  method: 'POST',
  path: '/api/admin/number-inventory/unassign',
  id: 'unassignPlatformNumber',
  summary: 'Take a number from an account or a reseller',
  description:
    'From its account, after which it is in quarantine; a number that no account has leaves the stock of its reseller. Refused with 409 while calls use it.',
  access: admin(),
  audit: 'inventory.unassign',
  body: InventoryRelease,
  answer: { status: 200, schema: PlatformInventoryNumber },
  refusals: ['not_found', 'conflict'],
  example: {
    body: { phone_number: exampleReleased.number },
    answer: { ...examplePlatformNumber, ...exampleReleased },
  },
  async run(context) {
    const { tx, body, now, audit, deps } = context;
    const { phone_number: number } = body;
    const row = await findInventoryNumber(tx, 'platform', number);
    if (!row) throw inventoryNumberNotFound({ number });
    audit.resource(row.id);
    if (row.tenant_id === null && row.pool_id !== null && row.reseller_id !== null) {
      if (!(await moveToStock(tx, row.pool_id as PhoneNumberId, null))) {
        throw row.trunk_id === null ? inventoryNumberAssigned() : numberOfResellerTrunk();
      }
      audit.details({ reseller_id: row.reseller_id });
    } else audit.details({ tenant_id: await unassignNumber(context, row, deps) });
    return presentPlatformNumber((await findInventoryNumber(tx, 'platform', number)) ?? row, now);
  },
});
