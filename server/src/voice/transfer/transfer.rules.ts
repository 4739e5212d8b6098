import type { CallLanguage } from '../language/call-language.ts';
import type { LineCapabilities, LineErrorCode, TransferRequest } from '../ports.ts';

/** One way to hand the caller over. */
export type Attempt =
  | { kind: 'refer'; destination: string; mode: 'blind' }
  | { kind: 'ring'; destination: string; mode: 'attended' | 'bridged'; postDialDigits: string };

/**
 * What is tried, in this order, until one works. A line that cannot be sent elsewhere is bridged; without a way to ring
 * anybody it is sent. The fallback is rung once. Empty: this call has no way to hand anybody over.
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
  // Its extension belongs to the first number.
  if (fallback !== '') attempts.push({ kind: 'ring', destination: fallback, mode: 'bridged', postDialDigits: '' });
  return attempts;
}

/** Why a line that was sent elsewhere was not taken there, from the SIP status it was told (RFC 3261, 21). */
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

/** What a caller is told who is taken back, and what the agent is told about it. */
export function returnMessages(
  cause: LineErrorCode,
  lines: CallLanguage['announcements'],
): { said: string; noted: string } {
  const noted = (what: string) =>
    `The caller could not be connected: ${what}. They were told so, they are back with you, and the call goes on.`;
  switch (cause) {
    case 'busy':
      return { said: lines.theyAreBusy, noted: noted('the line was busy') };
    case 'no_answer':
      return { said: lines.nobodyAnswers, noted: noted('nobody answered') };
    default:
      return { said: lines.notReached, noted: noted('the other side could not be reached or did not take the call') };
  }
}
