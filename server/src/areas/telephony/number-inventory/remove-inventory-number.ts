import { InventoryRelease } from '@parley/contract/resources/number-inventory';
import { admin } from '#platform/http/access/access.ts';
import { findInventoryNumber, removePoolNumber } from './inventory.queries.ts';
import {
  inventoryNumberAssigned,
  inventoryNumberNotFound,
  inventoryNumberNotOnTrunk,
} from './number-inventory.errors.ts';
import { exampleFreeNumber, operation } from './number-inventory.operation.ts';

/** Takes a free number on a trunk out of the pool, after which the trunk can be deleted. */
export const removeInventoryNumber = operation({
  method: 'POST',
  path: '/api/admin/number-inventory/remove',
  id: 'removeInventoryNumber',
  summary: 'Remove a number on a trunk from the pool',
  description: 'A free number that lies on a trunk. 409 while an account has it, and for a number at a carrier.',
  access: admin(),
  audit: 'inventory.remove',
  body: InventoryRelease,
  answer: { status: 204, schema: null },
  refusals: ['not_found', 'already_claimed', 'conflict'],
  example: { body: { phone_number: exampleFreeNumber.number } },
  async run({ tx, body, audit }) {
    const { phone_number: number } = body;
    const row = await findInventoryNumber(tx, 'platform', number);
    if (!row) throw inventoryNumberNotFound({ number });
    if (row.tenant_id !== null) throw inventoryNumberAssigned();
    if (row.pool_id === null || row.trunk_id === null) throw inventoryNumberNotOnTrunk();
    if (!(await removePoolNumber(tx, row.pool_id))) throw inventoryNumberAssigned();
    audit.resource(row.pool_id);
  },
});
