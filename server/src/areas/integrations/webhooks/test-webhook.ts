import type { WebhookDeliveryId } from '@parley/contract/ids';
import { WebhookTestResult } from '@parley/contract/resources/webhook';
import { apiKey } from '#platform/http/access/access.ts';
import { writeBody } from './body.rules.ts';
import { insertAttempt } from './deliveries.queries.ts';
import { EndpointSendings } from './endpoint-sending.ts';
import { getEndpoint } from './endpoints.queries.ts';
import { insertEvents } from './queue-deliveries.ts';
import { sendDelivery } from './send-delivery.ts';
import { webhookNotFound } from './webhooks.errors.ts';
import { exampleAttempt, exampleDeliveryId, exampleWebhookId } from './webhooks.examples.ts';
import { operation, webhookParams } from './webhooks.operation.ts';

/** Sends a `ping` and answers with its course. */
export const testEndOfCallWebhook = operation({
  method: 'POST',
  path: '/api/end-of-call-webhooks/{webhookId}/test',
  id: 'testEndOfCallWebhook',
  summary: 'Send a test event',
  description:
    'Sends `ping` once, also to a webhook that is off, and answers when the receiver has answered: after 15 s at the latest. 200 also when the receiver refused; `delivered` and `attempt` say why.',
  access: apiKey('webhooks:write'),
  audit: 'webhook.test',
  params: webhookParams,
  answer: { status: 200, schema: WebhookTestResult },
  refusals: ['not_found'],
  requestsPerMinute: 30,
  transaction: 'none',
  example: {
    params: { webhookId: exampleWebhookId },
    answer: { delivered: true, delivery_id: exampleDeliveryId, attempt: exampleAttempt },
  },
  async run({ db, tenantId, params, now, newId, deps, audit }) {
    const stored = await db.app.inTenant(tenantId, (tx) => getEndpoint(tx, params.webhookId), { onlyReads: true });
    const endpoint = await new EndpointSendings({ db, vault: deps.vault }).find(
      { tenantId, id: stored.id },
      stored.version,
    );
    if (endpoint === null) throw webhookNotFound();
    const eventId = newId();
    const body = writeBody({ type: 'ping', at: now, data: { webhook: { id: stored.id } } });
    const sent = await sendDelivery(deps, { endpoint, eventId, body, isRedelivery: false });
    const deliveryId = newId() as WebhookDeliveryId;
    await db.app.inTenant(tenantId, async (tx) => {
      // Deleted while the ping was under way: refused as missing.
      await getEndpoint(tx, stored.id);
      await insertEvents(tx, [
        {
          tenantId,
          id: eventId,
          type: 'ping',
          subjectId: null,
          version: null,
          body,
          transcriptBody: null,
          createdAt: now,
        },
      ]);
      await tx
        .insertInto('webhook_deliveries')
        .values({
          tenant_id: tenantId,
          id: deliveryId,
          endpoint_id: stored.id,
          event_id: eventId,
          subject_id: null,
          with_transcript: false,
          state: sent.isSuccess ? 'delivered' : 'failed',
          tries: 1,
          delivered_at: sent.isSuccess ? deps.clock.now() : null,
          created_at: now,
        })
        .execute();
      await insertAttempt(tx, { tenantId, id: newId(), deliveryId, attempt: sent.attempt });
    });
    audit.details({ delivered: sent.isSuccess, status: sent.attempt.status });
    return { delivered: sent.isSuccess, delivery_id: deliveryId, attempt: sent.attempt };
  },
});
