import { oneOrSeveral } from '@parley/contract/filters';
import { pageOf, pageQuery } from '@parley/contract/page';
import { CountryCode } from '@parley/contract/phone-number';
import { NumberCapability, NumberType, PoolNumber } from '@parley/contract/resources/phone-number';
import { z } from 'zod';
import { apiKey } from '#platform/http/access/access.ts';
import { examplePoolNumber } from './phone-numbers.examples.ts';
import { operation } from './phone-numbers.operation.ts';
import { listPoolPage } from './pool.queries.ts';

/** Lists numbers that can be claimed now, without quarantined ones. */
export const listPoolNumbers = operation({
  method: 'GET',
  path: '/api/phone-numbers/pool',
  id: 'listPoolNumbers',
  summary: 'List the platform pool',
  access: apiKey('numbers:read'),
  query: z.strictObject({
    ...pageQuery,
    country: CountryCode.optional(),
    type: NumberType.optional(),
    capabilities: oneOrSeveral(NumberCapability)
      .optional()
      .meta({ description: 'Several with commas: numbers that have them all', examples: ['voice'] }),
  }),
  answer: { status: 200, schema: pageOf(PoolNumber) },
  example: { query: { country: 'US' }, answer: { data: [examplePoolNumber], has_more: false, next_cursor: null } },
  run: ({ tx, query, now }) => listPoolPage(tx, query, now),
});
