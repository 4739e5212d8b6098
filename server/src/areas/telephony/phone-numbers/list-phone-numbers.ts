import { AgentId, SipTrunkId } from '@parley/contract/ids';
import { pageOf, pageQuery } from '@parley/contract/page';
import { CountryCode } from '@parley/contract/phone-number';
import { PhoneNumber } from '@parley/contract/resources/phone-number';
import { z } from 'zod';
import { apiKey } from '#platform/http/access/access.ts';
import { listNumberPage } from './list-phone-numbers.queries.ts';
import { exampleNumber } from './phone-numbers.examples.ts';
import { operation } from './phone-numbers.operation.ts';

/** Lists the tenant's numbers, newest first. */
export const listPhoneNumbers = operation({
  method: 'GET',
  path: '/api/phone-numbers',
  id: 'listPhoneNumbers',
  summary: 'List own numbers',
  access: apiKey('numbers:read'),
  query: z.strictObject({
    ...pageQuery,
    agent_id: AgentId.optional(),
    trunk_id: SipTrunkId.optional(),
    country: CountryCode.optional(),
    source: z.enum(['import', 'pool', 'carrier']).optional(),
    assigned: z
      .stringbool({ truthy: ['true'], falsy: ['false'] })
      .optional()
      .meta({ description: 'Whether an agent answers it' }),
    q: z.string().trim().min(1).max(120).optional().meta({ description: 'Part of the number or of the label' }),
  }),
  answer: { status: 200, schema: pageOf(PhoneNumber) },
  example: { query: { limit: 50 }, answer: { data: [exampleNumber], has_more: false, next_cursor: null } },
  run: ({ tx, query }) => listNumberPage(tx, query),
});
