import type { CallEndReason } from '@parley/contract/resources/call';

/** Reason an attempt was not answered. */
export type DialFailure = 'busy' | 'no_answer' | 'rejected' | 'unreachable' | 'invalid' | 'failed';

/** Failed attempt. */
export interface FailedDial {
  kind: DialFailure;
  /** Final SIP status, if the line has one. */
  sipStatus?: number;
  /** Description without personal data. */
  detail?: string;
  /** Delay requested by the far end, as in `Retry-After`. */
  retryAfterSeconds?: number;
}

/** Outcome of an attempt. */
export type DialOutcome =
  /** Answered and ended; the call store has closed the call. */
  | { kind: 'completed' }
  /** Answered by a machine. The call is open when the order redials, otherwise the call store may have closed it. */
  | { kind: 'voicemail' }
  /** Aborted before the answer, by a command or the order's signal. */
  | { kind: 'cancelled' }
  /** No free line in this process; nothing was dialled. */
  | { kind: 'no_capacity' }
  | FailedDial;

/**
 * Maps the final SIP status of an INVITE to a failure. `hasRung`: a 180 or 183 came before. Null: no final response.
 * Sources: RFC 3261 section 21; RFC 8197 (607), RFC 8688 (608); RFC 8224 (428, 436-438: caller identity refused, our
 * fault and not the callee's); RFC 6442 (424).
 */
export function failureOfSip(status: number | null, { hasRung }: { hasRung: boolean }): DialFailure {
  if (status === null) return hasRung ? 'no_answer' : 'unreachable';
  if (status >= 300 && status < 400) return 'failed';
  switch (status) {
    case 486:
    case 600:
      return 'busy';
    case 408:
    case 480:
      return hasRung || status === 480 ? 'no_answer' : 'unreachable';
    case 487:
      return hasRung ? 'no_answer' : 'unreachable';
    case 403:
    case 433:
    case 603:
    case 607:
    case 608:
      return 'rejected';
    case 404:
    case 410:
    case 414:
    case 416:
    case 484:
    case 485:
    case 604:
      return 'invalid';
    case 430:
    case 483:
      return 'unreachable';
    default:
      return status >= 500 && status < 600 ? 'unreachable' : 'failed';
  }
}

/** End reason of a call whose last attempt failed this way. */
export function endReasonOf(kind: DialFailure | 'voicemail'): CallEndReason {
  const reasons = {
    busy: 'dial_busy',
    no_answer: 'dial_no_answer',
    rejected: 'dial_rejected',
    unreachable: 'dial_unreachable',
    invalid: 'invalid_destination',
    failed: 'dial_failed',
    voicemail: 'voicemail',
  } as const satisfies Record<DialFailure | 'voicemail', CallEndReason>;
  return reasons[kind];
}
