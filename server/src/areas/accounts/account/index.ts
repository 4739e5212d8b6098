import { area } from '#platform/areas/area.ts';
import type { AccountDeps } from './account.operation.ts';
import { getAccount } from './get-account.ts';
import { getPlatformAdminStatus } from './get-platform-admin-status.ts';
import { regenerateAccountKey } from './regenerate-account-key.ts';
import { updateAccount } from './update-account.ts';

/** Account area: a tenant reads and changes itself. */
export const accountArea = area<AccountDeps>({
  name: 'account',
  operations: {
    Account: [getAccount, updateAccount, regenerateAccountKey, getPlatformAdminStatus],
  },
});
