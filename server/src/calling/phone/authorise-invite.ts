import type { Admission, InviteFacts } from '@parley/sip';
import { type Caller, type CallerNetworks, callerAddress, identifyCaller } from './identify-caller.ts';
import type { TrunkDirectory } from './trunk-directory.ts';

/** Realm of digest challenges. */
export const sipRealm = 'parley';

/**
 * Invite authorisation: accepts a caller known by trunk or local network, challenges one a password could authorise, and
 * refuses all others.
 * `hasRoute`: true where the caller reaches the called number without a password. Called only where a password could
 * open more: of two tenants with the same carrier, one may require a password and the other not.
 */
export async function authoriseInvite(
  facts: InviteFacts,
  parts: {
    directory: TrunkDirectory;
    networks: CallerNetworks;
    hasRoute(facts: InviteFacts, caller: Caller): Promise<boolean>;
  },
): Promise<Admission> {
  const caller = identifyCaller(facts, undefined, parts);
  const isKnown = caller.trunks.length > 0 || caller.isLocal;
  if (!isKnown && caller.unproven.length === 0) {
    return { kind: 'reject', status: 403, reason: 'Calls are accepted from known trunks only' };
  }
  if (caller.unproven.length === 0 || (isKnown && (await parts.hasRoute(facts, caller)))) {
    return { kind: 'accept' };
  }
  const source = callerAddress(facts, parts.networks);
  return {
    kind: 'challenge',
    ...(source === undefined ? {} : { source }),
    realm: sipRealm,
    passwordsOf: (username) =>
      caller.unproven.flatMap(({ config, inboundPassword }) =>
        config.inbound.username === username && inboundPassword !== null ? [inboundPassword] : [],
      ),
  };
}
