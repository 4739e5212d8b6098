import { RenderedEmail } from '@parley/contract/resources/email-template';
import { NewsletterWrite } from '@parley/contract/resources/newsletter';
import { reseller } from '#platform/http/access/access.ts';
import { notAudited } from '#platform/http/operation.ts';
import { exampleText, operation } from './newsletters.operation.ts';
import { checkVariables, findLetterhead, renderNewsletter, unsubscribeUrl } from './render-newsletter.ts';

/** Renders a newsletter without keeping it. */
export const previewNewsletter = operation({
  method: 'POST',
  path: '/api/reseller/newsletter-preview',
  id: 'previewNewsletter',
  summary: 'Preview a newsletter',
  description: 'With your brand and a sample name. Nothing is saved or sent.',
  access: reseller({ needsAdmin: true }),
  audit: notAudited('nothing changes'),
  maxBodyBytes: 128 * 1024,
  body: NewsletterWrite,
  answer: { status: 200, schema: RenderedEmail },
  example: {
    body: exampleText,
    answer: { subject: 'News from Nordic Voice', text: 'Hello Ada, ...', html: '<!doctype html>...' },
  },
  async run({ tx, tenantId, body, deps }) {
    checkVariables(body);
    const head = await findLetterhead(tx, tenantId, deps.linkBaseUrl);
    return renderNewsletter(body, head, { name: 'Ada', unsubscribeUrl: unsubscribeUrl(head, 'sample') });
  },
});
