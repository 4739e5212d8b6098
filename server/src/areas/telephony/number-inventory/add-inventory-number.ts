import { InventoryNumberCreate, PlatformInventoryNumber } from '@parley/contract/resources/number-inventory';
import { readNumber } from '#areas/telephony/phone-numbers';
import { getTrunkToUse } from '#areas/telephony/sip-trunks';
import { admin } from '#platform/http/access/access.ts';
import { findReferenced } from '#platform/http/requests/body-reference.ts';
import { findInventoryNumber } from './inventory.queries.ts';
import { presentPlatformNumber } from './inventory.rules.ts';
import { inventoryNumberExists, inventoryNumberNotFound } from './number-inventory.errors.ts';
import { examplePlatformNumber, operation } from './number-inventory.operation.ts';

/** Adds a number that the installation has at a carrier to the pool. */
export const addInventoryNumber = operation({
  method: 'POST',
  path: '/api/admin/number-inventory',
  id: 'addInventoryNumber',
  summary: 'Add a number to the pool',
  description:
    'A number that the installation has at a carrier already, or on a shared trunk. Country and type come from the number plan.',
  access: admin(),
  audit: 'inventory.add',
  body: InventoryNumberCreate,
  answer: { status: 201, schema: PlatformInventoryNumber },
  refusals: ['already_claimed'],
  example: {
    body: { phone_number: '+46846500421', provider: 'twilio', provider_ref: 'PN0123456789abcdef0123456789abcdef' },
    answer: { ...examplePlatformNumber, state: 'free', tenant: null, reseller: null, is_answered: false },
  },
  async run({ tx, body, now, newId, audit }) {
    const { phone_number: number, trunk_id: trunkId, provider = null, provider_ref: ref = '', ...fields } = body;
    if (await findInventoryNumber(tx, 'platform', number)) throw inventoryNumberExists();
    if (trunkId) await findReferenced({ path: '/trunk_id', code: 'unknown_trunk' }, () => getTrunkToUse(tx, trunkId));
    const facts = readNumber(number, null);
    const added = await tx
      .insertInto('number_pool')
      .values({
        ...fields,
        id: newId(),
        number,
        country: facts?.country ?? '',
        type: facts?.type ?? 'national',
        provider,
        provider_ref: ref,
        shared_trunk_id: trunkId ?? null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) throw inventoryNumberExists();
    audit.resource(added.id);
    audit.details({ provider, trunk_id: trunkId ?? null });
    const row = await findInventoryNumber(tx, 'platform', number);
    if (!row) throw inventoryNumberNotFound({ number });
    return presentPlatformNumber(row, now);
  },
});
