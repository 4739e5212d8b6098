import type { CarrierStatus } from '#areas/telephony/carriers';
import type { DialOutcome } from '#areas/telephony/outbound-calls';
import type { TelephonyError } from '../../providers/telephony/telephony-provider.ts';

/** Outcome of an unanswered call by the carrier's state; undefined: the call or its media stream is still in progress. */
export function outcomeOfState({ state, detail }: Pick<CarrierStatus, 'state' | 'detail'>): DialOutcome | undefined {
  const reason = detail === null ? {} : { detail };
  switch (state) {
    case 'busy':
    case 'no_answer':
    case 'rejected':
    case 'unreachable':
    case 'invalid':
    case 'failed':
      return { kind: state, ...reason };
    case 'cancelled':
      return { kind: 'cancelled' };
    case 'completed':
      return { kind: 'failed', detail: 'The call ended before its sound arrived' };
    case 'ringing':
    case 'answered':
      return undefined;
  }
}

/** Outcome of a call that the carrier refused to place. */
export function outcomeOfRefusal(error: TelephonyError): DialOutcome {
  const { message: detail, retryAfterMs } = error;
  if (error.code === 'invalid_destination') return { kind: 'invalid', detail };
  if (!error.isTransient) return { kind: 'failed', detail };
  const pause = retryAfterMs === undefined ? {} : { retryAfterSeconds: Math.ceil(retryAfterMs / 1000) };
  return { kind: 'unreachable', detail, ...pause };
}
