import type { SipRequest, SipResponse } from '../message/sip-message.ts';
import type { HopHealth } from '../transport/hop-health.ts';
import type { FoundHops, Hop } from '../transport/resolve.ts';
import type { Alarm, Timers } from '../transport/timers.ts';
import { isWireFlow, type WireFlow } from '../transport/wire-flow.ts';
import type { ClientMachine } from './client-machine.ts';
import type { ClientTransactions } from './client-transactions.ts';
import type { HopFlows } from './hop-flows.ts';
import { createBranch } from './transaction-keys.ts';
import type {
  ClientTransaction,
  ClientTransactionListener,
  RequestFailure,
  RequestTarget,
} from './transaction-layer.ts';
import type { TransactionTimes } from './transaction-times.ts';
import { type LocalName, withVia } from './via-fields.ts';

export interface OutgoingOptions {
  clients: ClientTransactions;
  find: (target: RequestTarget) => Promise<FoundHops>;
  flows: HopFlows;
  health: HopHealth;
  localAddress: (flow: WireFlow) => LocalName;
  timers: Timers;
  times: TransactionTimes;
}

/** One attempt at one hop. */
interface Attempt {
  machine?: ClientMachine;
  /** Another hop is being tried; only a 2xx of this one still counts. */
  isAbandoned: boolean;
  hasAnswered: boolean;
  /** Expires when the next hop is to be tried. */
  silence?: Alarm;
  over(outcome: Outcome): void;
}

type Outcome = { kind: 'answered' } | Failure;

interface Failure {
  kind: 'failed';
  why: RequestFailure;
  detail: string;
  /** A response has arrived, so no other hop is tried. */
  isDecided?: boolean;
  /** Time for which this hop is tried last. Unit: milliseconds. */
  avoidMs?: number;
}

const avoidFailedMs = 60_000;
const longestAvoidMs = 600_000;

/**
 * Sends a request to one hop after another until one responds (RFC 3263, section 4.3): failover on a failed
 * connection, on 503, and on silence. With another hop left, silence means failure after a quarter of the usual
 * timeout, 8 s, since no caller waits for two times 32 s; an abandoned hop is cancelled, and if it accepts all the
 * same, that is the answer.
 */
export function sendRequest(
  request: SipRequest,
  target: RequestTarget,
  listener: ClientTransactionListener,
  options: OutgoingOptions,
): ClientTransaction {
  const { clients, health, timers, times } = options;
  const isInvite = request.method === 'INVITE';
  const attempts = new Set<Attempt>();
  let sent: ClientTransaction['sent'];
  let hasFinal = false;
  let isCancelled = false;
  /** The last withheld 503, for when no other hop responds. */
  let refusal: { response: SipResponse; from: WireFlow } | undefined;

  function receive(attempt: Attempt, isLast: boolean, response: SipResponse, from: WireFlow): void {
    const isSuccess = response.status >= 200 && response.status < 300;
    attempt.hasAnswered = true;
    if (hasFinal || attempt.isAbandoned) {
      if (!isSuccess || (hasFinal && !isInvite)) return;
    } else if (response.status === 503 && !isLast && !isCancelled) {
      refusal = { response, from };
      attempt.over({ kind: 'failed', why: 'unreachable', detail: '503', avoidMs: retryAfterMs(response) });
      return;
    }
    if (response.status >= 200) {
      hasFinal = true;
      for (const other of attempts) if (other !== attempt) other.machine?.cancel(undefined);
      for (const one of attempts) one.over({ kind: 'answered' });
    }
    listener.response(response, from);
  }

  /** Tries one flow. Resolves with a final response, or with a reason for failover. */
  function attemptOver(flow: WireFlow, isLast: boolean): Promise<Outcome> {
    return new Promise((resolve) => {
      const attempt: Attempt = {
        isAbandoned: false,
        hasAnswered: false,
        over(outcome) {
          attempt.silence?.cancel();
          resolve(outcome);
        },
      };
      attempts.add(attempt);
      const withOurVia = withVia(request, options.localAddress(flow), createBranch());
      sent = { request: withOurVia, flow };
      attempt.machine = clients.start(withOurVia, flow, {
        response: (response, from) => receive(attempt, isLast, response, from),
        failed(why, detail) {
          const avoidMs = why === 'timeout' ? avoidFailedMs : undefined;
          attempt.over({ kind: 'failed', why, detail, isDecided: attempt.hasAnswered, avoidMs });
        },
      });
      if (isLast) return;
      attempt.silence = timers.after(times.timeout / 4, () => {
        if (attempt.hasAnswered || isCancelled) return;
        attempt.isAbandoned = true;
        attempt.machine?.cancel(undefined);
        attempt.over({ kind: 'failed', why: 'timeout', detail: 'No answer.', avoidMs: avoidFailedMs });
      });
    });
  }

  async function tryHop(hop: Hop, isLast: boolean): Promise<Outcome> {
    const found = await options.flows.flowTo(hop, request);
    if (found.kind === 'none') {
      health.avoid(hop, avoidFailedMs);
      return { kind: 'failed', why: 'unreachable', detail: found.detail };
    }
    if (isCancelled) return neverSent;
    const outcome = await attemptOver(found.flow, isLast);
    if (outcome.kind === 'answered') {
      health.forgive(hop);
      return outcome;
    }
    if (outcome.avoidMs !== undefined) health.avoid(hop, outcome.avoidMs);
    else if (found.instead !== undefined && outcome.isDecided !== true && !isCancelled) {
      found.instead();
      return tryHop(hop, isLast);
    }
    return outcome;
  }

  async function tryAll(): Promise<Outcome> {
    if (isCancelled) return neverSent;
    const given = target.flow;
    if (given?.isOpen === true && isWireFlow(given)) {
      const outcome = await attemptOver(given, true);
      if (isEnough(outcome) || (outcome.kind === 'failed' && outcome.why !== 'closed')) return outcome;
    }
    const found = await options.find(target);
    if (found.kind === 'none') return { kind: 'failed', why: found.why, detail: found.detail };
    let outcome: Outcome = neverSent;
    for (const [index, hop] of found.hops.entries()) {
      outcome = await tryHop(hop, index === found.hops.length - 1);
      if (isEnough(outcome)) break;
    }
    return outcome;
  }

  function isEnough(outcome: Outcome): boolean {
    return outcome.kind === 'answered' || hasFinal || isCancelled || outcome.isDecided === true;
  }

  function finish(outcome: Outcome): void {
    if (outcome.kind === 'answered' || hasFinal) return;
    hasFinal = true;
    if (refusal !== undefined) listener.response(refusal.response, refusal.from);
    else listener.failed(outcome.why, outcome.detail);
  }

  // An immediate failure is reported later, when the caller has the transaction.
  Promise.resolve()
    .then(tryAll)
    .catch((error: unknown): Outcome => ({ kind: 'failed', why: 'unreachable', detail: String(error) }))
    .then(finish);

  return {
    cancel(reasonHeader) {
      if (!isInvite || isCancelled || hasFinal) return;
      isCancelled = true;
      for (const attempt of attempts) attempt.machine?.cancel(reasonHeader);
    },
    get sent() {
      return sent;
    },
  };
}

const neverSent: Outcome = { kind: 'failed', why: 'closed', detail: 'Cancelled before it was sent.' };

function retryAfterMs(response: SipResponse): number {
  const seconds = Number.parseInt(response.headers.get('Retry-After') ?? '', 10);
  return Number.isNaN(seconds) ? avoidFailedMs : Math.min(Math.max(seconds, 1) * 1000, longestAvoidMs);
}
