import type { SipTrunkId, TenantId } from '@parley/contract/ids';
import type { CarrierRoute, TelephonyDeps } from '#areas/telephony/carriers';
import { countLiveCalls, type InboundRoute, routeInboundNumber } from '#areas/telephony/phone-numbers';
import type { Database } from '#db/open.ts';
import type { TelephonyProvider } from '../../providers/telephony/telephony-provider.ts';

/** Where calls for the numbers of carriers lead, and those that telephone systems bring. */
export function createCarrierRouting(parts: {
  db: Database;
  /** Trunks of a tenant, whose imported numbers carriers may call. */
  trunkIdsOf(tenantId: TenantId): readonly SipTrunkId[];
  providers: readonly TelephonyProvider[];
  /** Capacity check: one more call can be carried. */
  hasRoom(): boolean;
}): TelephonyDeps['routeCarrierCall'] {
  const { db } = parts;

  /** A call counts from when its stream has come, a moment after the carrier was told to send it. */
  async function isFull({ tenantId, numberId, trunkId, maxConcurrentCalls: most }: InboundRoute): Promise<boolean> {
    if (most === null) return false;
    const asked = { numberId, trunkId, except: [] };
    const live = await db.app.inTenant(tenantId, (tx) => countLiveCalls(tx, asked), { onlyReads: true });
    return live.ofNumber >= most;
  }

  /** A telephone system has shown a key of the tenant, and a carrier an address of it: its imported numbers count. */
  function findImported(tenantId: TenantId, to: string): Promise<InboundRoute | undefined> {
    return routeInboundNumber(db.platform, { trunkIds: [...parts.trunkIdsOf(tenantId)] }, [to]);
  }

  return async ({ provider, tenantId, to }): Promise<CarrierRoute | 'unknown' | 'busy'> => {
    const carrier = parts.providers.find(({ id }) => id === provider);
    const ofCarrier = carrier && (await routeInboundNumber(db.platform, { provider: carrier.id }, [to]));
    const found = ofCarrier ?? (await findImported(tenantId, to));
    if (found === undefined || found.tenantId !== tenantId || found.agentId === null) return 'unknown';
    if (!parts.hasRoom() || (await isFull(found))) return 'busy';
    return { agentId: found.agentId, agentVersion: found.agentVersion, phoneNumberId: found.numberId };
  };
}
