import type { WebhookId } from '@parley/contract/ids';
import { CreateEndOfCallWebhookRequest, EndOfCallWebhookCreated } from '@parley/contract/resources/webhook';
import { apiKey } from '#platform/http/access/access.ts';
import { storableSettings } from './check-endpoint.ts';
import { countEndpointsLocked, insertEndpoint, presentEndpoint, type StoredEndpoint } from './endpoints.queries.ts';
import { addSigningSecret } from './signing-secrets.ts';
import { tooManyWebhooks } from './webhooks.errors.ts';
import { exampleSecret, exampleWebhook } from './webhooks.examples.ts';
import { operation } from './webhooks.operation.ts';

/** Most webhooks of one account, those of agents not counted. */
export const maxWebhooks = 50;

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
    const { tx, tenantId, body, now, audit, headers } = context;
    if ((await countEndpointsLocked(tx)) >= maxWebhooks) throw tooManyWebhooks(maxWebhooks);
    const settings = await storableSettings(context, body, null);
    const endpoint: StoredEndpoint = {
      tenantId,
      id: context.newId() as WebhookId,
      version: 1,
      ...settings,
      sourceAgentId: null,
      failingSince: null,
      disabledAt: null,
      disabledReason: null,
      createdAt: now,
      updatedAt: now,
    };
    await insertEndpoint(tx, endpoint);
    const { value, hint } = await addSigningSecret(context, endpoint.id);
    audit.resource(endpoint.id);
    audit.details({ events: endpoint.events });
    headers.set('location', `/api/end-of-call-webhooks/${endpoint.id}`);
    headers.set('etag', '"1"');
    const shown = presentEndpoint(endpoint, { secretHint: hint, previousSecretUntil: null, missed: 0 });
    return { ...shown, secret: value };
  },
});
