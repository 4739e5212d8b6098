import type { PushSubscriptionId } from '@parley/contract/ids';
import type { PushSubscription } from '@parley/contract/resources/push';

export const examplePushSubscription: PushSubscription = {
  id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9c01' as PushSubscriptionId,
  device: 'Firefox on Android',
  shows_content: false,
  endpoint_hash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  created_at: '2026-03-01T09:00:00.000Z',
};

export const examplePublicKey =
  'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM';
