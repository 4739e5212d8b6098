import { isDeepStrictEqual } from 'node:util';
import { Account, AccountUpdate } from '@parley/contract/resources/account';
import { apiKey } from '#platform/http/access/access.ts';
import { exampleAccount, operation } from './account.operation.ts';
import { changeAccount, lockAccount } from './account.queries.ts';
import { readOwnAccount } from './read-own-account.ts';

/** Updates the tenant's profile. Fields left out stay as they are. */
export const updateAccount = operation({
  method: 'PATCH',
  path: '/api/account',
  id: 'updateAccount',
  summary: 'Update the account',
  description:
    'A JSON merge patch: null takes `contact_email` and `country` away, and brings the default of the others back.',
  access: apiKey('account:write'),
  audit: 'account.update',
  body: AccountUpdate,
  answer: { status: 200, schema: Account },
  example: { body: { timezone: 'Europe/Stockholm' }, answer: exampleAccount },
  async run({ tx, tenantId, body, now, audit }) {
    await lockAccount(tx, tenantId);
    const before = await readOwnAccount(tx, tenantId);
    await changeAccount(tx, tenantId, body, now);
    const after = await readOwnAccount(tx, tenantId);
    const fields = (Object.keys(body) as (keyof AccountUpdate)[]).filter((name) => before[name] !== after[name]);
    audit.resource(tenantId);
    if (isDeepStrictEqual(before, after)) audit.nothingChanged();
    else audit.details({ changed_fields: fields });
    return after;
  },
});
