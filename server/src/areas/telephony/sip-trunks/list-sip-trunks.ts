import { oneOrSeveral } from '@parley/contract/filters';
import { pageOf, pageQuery } from '@parley/contract/page';
import { SipTrunk } from '@parley/contract/resources/sip-trunk';
import { z } from 'zod';
import { apiKey } from '#platform/http/access/access.ts';
import { listTrunkPage } from './list-sip-trunks.queries.ts';
import { exampleTrunk } from './sip-trunks.examples.ts';
import { operation } from './sip-trunks.operation.ts';

/** Lists the tenant's trunks, newest first. */
export const listSipTrunks = operation({
  method: 'GET',
  path: '/api/sip-trunks',
  id: 'listSipTrunks',
  summary: 'List SIP trunks',
  access: apiKey('numbers:read'),
  query: z.strictObject({
    ...pageQuery,
    status: oneOrSeveral(z.enum(['active', 'inactive']))
      .optional()
      .meta({ description: '`active`, `inactive` or both with a comma', examples: ['active'] }),
    q: z.string().trim().min(1).max(200).optional().meta({ description: 'Part of the name' }),
  }),
  answer: { status: 200, schema: pageOf(SipTrunk) },
  example: { query: { limit: 50 }, answer: { data: [exampleTrunk], has_more: false, next_cursor: null } },
  run: ({ tx, query }) => listTrunkPage(tx, query),
});
