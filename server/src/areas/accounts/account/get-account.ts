import { Account } from '@parley/contract/resources/account';
import { apiKey } from '#platform/http/access/access.ts';
import { exampleAccount, operation } from './account.operation.ts';
import { readOwnAccount } from './read-own-account.ts';

/** Gets the tenant of the key or session that sends the request. */
export const getAccount = operation({
  method: 'GET',
  path: '/api/account',
  id: 'getAccount',
  summary: 'Get the account',
  access: apiKey('account:read'),
  answer: { status: 200, schema: Account },
  example: { answer: exampleAccount },
  run: ({ tx, tenantId }) => readOwnAccount(tx, tenantId),
});
