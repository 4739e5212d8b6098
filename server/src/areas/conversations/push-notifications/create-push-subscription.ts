import type { PushSubscriptionId } from '@parley/contract/ids';
import { NewPushSubscription, PushSubscription } from '@parley/contract/resources/push';
import { findEgressError } from '@parley/egress';
import { person } from '#platform/http/access/access.ts';
import { refuseFields } from '#platform/http/define-refusal.ts';
import { hashToken } from '#platform/ids/token.ts';
import { endpointNotUsable, tooManyDevices } from './push-notifications.errors.ts';
import { examplePublicKey, examplePushSubscription } from './push-notifications.examples.ts';
import { operation } from './push-notifications.operation.ts';
import { deleteDevice, listSubscriptions, insertSubscription } from './push-subscriptions.queries.ts';

const devicesMax = 20;

/** Subscribes a device of a person. The same device again replaces its subscription. */
export const createPushSubscription = operation({
  method: 'POST',
  path: '/api/chat/operator/push-subscriptions',
  id: 'createPushSubscription',
  summary: 'Turn on notifications on a device',
  description:
    'For chats that wait, are given to the person, or mention them, while they have no console open. Takes what ' +
    '`PushManager.subscribe` returns, encrypts to it (RFC 8291) and ends it when the push service says it is gone. The ' +
    'same address again replaces its subscription.',
  access: person('chat:operate'),
  showsConversations: false,
  audit: 'push_subscription.create',
  body: NewPushSubscription,
  answer: { status: 201, schema: PushSubscription },
  refusals: ['conflict'],
  example: {
    body: {
      endpoint: 'https://push.example.com/send/cGFybGV5',
      keys: { p256dh: examplePublicKey, auth: 'BTBZMqHH6r4Tts7J_aSIgg' },
      device: 'Firefox on Android',
      shows_content: false,
    },
    answer: examplePushSubscription,
  },
  async run({ tx, tenantId, person: self, body, now, newId, audit, deps }) {
    const { endpoint, keys, device, shows_content: showsContent } = body;
    try {
      deps.egress.checkUrl(endpoint);
    } catch (error) {
      if (!findEgressError(error)) throw error;
      throw refuseFields([endpointNotUsable('/endpoint')]);
    }
    const id = newId() as PushSubscriptionId;
    const endpointHash = hashToken(endpoint);
    await deleteDevice(tx, { userId: self.id, endpointHash });
    if ((await listSubscriptions(tx, self.id)).length >= devicesMax) throw tooManyDevices({ max: devicesMax });
    audit.resource(id);
    const sealed = deps.pushTargets.seal({ endpoint, ...keys }, { tenantId, id });
    return insertSubscription(tx, { tenantId, id, userId: self.id, sealed, endpointHash, device, showsContent, now });
  },
});
