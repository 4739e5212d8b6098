import { EndOfCallWebhook } from '@parley/contract/resources/webhook';
import { apiKey } from '#platform/http/access/access.ts';
import { getEndpoint, showEndpoint } from './endpoints.queries.ts';
import { exampleWebhook, exampleWebhookId } from './webhooks.examples.ts';
import { operation, webhookParams } from './webhooks.operation.ts';

/** Gets one webhook. */
export const getEndOfCallWebhook = operation({
  method: 'GET',
  path: '/api/end-of-call-webhooks/{webhookId}',
  id: 'getEndOfCallWebhook',
  summary: 'Get a webhook',
  access: apiKey('webhooks:read'),
  params: webhookParams,
  answer: { status: 200, schema: EndOfCallWebhook },
  refusals: ['not_found'],
  example: { params: { webhookId: exampleWebhookId }, answer: exampleWebhook },
  async run({ tx, params, now, headers }) {
    const endpoint = await getEndpoint(tx, params.webhookId);
    headers.set('etag', `"${endpoint.version}"`);
    return showEndpoint(tx, endpoint, now);
  },
});
