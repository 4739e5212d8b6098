import { type Area, area, type Operation } from '#platform/http/operation.ts';
import type { AccountDeps } from './account.operation.ts';
import { getAccount } from './get-account.ts';
import { getPlatformAdminStatus } from './get-platform-admin-status.ts';
import { regenerateAccountKey } from './regenerate-account-key.ts';
import { updateAccount } from './update-account.ts';

export const accountOperations: readonly Operation<AccountDeps>[] = [
  getAccount,
  updateAccount,
  regenerateAccountKey,
  getPlatformAdminStatus,
];

/** Account area: a tenant reads and changes itself. */
export const accountArea = (): Area => area('account', accountOperations, {});
