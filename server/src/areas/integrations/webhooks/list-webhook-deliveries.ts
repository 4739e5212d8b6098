import { oneOrSeveral, orderedSpan, timeSpan } from '@parley/contract/filters';
import { pageOf, pageQuery } from '@parley/contract/page';
import { WebhookDelivery, WebhookDeliveryState } from '@parley/contract/resources/webhook';
import { webhookEventTypes } from '@parley/contract/webhook-events';
import { z } from 'zod';
import { apiKey } from '#platform/http/access/access.ts';
import { listDeliveryPage } from './deliveries.queries.ts';
import { getEndpoint } from './endpoints.queries.ts';
import { exampleDelivery, exampleWebhookId } from './webhooks.examples.ts';
import { operation, webhookParams } from './webhooks.operation.ts';

/** Lists the deliveries of a webhook with every attempt, newest first. */
export const listWebhookDeliveries = operation({
  method: 'GET',
  path: '/api/end-of-call-webhooks/{webhookId}/deliveries',
  id: 'listWebhookDeliveries',
  summary: 'The delivery log of a webhook',
  description:
    'Each delivery with its body as signed, and each attempt with the headers sent, the answer, and the time of each phase. Deliveries are kept for 30 days.',
  access: apiKey('webhooks:read'),
  params: webhookParams,
  query: z
    .strictObject({
      ...pageQuery,
      ...timeSpan({ from: 'Created at or after this instant', to: 'Created before this instant' }),
      status: oneOrSeveral(WebhookDeliveryState)
        .optional()
        .meta({ description: 'One or several, with commas', examples: ['failed', 'failed,missed'] }),
      type: oneOrSeveral(z.enum(webhookEventTypes))
        .optional()
        .meta({ description: 'One or several, with commas', examples: ['call.ended'] }),
      subject_id: z.guid().optional().meta({ description: 'Id of a call or chat' }),
    })
    .superRefine(orderedSpan),
  answer: { status: 200, schema: pageOf(WebhookDelivery) },
  refusals: ['not_found'],
  example: {
    params: { webhookId: exampleWebhookId },
    query: { limit: 50, status: 'failed,missed' },
    answer: { data: [exampleDelivery], has_more: false, next_cursor: null },
  },
  async run({ tx, params, query }) {
    await getEndpoint(tx, params.webhookId);
    return listDeliveryPage(tx, params.webhookId, query);
  },
});
