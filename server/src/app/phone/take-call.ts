import { MessageChannel } from 'node:worker_threads';
import type { CallId } from '@parley/contract/ids';
import { type InboundRoute, routeInboundNumber } from '#areas/phone-numbers';
import type { OpenTrunk } from '#areas/sip-trunks';
import type { Database } from '#db/open.ts';
import type { Logger } from '#platform/log/logger.ts';
import type { Vault } from '#platform/secrets/vault.ts';
import type { IncomingCall, SipCall, SipStack } from '../../providers/sip/sip-stack.ts';
import { LineRefused } from '../voice/media-pool.ts';
import type { RtpTerms } from '../voice/messages.ts';
import type { VoiceCall, VoiceCalls } from '../voice/voice-calls.ts';
import { calledBy, callerNumber } from './called-number.ts';
import { type CarriedCall, carrySignalling } from './carry-signalling.ts';
import { callReferred } from './follow-referral.ts';
import { type CallerNetworks, identifyCaller } from './identify-caller.ts';
import { loadAgent } from './load-agent.ts';
import type { PhoneLegs } from './phone-legs.ts';
import { rtpTermsOf, uriOf } from './trunk-addresses.ts';
import type { TrunkBook } from './trunk-book.ts';

const localTerms: RtpTerms = { srtp: 'optional' };

export interface CallTakerParts {
  db: Database;
  vault: Vault;
  book: TrunkBook;
  networks: CallerNetworks;
  calls: VoiceCalls;
  legs: PhoneLegs;
  stack(): SipStack | undefined;
  carried: WeakMap<SipCall, CarriedCall>;
  newId(): string;
  log: Logger;
}

/** Lets agents answer calls that come in over SIP. */
export function createCallTaker(parts: CallTakerParts): (call: IncomingCall) => void {
  const { book, log } = parts;

  /** Where the called number leads, with the trunk the call came over. */
  async function findRoute(
    call: IncomingCall,
  ): Promise<{ route: InboundRoute; trunk: OpenTrunk | undefined } | undefined> {
    const caller = identifyCaller(call.facts, call.username, parts);
    if (caller.kind === 'local') {
      const called = [call.facts.calledUser, call.facts.to.user];
      const route = await routeInboundNumber(parts.db.platform, { provider: 'builtin' }, called);
      return route && { route, trunk: undefined };
    }
    if (caller.kind !== 'trunks') return undefined;
    const called = caller.trunks.flatMap((trunk) => calledBy(call.facts, trunk, book.contactOf(trunk.id)));
    const trunkIds = caller.trunks.map(({ id }) => id);
    const route = await routeInboundNumber(parts.db.platform, { trunkIds }, [...new Set(called)]);
    return route && { route, trunk: caller.trunks.find(({ id }) => id === route.trunkId) };
  }

  async function take(
    call: IncomingCall,
    begin: (voiceCall: VoiceCall, rtp: RtpTerms) => Promise<void>,
  ): Promise<void> {
    const found = await findRoute(call);
    if (found === undefined) return call.reject(404, { reason: 'No such number here' });
    const { route, trunk } = found;
    const { agentId } = route;
    const agent = agentId === null ? undefined : await loadAgent(parts, { ...route, agentId });
    if (agentId === null || agent === undefined) return sendOn(call, route, trunk);
    const { facts } = call;
    const from = callerNumber(facts);
    await begin(
      {
        tenantId: route.tenantId,
        id: parts.newId() as CallId,
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
        ...legsOf(parts.legs.of({ tenantId: route.tenantId, trunk, ownNumber: route.number })),
      },
      trunk === undefined ? localTerms : rtpTermsOf(trunk.config),
    );
  }

  return (call) => {
    if (call.replaces !== undefined) {
      const replaced = parts.carried.get(call.replaces);
      return replaced === undefined ? call.reject(481) : replaced.replaceWith(call);
    }
    const { port1: signalling, port2: sound } = new MessageChannel();
    const line = deferred<string>();
    const addressOf = parts.legs.addressing(() => identifiedTrunk(call));
    carrySignalling({
      call,
      port: signalling,
      localSdp: line.promise,
      addressOf,
      callInstead(referral, sdp) {
        const stack = parts.stack();
        const { networks } = parts;
        return stack && callReferred(stack, call, { referral, sdp, trunk: identifiedTrunk(call), networks });
      },
      carried: parts.carried,
      listener: { ended: () => signalling.close() },
      log,
    });
    take(call, async (voiceCall, rtp) => {
      call.ring();
      const sdp = await parts.calls.start(voiceCall, { kind: 'sip', port: sound, offerSdp: call.facts.sdp, rtp });
      line.resolve(sdp ?? '');
    }).catch((error: unknown) => {
      const isTheirFault = error instanceof LineRefused && error.because === 'offer';
      if (!isTheirFault) log.error({ err: error, sipCall: call.id }, 'a phone call could not be taken');
      call.reject(isTheirFault ? 488 : 500, { reason: isTheirFault ? error.message : 'Not possible just now' });
    });
  };

  function identifiedTrunk(call: IncomingCall): OpenTrunk | undefined {
    const caller = identifyCaller(call.facts, call.username, parts);
    return caller.kind === 'trunks' ? caller.trunks[0] : undefined;
  }
}

const legsOf = (legs: ReturnType<PhoneLegs['of']>) => (legs === undefined ? {} : { legs });

/** The agent does not answer: the caller is sent where the number says, or learns that nobody is there. */
function sendOn(call: IncomingCall, { fallback }: InboundRoute, trunk: OpenTrunk | undefined): void {
  if (fallback === null || trunk === undefined) return call.reject(480, { reason: 'Nobody answers here just now' });
  call.reject(302, { headers: { Contact: `<${uriOf(trunk.config, fallback.to)}>` } });
}

function deferred<Value>() {
  let resolve: (value: Value) => void = () => {};
  const promise = new Promise<Value>((done) => (resolve = done));
  return { promise, resolve };
}
