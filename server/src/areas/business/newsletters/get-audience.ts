import { NewsletterAudience } from '@parley/contract/resources/newsletter';
import { needScopeOfNamedKey } from '#areas/business/reseller';
import { reseller } from '#platform/http/access/access.ts';
import { operation } from './newsletters.operation.ts';
import { countAudience } from './recipients.queries.ts';
import { findLetterhead } from './render-newsletter.ts';

/** Counts who would get a newsletter now. */
export const getNewsletterAudience = operation({
  method: 'GET',
  path: '/api/reseller/newsletter-audience',
  id: 'getNewsletterAudience',
  summary: 'Count the readers of newsletters',
  description:
    'People of customers that are not suspended, who agreed and confirmed their address; each counts once. A named key needs the scope `account:read`.',
  access: reseller({ needsAdmin: false }),
  answer: { status: 200, schema: NewsletterAudience },
  example: { answer: { recipients: 42, obstacles: [] } },
  async run({ tx, tenantId, deps, principal }) {
    needScopeOfNamedKey(principal, 'account:read');
    const { brand } = await findLetterhead(tx, tenantId, deps.linkBaseUrl);
    return {
      recipients: await countAudience(tx),
      obstacles: [
        ...(deps.mailer.delivers ? [] : ['no_mail_server' as const]),
        ...(brand.postalAddress === null ? ['no_postal_address' as const] : []),
      ],
    };
  },
});
