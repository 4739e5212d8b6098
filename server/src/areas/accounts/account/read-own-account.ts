import type { TenantId } from '@parley/contract/ids';
import type { Account } from '@parley/contract/resources/account';
import { tenantKeys } from '#areas/accounts/api-keys';
import type { Tx } from '#db/tenant-scope.ts';
import { readAccount } from './account.queries.ts';

/** Reads the tenant with its own key, masked to first and last characters. */
export async function readOwnAccount(tx: Tx, tenantId: TenantId): Promise<Account> {
  const account = await readAccount(tx, tenantId);
  const key = await tenantKeys.findOwn(tx, tenantId);
  return {
    ...account,
    api_key: key && {
      id: key.id,
      prefix: key.prefix,
      last_four: key.last_four,
      created_at: key.created_at.toISOString(),
      last_used_at: key.last_used_at?.toISOString() ?? null,
    },
  };
}
