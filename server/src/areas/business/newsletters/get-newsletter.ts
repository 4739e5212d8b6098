import { Newsletter } from '@parley/contract/resources/newsletter';
import { needScopeOfNamedKey } from '#areas/business/reseller';
import { reseller } from '#platform/http/access/access.ts';
import { exampleNewsletter, newsletterParams, operation } from './newsletters.operation.ts';
import { getNewsletter } from './newsletters.queries.ts';

/** Gets a newsletter with its report. */
export const getNewsletterById = operation({
  method: 'GET',
  path: '/api/reseller/newsletters/{newsletterId}',
  id: 'getNewsletter',
  summary: 'Get a newsletter',
  description: 'A named key needs the scope `account:read`.',
  access: reseller({ needsAdmin: false }),
  params: newsletterParams,
  answer: { status: 200, schema: Newsletter },
  refusals: ['not_found'],
  example: { params: { newsletterId: exampleNewsletter.id }, answer: exampleNewsletter },
  async run({ tx, tenantId, params, principal }) {
    needScopeOfNamedKey(principal, 'account:read');
    return getNewsletter(tx, tenantId, params.newsletterId);
  },
});
