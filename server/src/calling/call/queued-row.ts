import type { DialOrder } from '#areas/telephony/outbound-calls';
import type { EndReason } from '#voice/ports.ts';
import type { QueuedRow } from './voice-call.ts';

/** Creates the row of a queued call, with the end reason of its attempt; undefined before the end. */
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
