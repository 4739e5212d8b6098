import { area } from '#platform/areas/area.ts';
import { createEndOfCallWebhook } from './create-webhook.ts';
import { deleteEndOfCallWebhook } from './delete-webhook.ts';
import { DeliverySender } from './delivery-sender.ts';
import { getEndOfCallWebhook } from './get-webhook.ts';
import { listWebhookDeliveries } from './list-webhook-deliveries.ts';
import { listEndOfCallWebhooks } from './list-webhooks.ts';
import { webhooksPersonalData } from './personal-data.ts';
import { redeliverWebhooks } from './redeliver-webhooks.ts';
import { rotateWebhookSecret } from './rotate-webhook-secret.ts';
import { testEndOfCallWebhook } from './test-webhook.ts';
import { updateEndOfCallWebhook } from './update-webhook.ts';
import { webhookConsumers } from './webhook-consumer.ts';
import { webhookJobs } from './webhook-jobs.ts';
import type { WebhooksDeps } from './webhooks.operation.ts';

export { type AddWebhookContext, addWebhook, removeWebhook } from './add-webhook.ts';
export { DeliverySender, type SenderTimes } from './delivery-sender.ts';
export { findReceivers } from './find-receivers.queries.ts';
export { webhookConsumers } from './webhook-consumer.ts';
export type { WebhooksDeps } from './webhooks.operation.ts';

/** Webhooks: events of an account posted to its own servers, signed, retried and logged. */
export const webhooksArea = area<WebhooksDeps, 'sender'>({
  name: 'webhooks',
  module: 'webhooks',
  operations: {
    Webhooks: [
      listEndOfCallWebhooks,
      createEndOfCallWebhook,
      getEndOfCallWebhook,
      updateEndOfCallWebhook,
      deleteEndOfCallWebhook,
      rotateWebhookSecret,
      testEndOfCallWebhook,
      listWebhookDeliveries,
      redeliverWebhooks,
    ],
  },
  personalData: webhooksPersonalData,
  own: (deps) => ({ sender: new DeliverySender(deps) }),
  jobs: webhookJobs,
  consumers: webhookConsumers,
  workers: ({ sender }) => [sender],
});
