import { isDeepStrictEqual } from 'node:util';
import { Newsletter, NewsletterUpdate } from '@parley/contract/resources/newsletter';
import { reseller } from '#platform/http/access/access.ts';
import { exampleNewsletter, newsletterParams, operation } from './newsletters.operation.ts';
import { changeNewsletter, getNewsletter, lockDraft } from './newsletters.queries.ts';
import { checkVariables } from './render-newsletter.ts';

/** Updates a draft. */
export const updateNewsletter = operation({
  method: 'PATCH',
  path: '/api/reseller/newsletters/{newsletterId}',
  id: 'updateNewsletter',
  summary: 'Update a newsletter',
  description: 'A draft alone; one that was sent is refused with 409.',
  access: reseller({ needsAdmin: true }),
  audit: 'newsletter.update',
  params: newsletterParams,
  maxBodyBytes: 128 * 1024,
  body: NewsletterUpdate,
  answer: { status: 200, schema: Newsletter },
  refusals: ['not_found', 'conflict'],
  example: {
    params: { newsletterId: exampleNewsletter.id },
    body: { subject: exampleNewsletter.subject },
    answer: exampleNewsletter,
  },
  async run({ tx, tenantId: resellerId, params, body, now, audit }) {
    checkVariables(body);
    const id = params.newsletterId;
    const before = await lockDraft(tx, resellerId, id);
    const { language, subject, text, button } = before;
    const letter = { language, subject, text, button };
    const changed = { ...letter, ...body };
    if (isDeepStrictEqual(changed, letter)) {
      audit.nothingChanged();
      return before;
    }
    await changeNewsletter(tx, { resellerId, id, letter: changed, now });
    audit.details({ changed_fields: Object.keys(body) });
    return getNewsletter(tx, resellerId, id);
  },
});
