import type { SipTrunkCheck } from '@parley/contract/resources/sip-trunk';
import type { RegistrationState, SipEnd, SipStack } from '@parley/sip';
import { checkDialTarget, dialFaultDetail } from '#areas/telephony/dial-targets';
import type { OpenTrunk, TrunkChecker } from '#areas/telephony/sip-trunks';
import type { Wording } from '#platform/http/define-refusal.ts';
import { outcomeOf } from './outbound-sip-call.ts';
import type { TrunkDirectory } from './trunk-directory.ts';
import { trunkFindings as say } from './trunk-findings.ts';
import { accountOf, callerOf, routeOf, uriOf } from './trunk-uris.ts';

type Step = SipTrunkCheck['steps'][number];

/** A person waits for the result; SIP itself would wait for 32 s (RFC 3261, timer F). */
const optionsMs = 10_000;
const registerMs = 10_000;
const testRingMs = 20_000;
/** SDP offer without media: a test call is hung up as soon as it is answered. */
const silentOffer = (address: string) =>
  `v=0\r\no=- 1 1 IN IP4 ${address}\r\ns=-\r\nc=IN IP4 ${address}\r\nt=0 0\r\n` +
  'm=audio 9 RTP/AVP 8 0 101\r\na=rtpmap:101 telephone-event/8000\r\na=inactive\r\n';

/** Tries trunks out by speaking SIP with them. */
export function createTrunkChecker(parts: { stack(): SipStack | undefined; directory: TrunkDirectory }): TrunkChecker {
  return {
    async check(trunk, { testCallTo, signal }) {
      const stack = parts.stack();
      if (stack === undefined) {
        return { ok: false, steps: [failed('resolve', say.noSip())] };
      }
      const contactUser = parts.directory.contactOf(trunk.id);
      const steps: Step[] = [];
      for (const step of [
        () => askOptions(stack, trunk),
        ...(trunk.config.kind === 'registration' ? [() => tryRegistration(stack, trunk, contactUser)] : []),
        ...(testCallTo === undefined ? [] : [() => tryCall(stack, trunk, testCallTo)]),
      ]) {
        if (signal.aborted) break;
        const results = await step();
        steps.push(...results);
        if (results.some(({ ok }) => !ok)) break;
      }
      return { ok: steps.every(({ ok }) => ok), steps };
    },
  };
}

async function askOptions(stack: SipStack, trunk: OpenTrunk): Promise<Step[]> {
  const { transport } = trunk.config;
  const host = trunk.config.outbound_proxy ?? trunk.config.host ?? '';
  try {
    const ping = stack.ping(accountOf(trunk.config).registrar, routeOf(trunk));
    const { status, reason, roundTripMs } = await within(optionsMs, ping);
    return [
      passed('resolve', say.reached({ host, transport })),
      passed('options', say.answered({ answer: `${status} ${reason}`, ms: Math.round(roundTripMs) })),
    ];
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (/unresolved/.test(message)) {
      return [failed('resolve', say.hostUnknown({ host }))];
    }
    if (/forbidden/.test(message)) {
      return [failed('resolve', say.hostPrivate({ host }))];
    }
    return [passed('resolve', say.hostKnown({ host })), failed('options', say.silent({ transport, reason: message }))];
  }
}

function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${ms / 1000} s`)), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

function tryRegistration(stack: SipStack, trunk: OpenTrunk, contactUser: string): Promise<Step[]> {
  const { config } = trunk;
  if (!config.register) return Promise.resolve([passed('register', say.registerOff())]);
  return new Promise((resolve) => {
    const done = (step: Step) => {
      clearTimeout(timer);
      // The registration of the process that looks after the trunk has the same contact and renews itself.
      void registration.close();
      resolve([step]);
    };
    const timer = setTimeout(() => done(failed('register', say.registerSilent())), registerMs);
    const onState = (state: RegistrationState) => {
      if (state.state === 'registered') {
        done(passed('register', say.registered({ user: config.username ?? '' })));
      }
      if (state.state === 'failed') done(failed('register', adviceFor(state)));
    };
    const registration = stack.register({
      ...routeOf(trunk),
      ...accountOf(config),
      contactUser: `${contactUser}-check`,
      expiresSeconds: 60,
      onState: (state) => queueMicrotask(() => onState(state)),
    });
  });
}

function adviceFor(state: Extract<RegistrationState, { state: 'failed' }>): Wording {
  switch (state.status) {
    case 401:
    case 403:
    case 407:
      return say.passwordRefused({ status: state.status });
    case 404:
      return say.userUnknown();
    case 423:
      return say.expiresShort();
    case undefined:
      return say.registerFailed({ reason: state.reason });
    default:
      return say.registerRefused({ answer: `${state.status} ${state.reason}` });
  }
}

function tryCall(stack: SipStack, trunk: OpenTrunk, to: string): Promise<Step[]> {
  const address = stack.listening[0]?.address ?? '0.0.0.0';
  const checked = checkDialTarget(to);
  if ('objection' in checked) {
    return Promise.resolve([
      failed('test_call', say.callNotDialled({ reason: dialFaultDetail('', checked.objection).message })),
    ]);
  }
  return new Promise((resolve) => {
    let status = 0;
    let isAnswered = false;
    const call = stack.call({
      ...routeOf(trunk),
      // From the account: no number of the tenant is known to belong to this trunk.
      from: trunk.config.username === null ? callerOf(trunk.config, to).from : { uri: accountOf(trunk.config).aor },
      to: uriOf(trunk.config, checked.target),
      sdp: silentOffer(address),
      ringMs: testRingMs,
    });
    call.listen({
      progress: (progress) => void (status = progress),
      answered() {
        isAnswered = true;
        void call.hangUp();
      },
      offer: () => Promise.reject(new Error('A test call takes no other media')),
      info() {},
      transfer() {},
      ended: (end) => resolve([callStep(end, { isAnswered, hasRung: status >= 180 })]),
    });
  });
}

function callStep(end: SipEnd, seen: { isAnswered: boolean; hasRung: boolean }): Step {
  if (seen.isAnswered) return passed('test_call', say.callAnswered());
  const outcome = outcomeOf(end, seen.hasRung);
  if (outcome.kind === 'busy') return passed('test_call', say.callBusy());
  if (outcome.kind === 'no_answer') return passed('test_call', say.callUnanswered());
  const detail = 'detail' in outcome && outcome.detail !== undefined ? `: ${outcome.detail}` : '';
  return failed('test_call', say.callFailed({ detail }));
}

const passed = (step: Step['step'], found: Wording): Step => ({ step, ok: true, ...wordsOf(found) });
const failed = (step: Step['step'], found: Wording): Step => ({ step, ok: false, ...wordsOf(found) });
const wordsOf = ({ message, reason = '', params = {} }: Wording) => ({ detail: message, reason, params });
