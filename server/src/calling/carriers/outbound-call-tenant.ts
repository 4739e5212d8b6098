import type { CallId, TenantId } from '@parley/contract/ids';
import type { PlatformScope } from '#db/tenant-scope.ts';

/** Whose call this is among those that are being dialled or talked on; undefined: nobody's. */
export async function tenantOfPlacedCall(platform: PlatformScope, callId: CallId): Promise<TenantId | undefined> {
  const row = await platform.everywhere
    .selectFrom('outbound_dials')
    .select('tenant_id')
    .where('call_id', '=', callId)
    .executeTakeFirst();
  return row?.tenant_id as TenantId | undefined;
}
