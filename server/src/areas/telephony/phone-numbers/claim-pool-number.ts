import { PhoneNumber } from '@parley/contract/resources/phone-number';
import { apiKey } from '#platform/http/access/access.ts';
import { claimNumber } from './claim-number.ts';
import { poolNumberClaimed, poolNumberNotFound } from './phone-numbers.errors.ts';
import { exampleCarrierNumber } from './phone-numbers.examples.ts';
import { examplePoolNumberId, numberParams, operation } from './phone-numbers.operation.ts';
import { presentNumber } from './phone-numbers.queries.ts';
import { isPoolNumber } from './pool.queries.ts';

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
    const claim = { tenantId, poolId: params.numberId, newId, now };
    const row = await claimNumber(tx, claim);
    if (!row) throw (await isPoolNumber(tx, params.numberId)) ? poolNumberClaimed() : poolNumberNotFound();
    audit.resource(row.id);
    audit.details({ pool_number_id: params.numberId });
    headers.set('location', `/api/phone-numbers/${row.id}`);
    return presentNumber(row);
  },
});
