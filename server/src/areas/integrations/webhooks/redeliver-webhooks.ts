import type { WebhookId } from '@parley/contract/ids';
import { RedeliverWebhooks, WebhooksRedelivered } from '@parley/contract/resources/webhook';
import type { Tx } from '#db/tenant-scope.ts';
import { apiKey } from '#platform/http/access/access.ts';
import { getEndpoint } from './endpoints.queries.ts';
import { deliveriesNotFound, deliveryErased } from './webhooks.errors.ts';
import { exampleDeliveryId, exampleWebhookId } from './webhooks.examples.ts';
import { operation, webhookParams } from './webhooks.operation.ts';

/** Most deliveries of one request. */
const maxQueued = 1000;

/** Sends deliveries again, once each. */
export const redeliverWebhooks = operation({
  method: 'POST',
  path: '/api/end-of-call-webhooks/{webhookId}/redeliver',
  id: 'redeliverWebhooks',
  summary: 'Redeliver one event or a range',
  description:
    'Each is sent once more, with the same `webhook-id` and body, signed with the current secret. It works for webhooks that are off, and failures count neither as a try nor against the webhook.',
  access: apiKey('webhooks:write'),
  audit: 'webhook.redeliver',
  params: webhookParams,
  body: RedeliverWebhooks,
  answer: { status: 202, schema: WebhooksRedelivered },
  refusals: ['not_found', 'conflict'],
  example: {
    params: { webhookId: exampleWebhookId },
    body: { delivery_ids: [exampleDeliveryId] },
    answer: { queued: 1, has_more: false },
  },
  async run({ tx, params, body, now, audit }) {
    const endpoint = await getEndpoint(tx, params.webhookId);
    const found =
      'delivery_ids' in body
        ? await findGiven(tx, endpoint.id, body.delivery_ids)
        : await findInRange(tx, endpoint.id, body);
    const queued = found.slice(0, maxQueued);
    if (queued.length > 0) {
      await tx
        .updateTable('webhook_deliveries')
        .set({ redeliver_at: now })
        .where('id', 'in', queued)
        .where('state', '<>', 'erased')
        .execute();
    }
    audit.details({ queued: queued.length });
    return { queued: queued.length, has_more: found.length > maxQueued };
  },
});

async function findGiven(tx: Tx, endpointId: WebhookId, ids: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('webhook_deliveries')
    .select(['id', 'state'])
    .where('endpoint_id', '=', endpointId)
    .where('id', 'in', ids)
    .execute();
  const known = new Set(rows.map(({ id }) => id));
  const missing = ids.filter((id) => !known.has(id));
  if (missing.length > 0) throw deliveriesNotFound(missing);
  if (rows.some(({ state }) => state === 'erased')) throw deliveryErased();
  return [...known];
}

async function findInRange(
  tx: Tx,
  endpointId: WebhookId,
  range: { from: string; to: string; status: 'failed' | 'missed' | 'delivered' },
): Promise<string[]> {
  const rows = await tx
    .selectFrom('webhook_deliveries')
    .select('id')
    .where('endpoint_id', '=', endpointId)
    .where('state', '=', range.status)
    .where('created_at', '>=', new Date(range.from))
    .where('created_at', '<', new Date(range.to))
    // Skips those an earlier request queued, so that repeated requests work off a range of any length.
    .where('redeliver_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .limit(maxQueued + 1)
    .execute();
  return rows.map(({ id }) => id);
}
