import type { SipRequest } from '../message/sip-message.ts';
import type { SipCall } from '../sip-stack.ts';
import type { DialogRegistry } from './dialog-registry.ts';
import { readFieldValue } from './field-values.ts';

export type ReplacedCall = { kind: 'none' } | { kind: 'call'; call: SipCall } | { kind: 'refused'; status: number };

/**
 * Finds the call an INVITE replaces (RFC 3891, section 3): 481 for an unknown one or one ringing here, 603 for one
 * that ended recently, 486 for an answered one with `early-only`.
 */
export function findReplaced(request: SipRequest, dialogs: DialogRegistry): ReplacedCall {
  const field = request.headers.get('replaces');
  if (field === undefined) return { kind: 'none' };
  const { value: callId, parameters } = readFieldValue(field);
  const localTag = parameters.get('to-tag');
  const remoteTag = parameters.get('from-tag');
  if (!callId || !localTag || !remoteTag) return { kind: 'refused', status: 400 };
  const session = dialogs.find(callId, localTag, remoteTag);
  if (session === undefined || session.isOver) {
    const hasEnded = session !== undefined || dialogs.hasEndedLately(callId, localTag, remoteTag);
    return { kind: 'refused', status: hasEnded ? 603 : 481 };
  }
  if (session.isConfirmed) {
    return parameters.has('early-only') ? { kind: 'refused', status: 486 } : { kind: 'call', call: session.owner.call };
  }
  return session.dialog.isCaller ? { kind: 'call', call: session.owner.call } : { kind: 'refused', status: 481 };
}
