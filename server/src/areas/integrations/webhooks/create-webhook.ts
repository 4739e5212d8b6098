import { CreateEndOfCallWebhookRequest, EndOfCallWebhookCreated } from '@parley/contract/resources/webhook';
import { apiKey } from '#platform/http/access/access.ts';
import { addWebhook, maxWebhooks } from './add-webhook.ts';
import { presentEndpoint } from './endpoints.queries.ts';
import { exampleSecret, exampleWebhook } from './webhooks.examples.ts';
import { operation } from './webhooks.operation.ts';

/** Creates a webhook; its secret is in this answer alone. */
export const createEndOfCallWebhook = operation({
  method: 'POST',
  path: '/api/end-of-call-webhooks',
  id: 'createEndOfCallWebhook',
  summary: 'Create a webhook',
  description: `Events are signed as Standard Webhooks says, with the secret that this answer alone shows. At most ${maxWebhooks} per account.`,
  access: apiKey('webhooks:write'),
  audit: 'webhook.create',
  body: CreateEndOfCallWebhookRequest,
  answer: { status: 201, schema: EndOfCallWebhookCreated, holdsSecret: true },
  refusals: ['conflict'],
  example: {
    body: { url: exampleWebhook.url, description: 'CRM', include: ['transcript'] },
    answer: { ...exampleWebhook, secret: exampleSecret },
  },
  async run(context) {
    const { body, audit, headers } = context;
    const { endpoint, hint, secret } = await addWebhook(context, body);
    audit.resource(endpoint.id);
    audit.details({ events: endpoint.events });
    headers.set('location', `/api/end-of-call-webhooks/${endpoint.id}`);
    headers.set('etag', '"1"');
    const shown = presentEndpoint(endpoint, { secretHint: hint, previousSecretUntil: null, missed: 0 });
    return { ...shown, secret };
  },
});
