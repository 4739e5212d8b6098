import type { SipTrunkId, TenantId } from '@parley/contract/ids';
import type { TelephonyDeps } from '#areas/telephony/carriers';
import { countLiveCalls, findQuarantined, type InboundRoute, routeInboundNumber } from '#areas/telephony/phone-numbers';
import type { Database } from '#db/open.ts';
import type { TelephonyProvider } from '../../providers/telephony/telephony-provider.ts';

/** Routes inbound calls of carriers and telephone systems to agents. */
export function createCarrierRouting(parts: {
  db: Database;
  /** Trunks of a tenant, whose imported numbers carriers may call. */
  trunkIdsOf(tenantId: TenantId): readonly SipTrunkId[];
  providers: readonly TelephonyProvider[];
  /** Capacity check: one more call can be carried. */
  hasRoom(): boolean;
  /** Calls to numbers in quarantine: a neutral message, or rejected as unknown. */
  quarantinedCalls: 'message' | 'reject';
}): TelephonyDeps['routeCarrierCall'] {
  const { db } = parts;

  /** Counts calls from the arrival of their stream, a moment after the carrier was instructed to open it. */
  async function isFull({ tenantId, numberId, trunkId, maxConcurrentCalls: most }: InboundRoute): Promise<boolean> {
    if (most === null) return false;
    const query = { numberId, trunkId, except: [] };
    const live = await db.app.inTenant(tenantId, (tx) => countLiveCalls(tx, query), { onlyReads: true });
    return live.ofNumber >= most;
  }

  /** Looks among the tenant's imported numbers: the caller has proved an API key or a webhook URL of the tenant. */
  function findImported(tenantId: TenantId, to: string): Promise<InboundRoute | undefined> {
    return routeInboundNumber(db.platform, { trunkIds: [...parts.trunkIdsOf(tenantId)] }, [to]);
  }

  return async ({ provider, tenantId, to }) => {
    const carrier = parts.providers.find(({ id }) => id === provider);
    const ofCarrier = carrier && (await routeInboundNumber(db.platform, { provider: carrier.id }, [to]));
    const route = ofCarrier ?? (await findImported(tenantId, to));
    if (route === undefined && parts.quarantinedCalls === 'message') {
      return (await findQuarantined(db.platform, [to])) ? 'not_in_service' : 'unknown';
    }
    if (route === undefined || route.tenantId !== tenantId || route.agentId === null) return 'unknown';
    if (!parts.hasRoom() || (await isFull(route))) return 'busy';
    return { agentId: route.agentId, agentVersion: route.agentVersion, phoneNumberId: route.numberId };
  };
}
