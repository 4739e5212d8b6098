import type { TenantId } from '@parley/contract/ids';
import type { OpenTrunk } from '#areas/sip-trunks';
import type { Logger } from '#platform/log/logger.ts';
import type { SipCall, SipStack } from '../../providers/sip/sip-stack.ts';
import type { LegRequest } from '../voice/messages.ts';
import type { VoiceCall } from '../voice/voice-calls.ts';
import { builtinTrunk } from './builtin-trunk.ts';
import { callOverTrunk } from './call-over-trunk.ts';
import { type CarriedCall, carrySignalling, type TransferAddress } from './carry-signalling.ts';
import type { CallerNetworks } from './identify-caller.ts';
import { rtpTermsOf, uriOf } from './trunk-addresses.ts';
import type { TrunkBook } from './trunk-book.ts';

/** Who a call's legs are dialled for, and over which trunk. */
export interface LegOwner {
  tenantId: TenantId;
  /** The trunk of the call itself; undefined: the tenant's first that can call out. */
  trunk: OpenTrunk | undefined;
  /** Shown to whoever is rung. */
  ownNumber: string;
}

/** Phones rung for callers who are transferred, and where transferred callers are sent. */
export interface PhoneLegs {
  /** How the owner's call rings others; without `legs` where no trunk leads to anybody. */
  of(owner: LegOwner): Pick<VoiceCall, 'legs'>;
  /** What a line's `transfer` means: an address over the call's trunk, or `leg:<id>` for somebody who was rung. */
  addressing(trunkOf: () => OpenTrunk | undefined): (to: string) => TransferAddress;
}

const legScheme = 'leg:';

export function createPhoneLegs(parts: {
  stack(): SipStack | undefined;
  carried: WeakMap<SipCall, CarriedCall>;
  book: TrunkBook;
  networks: CallerNetworks;
  log: Logger;
}): PhoneLegs {
  const { book, log } = parts;
  const legs = new Map<string, { call: SipCall; uri: string }>();

  function trunkFor({ tenantId, trunk }: LegOwner): OpenTrunk | undefined {
    if (trunk !== undefined && trunk.config.host !== null) return book.find(trunk.id) ?? trunk;
    const own = book.all().find((other) => other.tenantId === tenantId && other.config.host !== null);
    return own ?? builtinTrunk(parts.stack(), tenantId);
  }

  function dial(trunk: OpenTrunk, ownNumber: string, leg: LegRequest, rings: () => void): void {
    const { config } = trunk;
    const stack = parts.stack();
    if (stack === undefined) return leg.port.close();
    const { to: destination, sdp, ringMs } = leg;
    const call = callOverTrunk({ stack, book, trunk }, { destination, fromNumber: ownNumber, sdp, ringMs });
    legs.set(leg.legId, { call, uri: uriOf(config, destination) });
    carrySignalling({
      call,
      port: leg.port,
      localSdp: Promise.resolve(sdp),
      addressOf: (to) => ({ uri: uriOf(config, to) }),
      networks: parts.networks,
      carried: parts.carried,
      listener: {
        ringing: rings,
        ended() {
          legs.delete(leg.legId);
          leg.port.close();
        },
      },
      log,
    });
  }

  return {
    of(owner) {
      const trunk = trunkFor(owner);
      if (trunk === undefined) return {};
      const rtp = rtpTermsOf(trunk.config);
      return { legs: { rtp, dial: (leg, rings) => dial(trunk, owner.ownNumber, leg, rings) } };
    },
    addressing: (trunkOf) => (to) => {
      if (to.startsWith(legScheme)) {
        const leg = legs.get(to.slice(legScheme.length));
        if (leg === undefined) throw new Error('That phone has hung up');
        return { uri: leg.uri, replacing: leg.call };
      }
      const trunk = trunkOf();
      if (trunk === undefined && !/^sips?:/.test(to)) throw new Error('No trunk leads to this number');
      return { uri: trunk === undefined ? to : uriOf(trunk.config, to) };
    },
  };
}
