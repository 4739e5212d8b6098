import { MessageChannel, type MessagePort } from 'node:worker_threads';
import type { AgentId, CallId } from '@parley/contract/ids';
import type { IncomingCall, OutgoingCall, Referral, SipCall, SipStack } from '@parley/sip';
import type { CallerLookups } from '#areas/integrations/caller-lookup';
import { checkDialTarget } from '#areas/telephony/dial-targets';
import { findQuarantined } from '#areas/telephony/phone-numbers';
import type { Database } from '#db/open.ts';
import type { Logger } from '#platform/log/logger.ts';
import type { Vault } from '#platform/secrets/vault.ts';
import { CallRefused } from '../call/call-reservations.ts';
import { FarEnds } from '../call/far-ends.ts';
import { loadAgent, type PhoneAgent } from '../call/load-agent.ts';
import type { LegOwner, VoiceCall } from '../call/voice-call.ts';
import type { VoiceCalls } from '../call/voice-calls.ts';
import type { RtpProfile } from '../messages/call-messages.ts';
import { LineRefused } from '../messages/call-port.ts';
import { callReferTarget } from './call-refer-target.ts';
import { callerNumber } from './called-number.ts';
import { type CallerNetworks, callerAddress, identifyCaller } from './identify-caller.ts';
import { createInboundLimits, type InboundLimits } from './inbound-limits.ts';
import { findInboundRoute, type InboundRouteMatch } from './inbound-route.ts';
import { bridgeSipMedia, type SipMediaBridge } from './sip-media-bridge.ts';
import type { TransferLegs } from './transfer-legs.ts';
import type { TrunkDirectory } from './trunk-directory.ts';
import { rtpProfileOf, uriOf } from './trunk-uris.ts';

export interface InboundSipCallParts {
  db: Database;
  vault: Vault;
  directory: TrunkDirectory;
  networks: CallerNetworks;
  calls: VoiceCalls;
  callers: Pick<CallerLookups, 'ofCall'>;
  legs: TransferLegs;
  stack(): SipStack | undefined;
  bridges: WeakMap<SipCall, SipMediaBridge>;
  newId(): string;
  log: Logger;
}

/** Answers inbound SIP calls with their agents; resolves when a call has its line or is rejected. */
export function createInboundSipCalls(parts: InboundSipCallParts): (call: IncomingCall) => Promise<void> {
  const limits = createInboundLimits(parts);
  return async (call) => {
    if (call.replaces === undefined) return new InboundSipCall(call, { ...parts, limits }).answer();
    const replaced = parts.bridges.get(call.replaces);
    if (replaced === undefined) call.reject(481);
    else replaced.replaceWith(call);
  };
}

/** One inbound call, from the INVITE to its line or its rejection. */
class InboundSipCall {
  readonly #call: IncomingCall;
  readonly #parts: InboundSipCallParts & { limits: InboundLimits };
  readonly #localSdp = deferred<string>();
  readonly #farEnds = new FarEnds();
  #isOver = false;
  #match: InboundRouteMatch | undefined;
  /** Destinations of the agent's transfer targets. */
  #transferTargets: readonly string[] = [];

  constructor(call: IncomingCall, parts: InboundSipCallParts & { limits: InboundLimits }) {
    this.#call = call;
    this.#parts = parts;
  }

  async answer(): Promise<void> {
    const { port1: signalling, port2: media } = new MessageChannel();
    this.#bridge(signalling);
    try {
      await this.#route(media);
    } catch (error) {
      this.#fail(error);
    }
  }

