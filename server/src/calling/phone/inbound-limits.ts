import type { CallId } from '@parley/contract/ids';
import { countLiveCalls } from '#areas/telephony/phone-numbers';
import type { Database } from '#db/open.ts';
import type { InboundRouteMatch } from './inbound-route.ts';

/** Holds calls that come in to what their number and their trunk bear. */
export interface InboundLimits {
  /** False: one of them has as many calls as it may. Otherwise `leave` is to be called when the call has a row, or none. */
  enter(callId: CallId, found: InboundRouteMatch): Promise<boolean>;
  leave(callId: CallId): void;
}

/**
 * Counts rows, which all processes share, and the calls of this process that have none yet. Two processes that admit
 * calls within the same few milliseconds may exceed the limit by one.
 */
export function createInboundLimits({ db }: { db: Database }): InboundLimits {
  /** In the order they came: each counts those before it. */
  const entering = new Map<CallId, InboundRouteMatch['route']>();
  return {
    async enter(callId, { route, trunk }) {
      const { tenantId, numberId, trunkId, maxConcurrentCalls: mostOfNumber } = route;
      const mostOfTrunk = trunk?.config.max_concurrent_calls ?? null;
      if (mostOfNumber === null && mostOfTrunk === null) return true;
      const before = [...entering];
      entering.set(callId, route);
      const except = before.map(([id]) => id);
      const written = await db.app.inTenant(tenantId, (tx) => countLiveCalls(tx, { numberId, trunkId, except }), {
        onlyReads: true,
      });
      const ofNumber = written.ofNumber + before.filter(([, other]) => other.numberId === numberId).length;
      const ofTrunk = written.ofTrunk + before.filter(([, other]) => other.trunkId === trunkId).length;
      return (
        ofNumber < (mostOfNumber ?? Number.POSITIVE_INFINITY) && ofTrunk < (mostOfTrunk ?? Number.POSITIVE_INFINITY)
      );
    },
    leave: (callId) => void entering.delete(callId),
  };
}
