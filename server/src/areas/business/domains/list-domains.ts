import { ResellerDomain } from '@parley/contract/resources/domain';
import { z } from 'zod';
import { needScopeOfNamedKey } from '#areas/business/reseller';
import { reseller } from '#platform/http/access/access.ts';
import { exampleDomain, operation } from './domains.operation.ts';
import { listDomains } from './domains.queries.ts';

/** Lists the reseller's domains, newest first. */
export const listResellerDomains = operation({
  method: 'GET',
  path: '/api/reseller/domains',
  id: 'listResellerDomains',
  summary: 'List domains',
  description: 'All of them, at most 50. A named key needs the scope `account:read`.',
  access: reseller({ needsAdmin: false }),
  answer: { status: 200, schema: z.object({ data: z.array(ResellerDomain) }) },
  example: { answer: { data: [exampleDomain] } },
  async run({ tx, tenantId, principal }) {
    needScopeOfNamedKey(principal, 'account:read');
    return { data: await listDomains(tx, tenantId) };
  },
});
