import { InventoryNumber, ResellerNumberCreate } from '@parley/contract/resources/number-inventory';
import { sql } from 'kysely';
import { readNumber } from '#areas/telephony/phone-numbers';
import { findResellerTrunk } from '#areas/telephony/sip-trunks';
import { reseller } from '#platform/http/access/access.ts';
import { findInventoryNumber } from './inventory.queries.ts';
import { presentInventoryNumber } from './inventory.rules.ts';
import { inventoryNumberExists, inventoryNumberNotFound, resellerWithoutTrunk } from './number-inventory.errors.ts';
import { exampleFreeNumber, operation } from './number-inventory.operation.ts';

/** Adds a number that lies on the reseller's trunk to its stock. */
export const addResellerNumber = operation({
  method: 'POST',
  path: '/api/reseller/number-inventory',
  id: 'addResellerNumber',
  summary: 'Add a number on the own trunk',
  description:
    "A number that the reseller's SIP trunk delivers; it can be assigned to customers afterwards. 409 where there is no trunk, or where the installation has the number already.",
  access: reseller({ needsAdmin: true }),
  audit: 'inventory.add',
  body: ResellerNumberCreate,
  answer: { status: 201, schema: InventoryNumber },
  refusals: ['already_claimed', 'conflict'],
  example: { body: { phone_number: exampleFreeNumber.number }, answer: exampleFreeNumber },
  async run({ tx, tenantId: resellerId, body, now, newId, audit }) {
    const { phone_number: number } = body;
    const trunk = await findResellerTrunk(tx, resellerId);
    if (trunk === null) throw resellerWithoutTrunk();
    const facts = readNumber(number, null);
    const { rows } = await sql<{ id: string | null }>`select app.add_reseller_number(
      ${newId()}, ${number}, ${facts?.country ?? ''}, ${facts?.type ?? 'national'}, ${trunk.id}) as id`.execute(tx);
    const id = rows[0]?.id;
    if (!id) throw inventoryNumberExists();
    audit.resource(id);
    audit.details({ trunk_id: trunk.id });
    const row = await findInventoryNumber(tx, 'reseller', number);
    if (!row) throw inventoryNumberNotFound({ number });
    return presentInventoryNumber(row, now);
  },
});
