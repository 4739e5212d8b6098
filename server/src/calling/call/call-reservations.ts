import type { CallCredit } from '#areas/business/balance';
import type { Logger } from '#platform/log/logger.ts';
import type { VoiceCall } from './voice-call.ts';

/** Thrown where an account cannot have a call. */
export class CallRefused extends Error {
  override readonly name = 'CallRefused';
  readonly reason: 'insufficient_balance' | 'suspended';

  constructor(reason: 'insufficient_balance' | 'suspended') {
    super(reason === 'suspended' ? 'The account is suspended' : 'The balance does not cover a call');
    this.reason = reason;
  }
}

/** Conversation that pays while it lasts. */
export interface PaidConversation {
  /** Time since the answer; 0 before it. Unit: milliseconds. */
  callMs(): number;
  /** Called once when nothing covers the conversation any more: it ends. */
  runOut(): void;
}

/** Reservation of a call. */
export interface CallReservation {
  /** Extends the reservation as the conversation goes on; returns the function that ends this. */
  follow(conversation: PaidConversation): () => void;
}

export interface CallReservations {
  /** Reserves the first minutes of a call. Throws `CallRefused`. */
  reserve(call: Pick<VoiceCall, 'id' | 'info' | 'tenantId' | 'type'>): Promise<CallReservation>;
}

/** Interval at which conversations are checked. Unit: milliseconds. */
const everyMs = 1_000;
/** Seconds left at which a reservation is extended, and the seconds it then covers ahead. */
const extendAtSeconds = 60;
const extendBySeconds = 120;
/** Seconds of conversation between two attempts, so that a low balance costs no transaction a second. */
const retrySeconds = 10;

/**
 * Reservations of the calls of this process. The usage of the ended call releases them; those of a process that died are
 * released when its calls are found and closed.
 */
export function createCallReservations(parts: { credit: CallCredit; log: Logger }): CallReservations {
  return {
    async reserve({ tenantId, id, type, info }) {
      const kind = type === 'web' ? 'web_call' : info.direction === 'inbound' ? 'inbound_call' : 'outbound_call';
      const call = { tenantId, id, kind } as const;
      const admission = await parts.credit.reserve(call);
      if (admission.kind === 'refused') throw new CallRefused(admission.reason);
      const { coveredSeconds } = admission;
      if (coveredSeconds === null) return { follow: () => () => {} };
      return { follow: (conversation) => followConversation(parts, { call, coveredSeconds, conversation }) };
    },
  };
}

function followConversation(
  { credit, log }: { credit: CallCredit; log: Logger },
  given: { call: Parameters<CallCredit['reserve']>[0]; coveredSeconds: number; conversation: PaidConversation },
): () => void {
  const { call, conversation } = given;
  let coveredSeconds = given.coveredSeconds;
  let nextSeconds = 0;
  const timer = setInterval(() => {
    const talkedSeconds = conversation.callMs() / 1000;
    if (talkedSeconds >= coveredSeconds) {
      clearInterval(timer);
      return conversation.runOut();
    }
    if (talkedSeconds < nextSeconds || coveredSeconds - talkedSeconds > extendAtSeconds) return;
    nextSeconds = talkedSeconds + retrySeconds;
    credit
      .extend({ ...call, seconds: Math.ceil(talkedSeconds) + extendBySeconds })
      .then((covered) => (coveredSeconds = covered ?? Number.POSITIVE_INFINITY))
      // Seconds covered so far stay covered: a later check tries again.
      .catch((error: unknown) => log.warn({ event: 'call.not_extended', err: error, callId: call.id }, extendFailed));
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}

const extendFailed = 'the reservation of a call could not be extended';
