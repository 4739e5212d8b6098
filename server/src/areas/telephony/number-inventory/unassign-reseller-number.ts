import { InventoryNumber, InventoryRelease } from '@parley/contract/resources/number-inventory';
import { reseller } from '#platform/http/access/access.ts';
import { unassignNumber } from './change-holder.ts';
import { findInventoryNumber } from './inventory.queries.ts';
import { presentInventoryNumber } from './inventory.rules.ts';
import { inventoryNumberNotFound } from './number-inventory.errors.ts';
import { exampleReleased, operation } from './number-inventory.operation.ts';

/** Takes a number from a customer: it rests before another account can have it. */
export const unassignResellerNumber = operation({
  method: 'POST',
  path: '/api/reseller/number-inventory/unassign',
  id: 'unassignResellerNumber',
  summary: 'Take a number from a customer',
  description:
    'No call reaches the customer from now on; the number is in quarantine. Refused with 409 while calls use it, and for numbers that the customer brought or bought.',
  access: reseller({ needsAdmin: true }),
  audit: 'inventory.unassign',
  body: InventoryRelease,
  answer: { status: 200, schema: InventoryNumber },
  refusals: ['not_found', 'conflict'],
  example: { body: { phone_number: exampleReleased.number }, answer: exampleReleased },
  async run(context) {
    const { tx, body, now, audit, deps } = context;
    const { phone_number: number } = body;
    const row = await findInventoryNumber(tx, 'reseller', number);
    if (!row) throw inventoryNumberNotFound({ number });
    const customerId = await unassignNumber(context, row, deps);
    audit.resource(row.id);
    audit.details({ customer_id: customerId });
    // A number of the platform's pool leaves the reseller's inventory with its customer.
    const left = await findInventoryNumber(tx, 'reseller', number);
    const quarantinedUntil = new Date(now.getTime() + deps.quarantineDays * 86_400_000);
    const gone = { ...row, tenant_id: null, tenant_name: null, phone_number_id: null, is_answered: false };
    return presentInventoryNumber(left ?? { ...gone, assigned_at: null, quarantined_until: quarantinedUntil }, now);
  },
});
