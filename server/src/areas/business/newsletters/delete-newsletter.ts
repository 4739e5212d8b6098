import { reseller } from '#platform/http/access/access.ts';
import { exampleNewsletter, newsletterParams, operation } from './newsletters.operation.ts';
import { deleteNewsletterRow, lockDraft } from './newsletters.queries.ts';

/** Deletes a draft. */
export const deleteNewsletter = operation({
  method: 'DELETE',
  path: '/api/reseller/newsletters/{newsletterId}',
  id: 'deleteNewsletter',
  summary: 'Delete a newsletter',
  description: 'A draft alone: one that was sent stays with its report (409).',
  access: reseller({ needsAdmin: true }),
  audit: 'newsletter.delete',
  params: newsletterParams,
  answer: { status: 204, schema: null },
  refusals: ['not_found', 'conflict'],
  example: { params: { newsletterId: exampleNewsletter.id } },
  async run({ tx, tenantId: resellerId, params }) {
    await lockDraft(tx, resellerId, params.newsletterId);
    await deleteNewsletterRow(tx, resellerId, params.newsletterId);
  },
});
