import { PartnerIntegrationList } from '@parley/contract/resources/partner-integration';
import { apiKey } from '#platform/http/access/access.ts';
import { exampleIntegration, operation } from './partners.operation.ts';
import { listIntegrations } from './partners.queries.ts';

/** Lists the partners with access to the account. */
export const listPartnerIntegrations = operation({
  method: 'GET',
  path: '/api/partner-integrations',
  id: 'listPartnerIntegrations',
  summary: 'List partner integrations',
  description:
    'Partners with a key of their own and, where they want events, a webhook. By name; an account has at most 50.',
  access: apiKey('integrations:read'),
  answer: { status: 200, schema: PartnerIntegrationList },
  example: { answer: { data: [exampleIntegration] } },
  run: async ({ tx, now }) => ({ data: await listIntegrations(tx, now) }),
});
