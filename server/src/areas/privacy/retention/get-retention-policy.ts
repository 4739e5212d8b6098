import { RetentionPolicy } from '@parley/contract/resources/retention';
import { apiKey } from '#platform/http/access/access.ts';
import { findPolicy, presentPolicy } from './policies.queries.ts';
import { examplePolicy } from './retention.examples.ts';
import { operation } from './retention.operation.ts';

export const getRetentionPolicy = operation({
  method: 'GET',
  path: '/api/privacy/retention',
  id: 'getRetentionPolicy',
  summary: 'Get the retention policy',
  description: "How long each kind of data is kept. An agent's `data_retention_days` counts where it is shorter.",
  access: apiKey('privacy:read'),
  showsConversations: false,
  answer: { status: 200, schema: RetentionPolicy },
  example: { answer: examplePolicy },
  async run({ tx, headers }) {
    const policy = await findPolicy(tx);
    headers.set('etag', `"${policy.version}"`);
    return presentPolicy(tx, policy);
  },
});
