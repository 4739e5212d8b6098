import type { SipEnd } from '@parley/sip';
import type { HangUpCause } from '#voice/ports.ts';

/** Maps the end of a SIP call to the hang-up cause of its line. */
export function hangUpCauseOf(end: SipEnd): { cause: HangUpCause; detail?: string } {
  switch (end.cause) {
    case 'remote':
    case 'local':
    case 'cancelled':
      return { cause: 'normal' };
    case 'not-answered':
      return { cause: 'no_answer' };
    case 'lost':
      return { cause: 'lost', detail: end.reason ?? 'the other side of the call is gone' };
    case 'unreachable':
      return { cause: 'failed', detail: `the other side cannot be reached: ${end.failure ?? 'timeout'}` };
    case 'refused':
      return { cause: causeOfStatus(end.status ?? 500), detail: `${end.status} ${end.reason ?? ''}`.trim() };
  }
}

/** Maps a final status of 300-699 to a hang-up cause. Source: RFC 3261 section 21, RFC 8197, RFC 8688. */
function causeOfStatus(status: number): HangUpCause {
  if (status === 486 || status === 600) return 'busy';
  if (status === 408 || status === 480 || status === 487) return 'no_answer';
  if (status === 403 || status === 603 || status === 607 || status === 608) return 'rejected';
  return 'failed';
}

/** Maps a line's own refusal to a SIP status. */
export function statusOfRefusal(cause: HangUpCause): number {
  switch (cause) {
    case 'busy':
      return 486;
    case 'rejected':
      return 603;
    case 'failed':
      return 500;
    default:
      return 480;
  }
}
