import { pageOf, pageQuery } from '@parley/contract/page';
import { Newsletter } from '@parley/contract/resources/newsletter';
import { z } from 'zod';
import { needScopeOfNamedKey } from '#areas/business/reseller';
import { reseller } from '#platform/http/access/access.ts';
import { exampleNewsletter, operation } from './newsletters.operation.ts';
import { listNewsletterPage } from './newsletters.queries.ts';

/** Lists the reseller's newsletters with their reports, newest first. */
export const listNewsletters = operation({
  method: 'GET',
  path: '/api/reseller/newsletters',
  id: 'listNewsletters',
  summary: 'List newsletters',
  description:
    'Drafts and sent ones. A report has numbers of people, and not who they are. A named key needs the scope `account:read`.',
  access: reseller({ needsAdmin: false }),
  query: z.strictObject(pageQuery),
  answer: { status: 200, schema: pageOf(Newsletter) },
  example: { query: { limit: 50 }, answer: { data: [exampleNewsletter], has_more: false, next_cursor: null } },
  async run({ tx, tenantId, query, principal }) {
    needScopeOfNamedKey(principal, 'account:read');
    return listNewsletterPage(tx, tenantId, query);
  },
});
