import { MessageChannel } from 'node:worker_threads';
import type { SipTrunkId } from '@parley/contract/ids';
import type { SipCall, SipEnd, SipStack } from '@parley/sip';
import { checkDialTarget, type DialTarget } from '#areas/telephony/dial-targets';
import {
  type DialListener,
  type DialOrder,
  type DialOutcome,
  failureOfSip,
  type PlaceCall,
} from '#areas/telephony/outbound-calls';
import type { OpenTrunk } from '#areas/telephony/sip-trunks';
import type { Database } from '#db/open.ts';
import type { Logger } from '#platform/log/logger.ts';
import type { Vault } from '#platform/secrets/vault.ts';
import { FarEnds } from '../call/far-ends.ts';
import { outboundVoiceCall } from '../call/outbound-voice-call.ts';
import { queuedRowOf } from '../call/queued-row.ts';
import type { VoiceCalls } from '../call/voice-calls.ts';
import { builtinTrunk } from './builtin-trunk.ts';
import { dialOverTrunk } from './dial-over-trunk.ts';
import type { CallerNetworks } from './identify-caller.ts';
import { bridgeSipMedia, type SipMediaBridge } from './sip-media-bridge.ts';
import type { TransferLegs } from './transfer-legs.ts';
import type { TrunkDirectory } from './trunk-directory.ts';
import { rtpProfileOf } from './trunk-uris.ts';

export interface OutboundSipCallParts {
  db: Database;
  vault: Vault;
  directory: TrunkDirectory;
  stack(): SipStack | undefined;
  calls: VoiceCalls;
  legs: TransferLegs;
  bridges: WeakMap<SipCall, SipMediaBridge>;
  networks: CallerNetworks;
  /** Capacity check: one more call can be carried. */
  hasRoom(): boolean;
  log: Logger;
}

/** Places calls over SIP trunks. */
export function createOutboundSipCalls(parts: OutboundSipCallParts): PlaceCall {
  const { directory } = parts;
  return async (order, listener) => {
    const stack = parts.stack();
    if (stack === undefined || !parts.hasRoom()) return { kind: 'no_capacity' };
    const trunk = trunkOf(order, stack, directory);
    if (trunk === undefined) return { kind: 'failed', detail: 'The trunk of the number is switched off' };
    if (trunk.config.host === null) return { kind: 'failed', detail: 'The trunk of the number has no host to call at' };
    const checked = checkDialTarget(order.toNumber, { ownNumber: order.fromNumber });
    if ('objection' in checked)
      return { kind: 'invalid', detail: `This destination is never dialled: ${checked.objection}` };
    return place(order, listener, { ...parts, stack, trunk, target: checked.target });
  };
}

function trunkOf({ route, tenantId }: DialOrder, stack: SipStack, directory: TrunkDirectory): OpenTrunk | undefined {
  if (route.kind === 'trunk') return directory.find(route.trunkId as SipTrunkId);
  return route.provider === 'builtin' ? builtinTrunk(stack, tenantId) : undefined;
}

async function place(
  order: DialOrder,
  listener: DialListener,
  parts: Omit<OutboundSipCallParts, 'stack'> & { stack: SipStack; trunk: OpenTrunk; target: DialTarget },
): Promise<DialOutcome> {
  const { calls, log, trunk, target } = parts;
  const { port1: signalling, port2: sound } = new MessageChannel();
  const rtp = rtpProfileOf(trunk.config);
  const row = queuedRowOf(order);
  const farEnds = new FarEnds();
  const sdp = await calls.start(
    await outboundVoiceCall(order, { ...parts, kind: 'sip', farEnds }),
    { kind: 'sip', port: sound, offerSdp: undefined, rtp },
    row,
  );
  const { fromNumber, ringMs } = order;
  const call = dialOverTrunk(parts, { target, fromNumber, sdp: sdp ?? '', ringMs });
  let hasRung = false;
  let isAnswered = false;
  const ended = new Promise<SipEnd>((resolve) => {
    bridgeSipMedia({
      call,
      port: signalling,
      localSdp: Promise.resolve(sdp ?? ''),
      addressOf: parts.legs.addressing(() => ({ trunk, ownNumber: fromNumber })),
      networks: parts.networks,
      farEnds: { of: farEnds, leg: call, trunkId: () => trunk.id },
      bridges: parts.bridges,
      listener: {
        ringing() {
          hasRung = true;
          listener.ringing();
        },
        answered() {
          isAnswered = true;
          listener.answered();
        },
        ended: resolve,
      },
      log,
    });
  });
  const giveUp = () => void call.hangUp();
  order.signal.addEventListener('abort', giveUp, { once: true });
  if (order.signal.aborted) giveUp();
  const end = await ended;
  order.signal.removeEventListener('abort', giveUp);
  await calls.ended(order.callId);
  signalling.close();
  if (!isAnswered) return outcomeOf(end, hasRung);
  // Answered without a conversation: no common codec.
  const endReason = row.endReason();
  if (endReason === undefined) return { kind: 'failed', detail: 'Answered without sound that could be agreed on' };
  return endReason === 'voicemail' ? { kind: 'voicemail' } : { kind: 'completed' };
}

/** Outcome of a call that was not answered. */
export function outcomeOf(end: SipEnd, hasRung: boolean): DialOutcome {
  switch (end.cause) {
    case 'local':
    case 'cancelled':
      return { kind: 'cancelled' };
    case 'not-answered':
      return { kind: 'no_answer' };
    case 'refused': {
      const status = end.status ?? 500;
      const { retryAfterSeconds } = end;
      return {
        kind: failureOfSip(status, { hasRung }),
        sipStatus: status,
        detail: `${status} ${end.reason ?? ''}`.trim(),
        ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
      };
    }
    default:
      return { kind: failureOfSip(null, { hasRung }), detail: unreachableReason(end) };
  }
}

function unreachableReason({ failure, reason }: SipEnd): string {
  switch (failure) {
    case 'unresolved':
      return 'The host of the trunk cannot be found';
    case 'forbidden':
      return 'The trunk lies in a private network that PARLEY_EGRESS_ALLOW does not open';
    case 'unreachable':
    case 'closed':
      return 'The host of the trunk takes no connection';
    default:
      return reason ?? 'The trunk does not answer';
  }
}
