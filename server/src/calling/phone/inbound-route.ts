import type { InviteFacts } from '@parley/sip';
import { type InboundRoute, routeInboundNumber } from '#areas/telephony/phone-numbers';
import type { OpenTrunk } from '#areas/telephony/sip-trunks';
import type { PlatformScope } from '#db/tenant-scope.ts';
import { calledNumbers } from './called-number.ts';
import type { Caller } from './identify-caller.ts';
import type { TrunkDirectory } from './trunk-directory.ts';

/** Route of an inbound call, with its trunk; undefined for a phone in a local network. */
export interface InboundRouteMatch {
  route: InboundRoute;
  trunk: OpenTrunk | undefined;
}

/** Finds the route of the called number: over the caller's trunks, and from a local network to built-in numbers too. */
export async function findInboundRoute(
  facts: InviteFacts,
  { trunks, isLocal }: Caller,
  { platform, directory }: { platform: PlatformScope; directory: TrunkDirectory },
): Promise<InboundRouteMatch | undefined> {
  const called = trunks.flatMap((trunk) => calledNumbers(facts, trunk, directory.contactOf(trunk.id)));
  const trunkIds = trunks.map(({ id }) => id);
  const route = await routeInboundNumber(platform, { trunkIds }, [...new Set(called)]);
  if (route !== undefined) return { route, trunk: trunks.find(({ id }) => id === route.trunkId) };
  if (!isLocal) return undefined;
  const ofCarrier = await routeInboundNumber(platform, { provider: 'builtin' }, [facts.calledUser, facts.to.user]);
  return ofCarrier && { route: ofCarrier, trunk: undefined };
}
