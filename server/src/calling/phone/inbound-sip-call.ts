import { MessageChannel } from 'node:worker_threads';
import type { CallId } from '@parley/contract/ids';
import type { IncomingCall, SipCall, SipStack } from '@parley/sip';
import { checkDialTarget } from '#areas/telephony/dial-targets';
import type { Database } from '#db/open.ts';
import type { Logger } from '#platform/log/logger.ts';
import type { Vault } from '#platform/secrets/vault.ts';
import { loadAgent } from '../call/load-agent.ts';
import type { VoiceCall } from '../call/voice-call.ts';
import type { VoiceCalls } from '../call/voice-calls.ts';
import type { RtpProfile } from '../messages/call-messages.ts';
import { LineRefused } from '../messages/call-port.ts';
import { callReferTarget } from './call-refer-target.ts';
import { callerNumber } from './called-number.ts';
import { type CallerNetworks, callerAddress, identifyCaller } from './identify-caller.ts';
import { createInboundLimits } from './inbound-limits.ts';
import { findInboundRoute, type InboundRouteMatch } from './inbound-route.ts';
import { type BridgedCall, bridgeSipMedia } from './sip-media-bridge.ts';
import type { TransferLegs } from './transfer-legs.ts';
import type { TrunkDirectory } from './trunk-directory.ts';
import { rtpProfileOf, uriOf } from './trunk-uris.ts';

export interface InboundSipCallParts {
  db: Database;
  vault: Vault;
  book: TrunkDirectory;
  networks: CallerNetworks;
  calls: VoiceCalls;
  legs: TransferLegs;
  stack(): SipStack | undefined;
  bridges: WeakMap<SipCall, BridgedCall>;
  newId(): string;
  log: Logger;
}

type Begin = (voiceCall: VoiceCall, rtp: RtpProfile) => Promise<void>;

/** Lets agents answer calls that come in over SIP; resolves when a call has its line, or is refused. */
export function createInboundSipCalls(parts: InboundSipCallParts): (call: IncomingCall) => Promise<void> {
  const { book, db, log, networks } = parts;
  const limits = createInboundLimits(parts);

  async function take(
    call: IncomingCall,
    { id, route, trunk }: InboundRouteMatch & { id: CallId },
    begin: Begin,
  ): Promise<void> {
    const { agentId } = route;
    const agent = agentId === null ? undefined : await loadAgent(parts, { ...route, agentId });
    if (agentId === null || agent === undefined) return sendOn(call, { route, trunk });
    const { facts } = call;
    const from = callerNumber(facts);
    const facing = callerAddress(facts, networks);
    await begin(
      {
        tenantId: route.tenantId,
        id,
        agentId,
        agentVersion: agent.version,
        config: agent.config,
        openedConfig: agent.openedConfig,
        type: 'phone',
        info: { direction: 'inbound', kind: 'sip', from, to: route.number, headers: facts.headers },
        parties: { phoneNumber: from, fromNumber: from, toNumber: route.number, callerName: facts.from.displayName },
        dynamicVariables: {},
        metadata: {},
        quickQuestions: agent.quickQuestions,
        ...parts.legs.of({ tenantId: route.tenantId, trunk, ownNumber: route.number }),
      },
      trunk === undefined ? localRtpProfile(facing) : rtpProfileOf(trunk.config, facing),
    );
  }

  /** Leads a call to its agent, as far as its number and its trunk have room. */
  async function lead(call: IncomingCall, found: InboundRouteMatch, begin: Begin): Promise<void> {
    const id = parts.newId() as CallId;
    try {
      if (await limits.enter(id, found)) await take(call, { ...found, id }, begin);
      else call.reject(486, { reason: 'No more calls at once to this number' });
    } finally {
      limits.leave(id);
    }
  }

  return (call) => {
    if (call.replaces !== undefined) {
      const replaced = parts.bridges.get(call.replaces);
      if (replaced === undefined) call.reject(481);
      else replaced.replaceWith(call);
      return Promise.resolve();
    }
    const { port1: signalling, port2: sound } = new MessageChannel();
    const line = deferred<string>();
    let isOver = false;
    let found: InboundRouteMatch | undefined;
    let people: readonly string[] = [];
    const owner = () => found && { tenantId: found.route.tenantId, trunk: found.trunk, ownNumber: found.route.number };
    bridgeSipMedia({
      call,
      port: signalling,
      localSdp: line.promise,
      addressOf: parts.legs.addressing(owner),
      callReferTarget(referral, sdp) {
        const stack = parts.stack();
        const referred = owner();
        if (stack === undefined || referred === undefined) return undefined;
        return callReferTarget({ ...parts, stack, call, owner: referred, people }, { referral, sdp });
      },
      networks,
      bridges: parts.bridges,
      listener: {
        ended() {
          isOver = true;
          signalling.close();
        },
      },
      log,
    });
    async function answer(): Promise<void> {
      const caller = identifyCaller(call.facts, call.credentials, parts);
      found = await findInboundRoute(call.facts, caller, { platform: db.platform, book });
      if (found === undefined) return call.reject(404, { reason: 'No such number here' });
      await lead(call, found, async (voiceCall, rtp) => {
        // The caller cancelled meanwhile: no call is recorded.
        if (isOver) return;
        people = voiceCall.openedConfig.transfer_targets.map(({ destination }) => destination);
        call.ring();
        const sdp = await parts.calls.start(voiceCall, { kind: 'sip', port: sound, offerSdp: call.facts.sdp, rtp });
        line.resolve(sdp ?? '');
      });
    }
    return answer().catch((error: unknown) => {
      const isTheirFault = error instanceof LineRefused && error.reason === 'offer';
      if (!isTheirFault && !isOver)
        log.error({ event: 'sip.inbound_failed', err: error, sipCall: call.id }, 'inbound SIP call failed');
      call.reject(isTheirFault ? 488 : 500, { reason: isTheirFault ? error.message : 'Not possible just now' });
    });
  };
}

/** Of phones in our own network. */
const localRtpProfile = (facing: string | undefined): RtpProfile => ({
  srtp: 'optional',
  ...(facing === undefined ? {} : { facing }),
});

/** Rejects a call that no agent answers: redirects it to the number's fallback, else 480 or 404. */
function sendOn(call: IncomingCall, { route: { fallback, isAssigned, number }, trunk }: InboundRouteMatch): void {
  const judged = fallback === null ? undefined : checkDialTarget(fallback.to, { ownNumber: number });
  if (judged === undefined || 'objection' in judged || trunk === undefined) {
    // 404 has carriers announce a number that is not in service; 480 says to try again later (RFC 3261, 21.4).
    return isAssigned
      ? call.reject(480, { reason: 'Nobody answers here just now' })
      : call.reject(404, { reason: 'This number is assigned to no agent' });
  }
  // An inbound-only trunk has no host: the redirect goes through the caller's own address.
  const host = trunk.config.host ?? call.facts.flow.remote.address;
  call.reject(302, { redirectTo: uriOf({ ...trunk.config, host }, judged.target) });
}

function deferred<Value>() {
  let resolve: (value: Value) => void = () => {};
  const promise = new Promise<Value>((done) => (resolve = done));
  return { promise, resolve };
}
