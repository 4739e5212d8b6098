import { defineDetail, defineRefusal } from '#platform/http/define-refusal.ts';

export const subscriptionNotFound = defineRefusal(
  'not_found',
  'push_subscription_not_found',
  'You have no device with this id',
);

export const endpointNotUsable = defineDetail(
  'not_usable',
  'push_endpoint_not_usable',
  'must be the address of a push service that this installation may reach',
);

export const tooManyDevices = defineRefusal(
  'conflict',
  'push_subscriptions_max',
  'You have notifications on {{max}} devices, the most there may be: remove one first',
);
