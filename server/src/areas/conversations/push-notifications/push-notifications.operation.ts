import { PushSubscriptionId } from '@parley/contract/ids';
import type { Egress } from '@parley/egress';
import { z } from 'zod';
import { operationOf } from '#platform/http/operation.ts';
import type { PushSender } from './push-sender.ts';
import type { PushTargets } from './push-targets.ts';
import type { InstallationPushKeys } from './vapid-keys.ts';

/** Dependencies of push notifications beside the database. */
export interface PushNotificationsDeps {
  egress: Egress;
  pushSender: PushSender;
  pushKeys: InstallationPushKeys;
  pushTargets: PushTargets;
}

export const operation = operationOf<PushNotificationsDeps>();

export const subscriptionParams = z.object({ subscriptionId: PushSubscriptionId });
