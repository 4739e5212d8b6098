import { apiKey } from '#platform/http/access/access.ts';
import { headerSecretIds } from './endpoint-headers.rules.ts';
import { getEndpointForUpdate, removeEndpoint } from './endpoints.queries.ts';
import { belongsToAgent } from './webhooks.errors.ts';
import { exampleWebhookId } from './webhooks.examples.ts';
import { operation, webhookParams } from './webhooks.operation.ts';

/** Deletes a webhook with its delivery log; what waits is not sent. */
export const deleteEndOfCallWebhook = operation({
  method: 'DELETE',
  path: '/api/end-of-call-webhooks/{webhookId}',
  id: 'deleteEndOfCallWebhook',
  summary: 'Delete a webhook',
  description: 'With its delivery log. What waits to be sent is not sent any more.',
  access: apiKey('webhooks:write'),
  audit: 'webhook.delete',
  params: webhookParams,
  answer: { status: 204, schema: null },
  refusals: ['not_found', 'conflict'],
  example: { params: { webhookId: exampleWebhookId } },
  async run({ tx, params, deps }) {
    const endpoint = await getEndpointForUpdate(tx, params.webhookId);
    if (endpoint.sourceAgentId !== null) throw belongsToAgent('The address');
    const secrets = await removeEndpoint(tx, endpoint.id);
    await deps.vault.delete(tx, [...secrets, ...headerSecretIds(endpoint.headers)]);
  },
});
