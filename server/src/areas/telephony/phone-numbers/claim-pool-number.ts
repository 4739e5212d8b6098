import type { PhoneNumberId } from '@parley/contract/ids';
import { PhoneNumber } from '@parley/contract/resources/phone-number';
import { apiKey } from '#platform/http/access/access.ts';
import { poolNumberClaimed, poolNumberNotFound } from './phone-numbers.errors.ts';
import { exampleCarrierNumber } from './phone-numbers.examples.ts';
import { examplePoolNumberId, numberParams, operation } from './phone-numbers.operation.ts';
import { insertNumber, presentNumber } from './phone-numbers.queries.ts';
import { isPoolNumber, removeFromPool } from './pool.queries.ts';

/** Claims a number from the pool; of two concurrent claims one succeeds. */
export const claimPoolNumber = operation({
  method: 'POST',
  path: '/api/phone-numbers/pool/{numberId}/claim',
  id: 'claimPoolNumber',
  summary: 'Claim a number from the pool',
  access: apiKey('numbers:write'),
  audit: 'number.claim',
  params: numberParams,
  answer: { status: 201, schema: PhoneNumber },
  refusals: ['not_found', 'already_claimed'],
  example: { params: { numberId: examplePoolNumberId }, answer: { ...exampleCarrierNumber, source: 'pool' } },
  async run({ tx, tenantId, params, now, newId, headers, audit }) {
    const taken = await removeFromPool(tx, params.numberId, now);
    if (!taken) throw (await isPoolNumber(tx, params.numberId)) ? poolNumberClaimed() : poolNumberNotFound();
    const row = await insertNumber(tx, {
      tenantId,
      id: newId() as PhoneNumberId,
      number: taken.number,
      raw_input: taken.number,
      country: taken.country,
      type: taken.type,
      capabilities: taken.capabilities,
      source: 'pool',
      provider: taken.provider,
      provider_ref: taken.provider_ref,
      monthly_price_minor_units: taken.monthly_price_minor_units,
      currency: taken.currency,
      now,
    });
    audit.resource(row.id);
    audit.details({ pool_number_id: params.numberId });
    headers.set('location', `/api/phone-numbers/${row.id}`);
    return presentNumber(row);
  },
});
