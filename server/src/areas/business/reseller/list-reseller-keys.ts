import { pageOf } from '@parley/contract/page';
import { ApiKey } from '@parley/contract/resources/api-key';
import { keyQuery, resellerKeys } from '#areas/accounts/api-keys';
import { reseller } from '#platform/http/access/access.ts';
import { exampleNamedKey } from './reseller.examples.ts';
import { operation } from './reseller.operation.ts';

/** Lists the reseller's named keys, newest first, revoked ones included. */
export const listResellerKeys = operation({
  method: 'GET',
  path: '/api/reseller/api-keys',
  id: 'listResellerKeys',
  summary: 'List named keys',
  access: reseller({ needsAdmin: true }),
  query: keyQuery,
  answer: { status: 200, schema: pageOf(ApiKey) },
  example: {
    query: { limit: 50, state: 'active' },
    answer: { data: [exampleNamedKey], has_more: false, next_cursor: null },
  },
  run: ({ tx, tenantId, query, now }) => resellerKeys.page(tx, tenantId, { ...query, kind: 'named' }, now),
});
