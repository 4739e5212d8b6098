/** Kinds of lines whose company forwards calls by codes. */
export type ForwardingPhone = 'mobile' | 'landline' | 'american';
export type ForwardingReason = 'always' | 'unanswered' | 'busy';

/**
 * Codes that switch call forwarding on and off, to be dialled on the forwarded phone.
 * Sources: 3GPP TS 22.030 6.5.2 and TS 22.082 (mobile), ETSI ETS 300 738 (landlines in Europe), the codes of North
 * American carriers (`*72`, `*92`, `*90`).
 */
export function forwardingCodes(
  phone: ForwardingPhone,
  reason: ForwardingReason,
  number: string,
): { on: string; off: string } {
  if (phone === 'mobile') {
    const service = { always: '21', unanswered: '61', busy: '67' }[reason];
    return { on: `**${service}*${number}#`, off: `##${service}#` };
  }
  if (phone === 'landline') {
    const service = { always: '21', unanswered: '61', busy: '67' }[reason];
    return { on: `*${service}*${number.replace('+', '00')}#`, off: `#${service}#` };
  }
  const [on, off] = ({ always: ['72', '73'], unanswered: ['92', '93'], busy: ['90', '91'] } as const)[reason];
  const national = number.startsWith('+1') ? number.slice(2) : number.replace('+', '011');
  return { on: `*${on} ${national}`, off: `*${off}` };
}
