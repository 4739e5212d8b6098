import { SubscriptionOverview } from '@parley/contract/resources/billing';
import { apiKey } from '#platform/http/access/access.ts';
import { readOverview } from './read-overview.ts';
import { exampleOverview, operation } from './subscriptions.operation.ts';

/** Current subscription, and the use of its period. */
export const getSubscription = operation({
  method: 'GET',
  path: '/api/subscription',
  id: 'getSubscription',
  summary: 'Current subscription and usage',
  description: 'Use appears within seconds of the end of a call, an answer or a message.',
  access: apiKey('billing:read'),
  answer: { status: 200, schema: SubscriptionOverview },
  example: { answer: exampleOverview },
  run: ({ tx, tenantId, now }) => readOverview(tx, { tenantId, now }),
});
