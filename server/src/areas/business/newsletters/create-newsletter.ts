import type { NewsletterId } from '@parley/contract/ids';
import { Newsletter, NewsletterWrite } from '@parley/contract/resources/newsletter';
import { reseller } from '#platform/http/access/access.ts';
import { exampleNewsletter, exampleText, operation } from './newsletters.operation.ts';
import { getNewsletter, insertNewsletter } from './newsletters.queries.ts';
import { checkVariables } from './render-newsletter.ts';

/** Creates a newsletter as a draft. */
export const createNewsletter = operation({
  method: 'POST',
  path: '/api/reseller/newsletters',
  id: 'createNewsletter',
  summary: 'Create a newsletter',
  description:
    'A draft. The text is plain: it is escaped in HTML, `{{name}}` is the name of the reader and `{{brand}}` yours. The link to unsubscribe is added to every email.',
  access: reseller({ needsAdmin: true }),
  audit: 'newsletter.create',
  maxBodyBytes: 128 * 1024,
  body: NewsletterWrite,
  answer: { status: 201, schema: Newsletter },
  example: { body: exampleText, answer: exampleNewsletter },
  async run({ tx, tenantId: resellerId, body, now, newId, audit }) {
    checkVariables(body);
    const id = newId() as NewsletterId;
    await insertNewsletter(tx, { resellerId, id, letter: body, now });
    audit.resource(id);
    return getNewsletter(tx, resellerId, id);
  },
});
