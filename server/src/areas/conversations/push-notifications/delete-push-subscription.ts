import { person } from '#platform/http/access/access.ts';
import { subscriptionNotFound } from './push-notifications.errors.ts';
import { examplePushSubscription } from './push-notifications.examples.ts';
import { operation, subscriptionParams } from './push-notifications.operation.ts';
import { deleteSubscription } from './push-subscriptions.queries.ts';

/** Ends the notifications of one of one's devices. */
export const deletePushSubscription = operation({
  method: 'DELETE',
  path: '/api/chat/operator/push-subscriptions/{subscriptionId}',
  id: 'deletePushSubscription',
  summary: 'Turn off notifications on a device',
  access: person('chat:operate'),
  showsConversations: false,
  audit: 'push_subscription.delete',
  params: subscriptionParams,
  answer: { status: 204, schema: null },
  refusals: ['not_found'],
  example: { params: { subscriptionId: examplePushSubscription.id } },
  async run({ tx, person: self, params }) {
    if (!(await deleteSubscription(tx, params.subscriptionId, self.id))) throw subscriptionNotFound();
  },
});
