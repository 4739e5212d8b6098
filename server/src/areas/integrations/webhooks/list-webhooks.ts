import type { WebhookId } from '@parley/contract/ids';
import { pageOf, pageQuery } from '@parley/contract/page';
import { EndOfCallWebhook } from '@parley/contract/resources/webhook';
import { z } from 'zod';
import { apiKey } from '#platform/http/access/access.ts';
import { newestPage } from '#platform/http/newest-page.ts';
import { endpointColumns, presentEndpoint, readEndpoint, readEndpointFacts } from './endpoints.queries.ts';
import { exampleWebhook } from './webhooks.examples.ts';
import { operation } from './webhooks.operation.ts';

/** Lists the webhooks, newest first, those of agents among them. */
export const listEndOfCallWebhooks = operation({
  method: 'GET',
  path: '/api/end-of-call-webhooks',
  id: 'listEndOfCallWebhooks',
  summary: 'List webhooks',
  description: 'Webhooks made from the `webhook_url` of an agent are listed too, with `source: agent`.',
  access: apiKey('webhooks:read'),
  query: z.strictObject(pageQuery),
  answer: { status: 200, schema: pageOf(EndOfCallWebhook) },
  example: { query: { limit: 50 }, answer: { data: [exampleWebhook], has_more: false, next_cursor: null } },
  async run({ tx, query, now }) {
    const endpoints = tx.selectFrom('webhook_endpoints');
    const page = await newestPage(query, {
      read: (isOlder, limit) =>
        endpoints
          .select(endpointColumns)
          .where(isOlder)
          .orderBy('created_at', 'desc')
          .orderBy('id', 'desc')
          .limit(limit)
          .execute(),
      count: async (total) => (await endpoints.select(total.as('total')).executeTakeFirstOrThrow()).total,
      item: readEndpoint,
    });
    const facts = await readEndpointFacts(
      tx,
      page.data.map(({ id }) => id as WebhookId),
      now,
    );
    return { ...page, data: page.data.map((endpoint) => presentEndpoint(endpoint, facts.get(endpoint.id))) };
  },
});
