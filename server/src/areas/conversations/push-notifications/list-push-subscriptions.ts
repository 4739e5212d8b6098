import { PushSubscriptions } from '@parley/contract/resources/push';
import { person } from '#platform/http/access/access.ts';
import { examplePublicKey, examplePushSubscription } from './push-notifications.examples.ts';
import { operation } from './push-notifications.operation.ts';
import { listSubscriptions } from './push-subscriptions.queries.ts';

/** Lists one's own devices, with the key a browser subscribes with. */
export const listPushSubscriptions = operation({
  method: 'GET',
  path: '/api/chat/operator/push-subscriptions',
  id: 'listPushSubscriptions',
  summary: "List one's devices with notifications",
  access: person('chat:operate'),
  showsConversations: false,
  answer: { status: 200, schema: PushSubscriptions },
  example: { answer: { data: [examplePushSubscription], public_key: examplePublicKey } },
  async run({ tx, person: self, deps }) {
    const [data, { publicKey }] = await Promise.all([listSubscriptions(tx, self.id), deps.pushKeys.get()]);
    return { data, public_key: publicKey };
  },
});
