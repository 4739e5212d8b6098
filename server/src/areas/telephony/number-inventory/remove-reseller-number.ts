import { InventoryRelease } from '@parley/contract/resources/number-inventory';
import { sql } from 'kysely';
import { reseller } from '#platform/http/access/access.ts';
import { findInventoryNumber } from './inventory.queries.ts';
import {
  inventoryNumberAssigned,
  inventoryNumberNotFound,
  inventoryNumberNotOnTrunk,
} from './number-inventory.errors.ts';
import { exampleFreeNumber, operation } from './number-inventory.operation.ts';

/** Takes a number on the reseller's trunk out of its stock. */
export const removeResellerNumber = operation({
  method: 'POST',
  path: '/api/reseller/number-inventory/remove',
  id: 'removeResellerNumber',
  summary: 'Remove a number on the own trunk',
  description: "A free number of the stock that lies on the reseller's trunk. 409 while an account has it.",
  access: reseller({ needsAdmin: true }),
  audit: 'inventory.remove',
  body: InventoryRelease,
  answer: { status: 204, schema: null },
  refusals: ['not_found', 'already_claimed', 'conflict'],
  example: { body: { phone_number: exampleFreeNumber.number } },
  async run({ tx, body, audit }) {
    const { phone_number: number } = body;
    const row = await findInventoryNumber(tx, 'reseller', number);
    if (!row) throw inventoryNumberNotFound({ number });
    if (row.tenant_id !== null) throw inventoryNumberAssigned();
    const { rows } = await sql<{ ok: boolean }>`select app.remove_reseller_number(${number}) as ok`.execute(tx);
    if (!rows[0]?.ok) throw inventoryNumberNotOnTrunk();
    audit.resource(row.id);
  },
});
