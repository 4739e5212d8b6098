import type { CallEndReason } from '@parley/contract/resources/call';

/** Why nobody answered. */
export type DialFailure = 'busy' | 'no_answer' | 'rejected' | 'unreachable' | 'invalid' | 'failed';

/** Why an attempt that was refused or came to nothing did so. */
export interface FailedDial {
  kind: DialFailure;
  /** Final SIP status, where the line has one. */
  sipStatus?: number;
  /** In words, without personal data. */
  detail?: string;
  /** What the other side asked for, as with `Retry-After`. */
  retryAfterSeconds?: number;
}

/** How an attempt ended. */
export type DialOutcome =
  /** Somebody answered and the conversation is over; the call store has closed the call. */
  | { kind: 'completed' }
  /** A machine answered. Where the order says so nothing has closed the call; elsewhere the call store may have. */
  | { kind: 'voicemail' }
  /** Ended by us before anybody answered, as by a command or the order's signal. */
  | { kind: 'cancelled' }
  /** This process has no line after all; nothing was dialled. */
  | { kind: 'no_capacity' }
  | FailedDial;

/**
 * What a final SIP status of an INVITE means for whoever wanted to talk. `hasRung`: a 180 or 183 came before. Null: no
 * final answer came at all.
 *
 * Sources: RFC 3261 section 21; RFC 8197 (607), RFC 8688 (608); RFC 8224 (428, 436-438: the caller's identity was not
 * accepted, which is a fault of ours and not of the person called); RFC 6442 (424).
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

/** The reason a call ends with when its last attempt came to this. */
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
