import { PhoneNumber } from '@parley/contract/resources/phone-number';
import { apiKey } from '#platform/http/access/access.ts';
import { notModified } from '#platform/http/operation.ts';
import { matchesEtag } from '#platform/http/responses/etag.ts';
import { exampleNumber } from './phone-numbers.examples.ts';
import { exampleNumberId, numberParams, operation } from './phone-numbers.operation.ts';
import { getNumber, presentNumber } from './phone-numbers.queries.ts';

export const getPhoneNumber = operation({
  method: 'GET',
  path: '/api/phone-numbers/{numberId}',
  id: 'getPhoneNumber',
  summary: 'Get a number',
  access: apiKey('numbers:read'),
  params: numberParams,
  answer: { status: 200, schema: PhoneNumber },
  refusals: ['not_found'],
  example: { params: { numberId: exampleNumberId }, answer: exampleNumber },
  async run({ tx, params, headers, request }) {
    const row = await getNumber(tx, params.numberId);
    const etag = `"${row.version}"`;
    headers.set('etag', etag);
    return matchesEtag(request.header('if-none-match'), etag) ? notModified : presentNumber(row);
  },
});
