import { ResellerAccessSetting } from '@parley/contract/resources/reseller';
import { apiKey } from '#platform/http/access/access.ts';
import { exampleSetting, operation } from './impersonation.operation.ts';
import { readResellerAccess } from './reseller-access.queries.ts';

/** Gets what the reseller of the account may see. */
export const getResellerAccess = operation({
  method: 'GET',
  path: '/api/account/reseller-access',
  id: 'getResellerAccess',
  summary: 'Get what the reseller may see',
  access: apiKey('account:read'),
  answer: { status: 200, schema: ResellerAccessSetting },
  example: { answer: exampleSetting },
  run: ({ tx, tenantId }) => readResellerAccess(tx, tenantId),
});
