import type { Admission, InviteFacts } from '../../providers/sip/sip-stack.ts';
import { type CallerNetworks, identifyCaller } from './identify-caller.ts';
import type { TrunkBook } from './trunk-book.ts';

/** Named in challenges to callers. */
export const sipRealm = 'parley';

/** Lets in whom a trunk or our own network vouches for, challenges whom a password would, and refuses everybody else. */
export function admitCall(facts: InviteFacts, parts: { book: TrunkBook; networks: CallerNetworks }): Admission {
  switch (identifyCaller(facts, undefined, parts).kind) {
    case 'trunks':
    case 'local':
      return { kind: 'accept' };
    case 'unproven':
      return {
        kind: 'challenge',
        realm: sipRealm,
        passwordOf: (username) => parts.book.ofCaller(username)?.inboundPassword ?? undefined,
      };
    case 'stranger':
      return { kind: 'reject', status: 403, reason: 'Calls are taken from known trunks only' };
  }
}
