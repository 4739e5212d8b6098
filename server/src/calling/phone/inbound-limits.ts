import type { CallId } from '@parley/contract/ids';
import { countLiveCalls } from '#areas/telephony/phone-numbers';
import type { Database } from '#db/open.ts';
import type { Tx } from '#db/tenant-scope.ts';
import type { InboundRouteMatch } from './inbound-route.ts';

/** Concurrency limits of inbound calls, per number and per trunk. */
export interface InboundLimits {
  /** False: a limit is reached. Call `release` once the call has its row, or has none. */
  acquire(callId: CallId, found: InboundRouteMatch): Promise<boolean>;
  release(callId: CallId): void;
}

/**
 * Counts rows, which all processes share, and the calls of this process that have none yet. Two processes that admit
 * calls within the same few milliseconds may exceed the limit by one.
 */
export function createInboundLimits({ db }: { db: Database }): InboundLimits {
  /** In order of arrival: each counts those before it. */
  const acquired = new Map<CallId, InboundRouteMatch['route']>();
  return {
    async acquire(callId, { route, trunk }) {
      const { tenantId, numberId, trunkId, maxConcurrentCalls: numberMax } = route;
      const trunkMax = trunk?.config.max_concurrent_calls ?? null;
      if (numberMax === null && trunkMax === null) return true;
      const before = [...acquired];
      acquired.set(callId, route);
      const except = before.map(([id]) => id);
      const count = (tx: Tx) => countLiveCalls(tx, { numberId, trunkId, except });
      const isShared = trunk !== undefined && trunk.tenantId !== tenantId;
      const stored = isShared
        ? await db.platform.inPlatform(count)
        : await db.app.inTenant(tenantId, count, { onlyReads: true });
      const ofNumber = stored.ofNumber + before.filter(([, other]) => other.numberId === numberId).length;
      const ofTrunk = stored.ofTrunk + before.filter(([, other]) => other.trunkId === trunkId).length;
      return ofNumber < (numberMax ?? Number.POSITIVE_INFINITY) && ofTrunk < (trunkMax ?? Number.POSITIVE_INFINITY);
    },
    release: (callId) => void acquired.delete(callId),
  };
}
