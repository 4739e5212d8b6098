import type { ConnectionState, ConnectionRow } from '#platform/oauth/connections.queries.ts';
import type { ConnectionsDeps } from './connections.operation.ts';
import { openVendor } from './open-vendor.ts';
import type { Vendor } from './vendor.ts';
import { VendorFault } from './vendor-requests.ts';

const timeoutMs = 8_000;

export interface Health {
  state: ConnectionState;
  stateDetail: string;
  /** Undefined: the vendor did not say. */
  account?: string | null;
}

/** Asks the vendor of a connection, by a request that changes nothing, how it is. */
export async function checkConnection(
  deps: Pick<ConnectionsDeps, 'egress' | 'sealer' | 'tokens' | 'addresses'>,
  asked: { vendor: Vendor; connection: ConnectionRow; signal: AbortSignal },
): Promise<Health> {
  try {
    const account = await asked.vendor.check(openVendor(deps, { ...asked, timeoutMs }));
    return { state: 'connected', stateDetail: '', account };
  } catch (error) {
    if (!(error instanceof VendorFault)) throw error;
    const state = error.code === 'unauthorised' ? 'revoked' : 'failing';
    return { state, stateDetail: error.message.slice(0, 300) };
  }
}
