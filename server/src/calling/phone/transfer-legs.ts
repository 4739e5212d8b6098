import type { SipCall, SipStack } from '@parley/sip';
import { checkDialTarget, type DialTarget } from '#areas/telephony/dial-targets';
import type { OpenTrunk } from '#areas/telephony/sip-trunks';
import type { Logger } from '#platform/log/logger.ts';
import type { LegOwner, LegProvider } from '../call/voice-call.ts';
import type { LegRequest } from '../messages/call-messages.ts';
import { builtinTrunk } from './builtin-trunk.ts';
import { dialOverTrunk } from './dial-over-trunk.ts';
import type { CallerNetworks } from './identify-caller.ts';
import { bridgeSipMedia, type SipMediaBridge, type TransferAddress } from './sip-media-bridge.ts';
import type { TrunkDirectory } from './trunk-directory.ts';
import { rtpProfileOf, uriOf } from './trunk-uris.ts';

/** Second legs of transfers, and the addresses that callers are referred to. */
export interface TransferLegs extends LegProvider {
  /** Resolves the target of a line's `transfer`: an address over the call's trunk, or `leg:<id>` for a dialled leg. */
  addressing(
    callOf: () => { trunk: OpenTrunk | undefined; ownNumber: string } | undefined,
  ): (to: string) => TransferAddress;
  /** Trunk for outbound calls of this owner; undefined where none can dial out. */
  trunkFor(owner: LegOwner): OpenTrunk | undefined;
}

const legScheme = 'leg:';

export function createTransferLegs(parts: {
  stack(): SipStack | undefined;
  bridges: WeakMap<SipCall, SipMediaBridge>;
  directory: TrunkDirectory;
  networks: CallerNetworks;
  log: Logger;
}): TransferLegs {
  const { directory, log } = parts;
  const legs = new Map<string, { call: SipCall; uri: string }>();

  function trunkFor({ tenantId, trunk }: LegOwner): OpenTrunk | undefined {
    if (trunk !== undefined && trunk.config.host !== null) return directory.find(trunk.id) ?? trunk;
    const own = directory.all().find((other) => other.tenantId === tenantId && other.config.host !== null);
    return own ?? builtinTrunk(parts.stack(), tenantId);
  }

  function dial(
    trunk: OpenTrunk,
    { tenantId, ownNumber, farEnds }: LegOwner,
    leg: LegRequest,
    onRinging: () => void,
  ): void {
    const { config } = trunk;
    const stack = parts.stack();
    if (stack === undefined) return leg.port.close();
    const { to, sdp, ringMs } = leg;
    const checked = checkDialTarget(to, { ownNumber });
    if ('objection' in checked) return leg.port.close();
    const { target } = checked;
    // Over a trunk of the reseller or the installation a SIP address could name any host beyond it.
    if (target.kind === 'sip' && trunk.tenantId !== tenantId) return leg.port.close();
    const call = dialOverTrunk({ stack, directory, trunk }, { target, fromNumber: ownNumber, sdp, ringMs });
    legs.set(leg.legId, { call, uri: uriOf(config, target) });
    bridgeSipMedia({
      call,
      port: leg.port,
      localSdp: Promise.resolve(sdp),
      addressOf: (next) => ({ uri: uriOf(config, targetOf(next, ownNumber)) }),
      networks: parts.networks,
      bridges: parts.bridges,
      ...(farEnds === undefined ? {} : { farEnds: { of: farEnds, leg: call, trunkId: () => trunk.id } }),
      listener: {
        ringing: onRinging,
        ended() {
          legs.delete(leg.legId);
          farEnds?.remove(call);
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
      const rtp = rtpProfileOf(trunk.config);
      return { legs: { rtp, dial: (leg, onRinging) => dial(trunk, owner, leg, onRinging) } };
    },
    trunkFor,
    addressing: (callOf) => (to) => {
      if (to.startsWith(legScheme)) {
        const leg = legs.get(to.slice(legScheme.length));
        if (leg === undefined) throw new Error('That phone has hung up');
        return { uri: leg.uri, replacing: leg.call };
      }
      const { trunk, ownNumber } = callOf() ?? {};
      const target = targetOf(to, ownNumber);
      if (trunk !== undefined) return { uri: uriOf(trunk.config, target) };
      if (target.kind === 'number') throw new Error('No trunk leads to this number');
      return { uri: target.address };
    },
  };
}

/** Throws for a destination that is never dialled. A last safeguard: the transfer was already validated. */
function targetOf(destination: string, ownNumber: string | undefined): DialTarget {
  const checked = checkDialTarget(destination, ownNumber === undefined ? {} : { ownNumber });
  if ('objection' in checked) throw new Error(`This destination is never dialled: ${checked.objection}`);
  return checked.target;
}
