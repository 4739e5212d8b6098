import { NewsletterTest } from '@parley/contract/resources/newsletter';
import { reseller } from '#platform/http/access/access.ts';
import { newsletterWithoutMailServer } from './newsletters.errors.ts';
import { exampleNewsletter, newsletterParams, operation } from './newsletters.operation.ts';
import { getNewsletter } from './newsletters.queries.ts';
import { findLetterhead, renderNewsletter, unsubscribeUrl } from './render-newsletter.ts';

/** Sends a newsletter to one address, as a test. */
export const testNewsletter = operation({
  method: 'POST',
  path: '/api/reseller/newsletters/{newsletterId}/test',
  id: 'testNewsletter',
  summary: 'Send a test of a newsletter',
  description:
    'As readers get it, with a sample name and a link to unsubscribe that does nothing. Needs a mail server (409).',
  access: reseller({ needsAdmin: true }),
  audit: 'newsletter.test',
  requestsPerMinute: 10,
  params: newsletterParams,
  body: NewsletterTest,
  answer: { status: 204, schema: null },
  refusals: ['not_found', 'conflict'],
  example: { params: { newsletterId: exampleNewsletter.id }, body: { to: 'ada@example.com' } },
  async run({ tx, tenantId: resellerId, params, body, deps, now }) {
    const { mailer, linkBaseUrl } = deps;
    const letter = await getNewsletter(tx, resellerId, params.newsletterId);
    if (!mailer.delivers) throw newsletterWithoutMailServer();
    const head = await findLetterhead(tx, resellerId, linkBaseUrl);
    const mail = renderNewsletter(letter, head, { name: 'Ada', unsubscribeUrl: unsubscribeUrl(head, 'sample') });
    await mailer.sendRendered(tx, { accountId: resellerId, to: body.to, kind: 'newsletter_test', mail, now });
  },
});
