import type { DialOrder } from '#areas/telephony/outbound-calls';
import type { EndReason } from '#voice/ports.ts';
import type { QueuedRow } from './voice-call.ts';

/** The row of a call that was ordered, and why the call ended that was placed for it; undefined before it has. */
export function queuedRowOf(order: DialOrder): QueuedRow & { endReason(): EndReason | undefined } {
  let endReason: EndReason | undefined;
  return {
    recordingPath: order.recordingPath,
    isLeftOpen(reason) {
      endReason = reason;
      return reason === 'voicemail' && order.redialsOnVoicemail;
    },
    endReason: () => endReason,
  };
}
