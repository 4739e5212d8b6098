import { Newsletter } from '@parley/contract/resources/newsletter';
import { reseller } from '#platform/http/access/access.ts';
import { enqueueBatch } from './newsletter-jobs.ts';
import {
  newsletterWithoutAddress,
  newsletterWithoutMailServer,
  newsletterWithoutRecipients,
} from './newsletters.errors.ts';
import { exampleNewsletter, newsletterParams, operation } from './newsletters.operation.ts';
import { getNewsletter, lockDraft, startNewsletter } from './newsletters.queries.ts';
import { listRecipients } from './recipients.queries.ts';
import { findLetterhead } from './render-newsletter.ts';

/** Sends a draft to all people who agreed, once. */
export const sendNewsletter = operation({
  method: 'POST',
  path: '/api/reseller/newsletters/{newsletterId}/send',
  id: 'sendNewsletter',
  summary: 'Send a newsletter',
  description:
    'Goes to people of your customers who agreed to newsletters, one email each, a hundred a minute. Who unsubscribes before their turn, or whose customers are all suspended by then, gets none. Needs a mail server, a postal address in your branding and at least one reader (409).',
  access: reseller({ needsAdmin: true }),
  audit: 'newsletter.send',
  params: newsletterParams,
  answer: { status: 202, schema: Newsletter },
  refusals: ['not_found', 'conflict'],
  example: {
    params: { newsletterId: exampleNewsletter.id },
    answer: {
      ...exampleNewsletter,
      status: 'sending',
      report: { recipients: 42, waiting: 42, sent: 0, failed: 0, skipped: 0, unsubscribed: 0 },
      started_at: '2026-03-01T09:30:00.000Z',
    },
  },
  async run({ tx, tenantId: resellerId, params, deps, now, audit }) {
    const id = params.newsletterId;
    await lockDraft(tx, resellerId, id);
    if (!deps.mailer.delivers) throw newsletterWithoutMailServer();
    const { brand } = await findLetterhead(tx, resellerId, deps.linkBaseUrl);
    if (brand.postalAddress === null) throw newsletterWithoutAddress();
    const recipients = await listRecipients(tx, { resellerId, id });
    if (recipients === 0) throw newsletterWithoutRecipients();
    await startNewsletter(tx, { resellerId, id, now });
    await enqueueBatch(tx, { resellerId, id });
    audit.details({ recipients });
    return getNewsletter(tx, resellerId, id);
  },
});
