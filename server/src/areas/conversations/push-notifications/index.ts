import { area } from '#platform/areas/area.ts';
import { createPushSubscription } from './create-push-subscription.ts';
import { deletePushSubscription } from './delete-push-subscription.ts';
import { listPushSubscriptions } from './list-push-subscriptions.ts';
import { pushNotificationsPersonalData } from './personal-data.ts';
import { pushConsumers } from './push-consumer.ts';
import { pushJobs } from './push-jobs.ts';
import type { PushNotificationsDeps } from './push-notifications.operation.ts';

export type { PushOutcome, PushSender } from './push-sender.ts';
export { createPushTargets } from './push-targets.ts';
export { createPushKeys } from './vapid-keys.ts';

/** Notifications on operators' devices while they have no console open (Web Push). */
export const pushNotificationsArea = area<PushNotificationsDeps>({
  name: 'push-notifications',
  module: 'live_desk',
  personalData: pushNotificationsPersonalData,
  operations: { 'Chat operator': [listPushSubscriptions, createPushSubscription, deletePushSubscription] },
  jobs: pushJobs,
  consumers: pushConsumers,
});
