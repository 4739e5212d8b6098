import type { ErrorDetail } from '@parley/contract/errors';
import { defineDetail, defineRefusal, refuseFields } from '#platform/http/define-refusal.ts';

/** Identical for a webhook of another tenant and one that never existed. */
export const webhookNotFound = defineRefusal('not_found', 'webhook_not_found', 'There is no webhook with this id');

const webhookVersionMismatchRefusal = defineRefusal(
  'version_mismatch',
  'webhook_version_mismatch',
  'The webhook is at version {{current}}, not {{expected}}: it was changed since you read it. Read it again and repeat your change',
);
export const webhookVersionMismatch = (found: { expected: number; current: number }) =>
  webhookVersionMismatchRefusal(
    { current: found.current, expected: found.expected },
    { headers: { etag: `"${found.current}"` } },
  );

const tooManyWebhooksRefusal = defineRefusal(
  'conflict',
  'too_many_webhooks',
  'This account has {{limit}} webhooks, which is the limit; delete one that is no longer used',
);
export const tooManyWebhooks = (limit: number) => tooManyWebhooksRefusal({ limit });

const ofAgent = defineRefusal(
  'conflict',
  'webhook_of_agent',
  '{{what}} of this webhook comes from its agent; change `webhook_url` and `webhook_events` of the agent instead',
);
export const belongsToAgent = (what: string) => ofAgent({ what });

export const unknownAgent = defineDetail('unknown_agent', 'unknown_agent', 'there is no agent with this id');

export const badWebhook = (details: ErrorDetail[]) => refuseFields(details);

export const deliveriesNotFound = (ids: readonly string[]) =>
  ids.length > 1 ? noDeliveries({ id: ids[0] ?? '', more: ids.length - 1 }) : noDelivery({ id: ids[0] ?? '' });
const noDelivery = defineRefusal('not_found', 'delivery_not_found', 'This webhook has no delivery {{id}}');
const noDeliveries = defineRefusal(
  'not_found',
  'deliveries_not_found',
  'This webhook has no delivery {{id}} (and {{more}} more)',
);

export const deliveryErased = defineRefusal(
  'conflict',
  'delivery_erased',
  'The data of this event were erased, so it cannot be sent again',
);
