import type { TenantId } from '@parley/contract/ids';
import type { FeatureFlagName } from '@parley/contract/resources/feature-flag';
import type { Tx } from '#db/tenant-scope.ts';
import { readAccountState } from '#platform/http/access/account-state.ts';

const recordings: FeatureFlagName = 'recordings';

/** False where the platform has switched recordings off for the account: then no call is recorded. */
export async function mayRecord(tx: Tx, tenantId: TenantId): Promise<boolean> {
  return (await readAccountState(tx, tenantId))?.modulesOff.includes(recordings) !== true;
}
