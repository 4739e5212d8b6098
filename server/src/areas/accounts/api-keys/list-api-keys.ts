import { oneOrSeveral } from '@parley/contract/filters';
import { pageOf, pageQuery } from '@parley/contract/page';
import { ApiKey, ApiKeyState } from '@parley/contract/resources/api-key';
import { z } from 'zod';
import { apiKey } from '#platform/http/access/access.ts';
import { exampleKey } from './api-keys.examples.ts';
import { operation } from './api-keys.operation.ts';
import { tenantKeys } from './keys.queries.ts';

/** Query parameters shared by all key lists. */
export const keyQuery = z.strictObject({
  ...pageQuery,
  state: oneOrSeveral(ApiKeyState)
    .optional()
    .meta({ description: 'One or several, with commas', examples: ['active', 'expired,revoked'] }),
});

/** Lists the tenant's keys, newest first, including revoked and expired ones. */
export const listApiKeys = operation({
  method: 'GET',
  path: '/api/api-keys',
  id: 'listApiKeys',
  summary: 'List API keys',
  access: apiKey('keys:read'),
  query: keyQuery,
  answer: { status: 200, schema: pageOf(ApiKey) },
  example: {
    query: { limit: 50, state: 'active' },
    answer: { data: [exampleKey], has_more: false, next_cursor: null },
  },
  run: ({ tx, tenantId, query, now }) => tenantKeys.page(tx, tenantId, query, now),
});
