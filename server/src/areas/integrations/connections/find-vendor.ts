import type { ConnectionId } from '@parley/contract/ids';
import type { Tx } from '#db/tenant-scope.ts';
import { type ConnectionRow, findConnection } from '#platform/oauth/connections.queries.ts';
import { connectionNotFound } from './connections.errors.ts';
import type { Vendor, Vendors } from './vendor.ts';

/** Returns a vendor. Throws TypeError: the contract names no others. */
export function vendorOf(vendors: Vendors, provider: string): Vendor {
  const vendor = vendors.get(provider);
  if (!vendor) throw new TypeError(`There is no vendor ${provider}`);
  return vendor;
}

/** Returns a connection of integrations. Refuses others with `connection_not_found`. */
export async function getConnection(tx: Tx, id: ConnectionId): Promise<ConnectionRow> {
  const row = await findConnection(tx, id);
  if (row?.kind !== 'integration') throw connectionNotFound();
  return row;
}
