import type { CallLanguage } from '../language/call-language.ts';
import type { LineCapabilities, LineErrorCode, TransferRequest } from '../ports.ts';

/** One attempt of a transfer. */
export type Attempt =
  | { kind: 'refer'; destination: string; mode: 'blind' }
  | { kind: 'ring'; destination: string; mode: 'attended' | 'bridged'; postDialDigits: string };

/**
 * Plans the attempts of a transfer, in order. A line that cannot be sent a REFER is bridged; without a switchboard it is
 * sent one. The fallback is dialled once. Empty: this call cannot transfer.
 */
export function planAttempts(
  request: TransferRequest,
  call: { lineTransfer: LineCapabilities['transfer']; canRing: boolean },
): Attempt[] {
  const { destination, mode, postDialDigits, fallback } = request;
  const canRefer = call.lineTransfer !== 'none';
  const refer = (to: string): Attempt => ({ kind: 'refer', destination: to, mode: 'blind' });
  if (!call.canRing) return canRefer ? [destination, fallback].filter((to) => to !== '').map(refer) : [];
  const attempts: Attempt[] = [];
  if (mode === 'blind' && canRefer) attempts.push(refer(destination));
  attempts.push({ kind: 'ring', destination, mode: mode === 'attended' ? 'attended' : 'bridged', postDialDigits });
  // The post-dial digits are the extension behind the first number.
  if (fallback !== '') attempts.push({ kind: 'ring', destination: fallback, mode: 'bridged', postDialDigits: '' });
  return attempts;
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
): { announcement: string; context: string } {
  const context = (outcome: string) =>
    `The caller could not be connected: ${outcome}. They were told so, they are back with you, and the call goes on.`;
  switch (cause) {
    case 'busy':
      return { announcement: announcements.theyAreBusy, context: context('the line was busy') };
    case 'no_answer':
      return { announcement: announcements.nobodyAnswers, context: context('nobody answered') };
    default:
      return {
        announcement: announcements.notReached,
        context: context('the other side could not be reached or did not take the call'),
      };
  }
}

/** The reason alone, without the offer of further help, where the conversation goes on by itself. */
export const firstSentence = (announcement: string): string => announcement.split(/(?<=\.)\s/)[0] ?? announcement;
