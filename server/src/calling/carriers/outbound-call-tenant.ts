import type { CallId, TenantId } from '@parley/contract/ids';
import type { PlatformScope } from '#db/tenant-scope.ts';

/** Finds the tenant of an outbound call in progress; undefined: there is no such call. */
export async function tenantOfPlacedCall(platform: PlatformScope, callId: CallId): Promise<TenantId | undefined> {
  const row = await platform.everywhere
    .selectFrom('outbound_dials')
    .select('tenant_id')
    .where('call_id', '=', callId)
    .executeTakeFirst();
  return row?.tenant_id as TenantId | undefined;
}
