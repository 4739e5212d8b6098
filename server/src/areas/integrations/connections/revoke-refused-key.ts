import type { Database } from '#db/open.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { type ConnectionRow, changeConnection } from '#platform/oauth/connections.queries.ts';
import type { VendorFault } from './vendor-requests.ts';

/** Marks a connection as revoked when its vendor no longer accepts its key. Grants are marked where tokens are renewed. */
export async function revokeRefusedKey(
  { db, clock }: { db: Pick<Database, 'app'>; clock: Clock },
  { tenantId, id, auth }: ConnectionRow,
  fault: VendorFault,
): Promise<void> {
  if (fault.code !== 'unauthorised' || auth === 'oauth') return;
  const change = { state: 'revoked' as const, stateDetail: fault.message.slice(0, 300), checkedAt: clock.now() };
  await db.app.inTenant(tenantId, (tx) => changeConnection(tx, id, change));
}