  /** The bridge listens before the first await: the caller may cancel at any time. */
  #bridge(signalling: MessagePort): void {
    const { bridges, legs, log, networks } = this.#parts;
    bridgeSipMedia({
      call: this.#call,
      port: signalling,
      localSdp: this.#localSdp.promise,
      addressOf: legs.addressing(() => this.#owner()),
      callReferTarget: (referral, sdp) => this.#callReferTarget(referral, sdp),
      networks,
      farEnds: { of: this.#farEnds, leg: this.#call, trunkId: () => this.#match?.trunk?.id ?? null },
      bridges,
      listener: {
        ended: () => {
          this.#isOver = true;
          signalling.close();
        },
      },
      log,
    });
  }

  #owner(): LegOwner | undefined {
    if (this.#match === undefined) return undefined;
    const { route, trunk } = this.#match;
    return { tenantId: route.tenantId, trunk, ownNumber: route.number };
  }

  #callReferTarget(referral: Referral, sdp: string): OutgoingCall | undefined {
    const stack = this.#parts.stack();
    const owner = this.#owner();
    if (stack === undefined || owner === undefined) return undefined;
    const parts = { ...this.#parts, stack, call: this.#call, owner, transferTargets: this.#transferTargets };
    return callReferTarget(parts, { referral, sdp });
  }

  async #route(media: MessagePort): Promise<void> {
    const { db, directory, limits, newId } = this.#parts;
    const call = this.#call;
    const caller = identifyCaller(call.facts, call.credentials, this.#parts);
    const match = await findInboundRoute(call.facts, caller, { platform: db.platform, directory });
    this.#match = match;
    if (match === undefined) return this.#rejectUnknown();
    const id = newId() as CallId;
    try {
      if (await limits.acquire(id, match)) await this.#start(id, match, media);
      else call.reject(486, { reason: 'No more calls at once to this number' });
    } finally {
      limits.release(id);
    }
  }

  /** Rejects a call to a number without an account; one in quarantine is gone (RFC 3261, section 21.4.11). */
  async #rejectUnknown(): Promise<void> {
    const call = this.#call;
    const { calledUser, to } = call.facts;
    const quarantined = await findQuarantined(this.#parts.db.platform, [calledUser, to.user]);
    if (quarantined) call.reject(410, { reason: 'Number not in service' });
    else call.reject(404, { reason: 'No such number here' });
  }

  async #start(id: CallId, match: InboundRouteMatch, media: MessagePort): Promise<void> {
    const { callers, calls, networks } = this.#parts;
    const call = this.#call;
    const { route, trunk } = match;
    const { agentId } = route;
    const agent = agentId === null ? undefined : await loadAgent(this.#parts, { ...route, agentId, callId: id });
    if (agentId === null || agent === undefined) return redirectOrReject(call, match);
    // The caller cancelled meanwhile: no call is recorded.
    if (this.#isOver) return;
    this.#transferTargets = agent.openedConfig.transfer_targets.map(({ destination }) => destination);
    call.ring();
    this.#storeFarEnd();
    const facing = callerAddress(call.facts, networks);
    const rtp = trunk === undefined ? localRtpProfile(facing) : rtpProfileOf(trunk.config, facing);
    const number = callerNumber(call.facts);
    const keepsNothing = agent.config.zero_retention;
    const caller = await callers.ofCall({ tenantId: route.tenantId, agentId, number, keepsNothing });
    if (this.#isOver) return;
    const voiceCall = this.#voiceCall({ id, agentId, agent, match, caller });
    const sdp = await calls.start(voiceCall, { kind: 'sip', port: media, offerSdp: call.facts.sdp, rtp });
    this.#localSdp.resolve(sdp ?? '');
  }

  /** Ahead of the answer, with the call's first row: a process that dies in between leaves no phone with an open call. */
  #storeFarEnd(): void {
    const dialog = this.#call.storedDialog();
    if (dialog === undefined) return;
    this.#farEnds.add(this.#call, { kind: 'sip', trunkId: this.#match?.trunk?.id ?? null, dialog });
  }

  #voiceCall(given: {
    id: CallId;
    agentId: AgentId;
    agent: PhoneAgent;
    match: InboundRouteMatch;
    caller: Awaited<ReturnType<CallerLookups['ofCall']>>;
  }): VoiceCall {
    const { facts } = this.#call;
    const { id, agentId, agent, caller } = given;
    const { route, trunk } = given.match;
    const from = callerNumber(facts);
    return {
      tenantId: route.tenantId,
      id,
      agentId,
      agentVersion: agent.version,
      config: agent.config,
      openedConfig: agent.openedConfig,
      type: 'phone',
      info: { direction: 'inbound', kind: 'sip', from, to: route.number, headers: facts.headers },
      parties: {
        phoneNumber: from,
        fromNumber: from,
        toNumber: route.number,
        callerName: caller.name ?? facts.from.displayName,
      },
      dynamicVariables: caller.variables,
      metadata: {},
      quickQuestions: agent.quickQuestions,
      farEnds: this.#farEnds,
      ...this.#parts.legs.of({ tenantId: route.tenantId, trunk, ownNumber: route.number, farEnds: this.#farEnds }),
    };
  }

  #fail(error: unknown): void {
    const call = this.#call;
    if (error instanceof LineRefused && error.reason === 'offer') return call.reject(488, { reason: error.message });
    // 480 says temporarily unavailable (RFC 3261, section 21.4): the caller learns nothing of the account.
    if (error instanceof CallRefused) return call.reject(480, { reason: 'Nobody answers here just now' });
    if (!this.#isOver) {
      const fields = { event: 'sip.inbound_failed', err: error, sipCall: call.id };
      this.#parts.log.error(fields, 'inbound SIP call failed');
    }
    call.reject(500, { reason: 'Not possible just now' });
  }
}

/** RTP profile of phones in a local network. */
const localRtpProfile = (facing: string | undefined): RtpProfile => ({
  srtp: 'optional',
  ...(facing === undefined ? {} : { facing }),
});

/** Rejects a call that no agent answers: redirects it to the number's fallback, else 480 or 404. */
function redirectOrReject(
  call: IncomingCall,
  { route: { fallback, isAssigned, number }, trunk }: InboundRouteMatch,
): void {
  const checked = fallback === null ? undefined : checkDialTarget(fallback.to, { ownNumber: number });
  if (checked === undefined || 'objection' in checked || trunk === undefined) {
    // Carriers announce a number out of service on 404; 480 means temporarily unavailable (RFC 3261, section 21.4).
    return isAssigned
      ? call.reject(480, { reason: 'Nobody answers here just now' })
      : call.reject(404, { reason: 'This number is assigned to no agent' });
  }
  // An inbound-only trunk has no host: the redirect goes through the caller's own address.
  const host = trunk.config.host ?? call.facts.flow.remote.address;
  call.reject(302, { redirectTo: uriOf({ ...trunk.config, host }, checked.target) });
}

function deferred<Value>() {
  let resolve: (value: Value) => void = () => {};
  const promise = new Promise<Value>((done) => (resolve = done));
  return { promise, resolve };
}
