import type { TenantId } from '@parley/contract/ids';
import type { Account } from '@parley/contract/resources/account';
import { exampleKey, exampleKeyId } from '#areas/accounts/api-keys';
import { operationOf } from '#platform/http/operation.ts';

/** Dependencies of the account's operations: the request's transaction alone. */
export type AccountDeps = object;

export const operation = operationOf<AccountDeps>();

/** Tenant id of the examples in the API document. */
export const exampleAccount: Account = {
  id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b01' as TenantId,
  name: 'Lindgren Dental',
  contact_email: 'office@example.com',
  country: 'SE',
  language: 'sv-SE',
  timezone: 'Europe/Stockholm',
  created_at: '2026-03-01T09:00:00.000Z',
  reseller: null,
  api_key: {
    id: exampleKeyId,
    prefix: exampleKey.prefix,
    last_four: exampleKey.last_four,
    created_at: '2026-03-01T09:00:00.000Z',
    last_used_at: '2026-03-01T10:12:40.000Z',
  },
};
