import type { CallLanguage } from '../language/call-language.ts';
import type { LineCapabilities, LineErrorCode, QueueRequest, TransferRequest } from '../ports.ts';

/** One attempt of a transfer. */
export type Attempt =
  | { kind: 'refer'; destination: string; mode: 'blind' }
  | { kind: 'ring'; destination: string; mode: 'attended' | 'bridged'; postDialDigits: string; whisper: string }
  /** Waits in a queue for its people. */
  | { kind: 'queue'; destination: string; mode: 'bridged'; queue: QueueRequest };

/**
 * Plans the attempts of a transfer, in order. A line that cannot be sent a REFER is bridged; without a switchboard it is
 * sent one. Each fallback is dialled once, as are the people of a queue where the call cannot wait. Empty: this call cannot
 * transfer.
 */
export function planAttempts(
  request: TransferRequest,
  call: { lineTransfer: LineCapabilities['transfer']; canRing: boolean; canQueue?: boolean },
): Attempt[] {
  const { destination, mode, postDialDigits, whisper, fallbacks } = request;
  const canRefer = call.lineTransfer !== 'none';
  const refer = (to: string): Attempt => ({ kind: 'refer', destination: to, mode: 'blind' });
  if (!call.canRing) return canRefer ? [destination, ...fallbacks.map((each) => each.destination)].map(refer) : [];
  const rung = fallbacks.map((each) => ({ kind: 'ring' as const, mode: 'bridged' as const, ...each }));
  if (request.queue !== undefined && call.canQueue === true) {
    return [{ kind: 'queue', destination, mode: 'bridged', queue: request.queue }, ...rung];
  }
  const people = request.queue?.people.slice(1) ?? [];
  const attempts: Attempt[] = [];
  if (mode === 'blind' && canRefer) attempts.push(refer(destination));
  const firstMode = mode === 'attended' ? 'attended' : 'bridged';
  attempts.push({ kind: 'ring', destination, mode: firstMode, postDialDigits, whisper });
  return [
    ...attempts,
    ...people.map((each) => ({ kind: 'ring' as const, mode: 'bridged' as const, ...each })),
    ...rung,
  ];
}

/** Cause of a failed REFER by the SIP status its NOTIFY carried (RFC 3261, section 21). */
export function causeFromSipStatus(code: number | undefined): LineErrorCode {
  switch (code) {
    case 486:
    case 600:
      return 'busy';
    case 408:
    case 480:
    case 487:
      return 'no_answer';
    case 403:
    case 603:
      return 'rejected';
    case 404:
    case 410:
    case 484:
    case 604:
      return 'invalid';
    default:
      return 'failed';
  }
}

/** Announcement for a caller who returns to the agent, and the context the model gets. */
export function returnMessages(
  cause: LineErrorCode,
  announcements: CallLanguage['announcements'],
  isCallBackLeft = false,
): { announcement: string; context: string } {
  const left = isCallBackLeft ? ' A request to call them back was left, which they were told.' : '';
  const context = (outcome: string) =>
    `The caller could not be connected: ${outcome}. They were told so, they are back with you, and the call goes on.${left}`;
  const { announcement, outcome } = failureOf(cause, announcements);
  if (!isCallBackLeft) return { announcement, context: context(outcome) };
  return { announcement: `${firstSentence(announcement)} ${announcements.callBackLeft}`, context: context(outcome) };
}

/** Context for the model when a caller left a queue for a call-back. */
export const calledBackContext =
  'While waiting in the queue the caller asked to be called back. The request was left, they were told so, they are back with you, and the call goes on.';

function failureOf(cause: LineErrorCode, announcements: CallLanguage['announcements']) {
  switch (cause) {
    case 'busy':
      return { announcement: announcements.theyAreBusy, outcome: 'the line was busy' };
    case 'no_answer':
      return { announcement: announcements.nobodyAnswers, outcome: 'nobody answered' };
    default:
      return {
        announcement: announcements.notReached,
        outcome: 'the other side could not be reached or did not take the call',
      };
  }
}

/** The reason alone, without the offer of further help, where the conversation goes on by itself. */
export const firstSentence = (announcement: string): string => announcement.split(/(?<=\.)\s/)[0] ?? announcement;
