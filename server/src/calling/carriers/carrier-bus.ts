import { CallId } from '@parley/contract/ids';
import { z } from 'zod';
import type { CarrierStatus } from '#areas/telephony/carriers';
import type { Bus } from '#platform/bus/bus.ts';

/** Forwards events of a call, from the process that received them to the one that placed it. */
export interface CarrierBus {
  forwardStatus(callId: CallId, status: CarrierStatus): void;
  forwardMisroutedStream(callId: CallId, callRef: string): void;
  close(): void;
}

const topic = 'carriers.call';
const detailLengthMax = 200;
const refLengthMax = 500;

const CarrierMessage = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('status'),
    call_id: CallId,
    status: z.object({
      callRef: z.string(),
      state: z.enum([
        'ringing',
        'answered',
        'completed',
        'busy',
        'no_answer',
        'rejected',
        'unreachable',
        'invalid',
        'failed',
        'cancelled',
      ]),
      detail: z.string().nullable(),
      durationSeconds: z.number().nullable(),
      answeredBy: z.enum(['human', 'machine']).nullable(),
    }),
  }),
  z.object({ kind: z.literal('strayed'), call_id: CallId, call_ref: z.string() }),
]);

/** Messages may be lost; the timeouts of the placing process cover that. */
export function openCarrierBus(
  bus: Bus,
  handlers: {
    status(callId: CallId, status: CarrierStatus): void;
    misroutedStream(callId: CallId, callRef: string): void;
  },
): CarrierBus {
  const publish = (message: z.input<typeof CarrierMessage>) => bus.publish(topic, JSON.stringify(message));
  const close = bus.subscribe(topic, (text) => {
    const { data: message } = CarrierMessage.safeParse(readJson(text));
    if (message?.kind === 'status') handlers.status(message.call_id, message.status);
    if (message?.kind === 'strayed') handlers.misroutedStream(message.call_id, message.call_ref);
  });
  return {
    forwardStatus(callId, status) {
      const { callRef, detail } = status;
      // No carrier's reference is that long, and the bus limits messages.
      if (callRef.length > refLengthMax) return;
      const short = { ...status, detail: detail === null ? null : detail.slice(0, detailLengthMax) };
      publish({ kind: 'status', call_id: callId, status: short });
    },
    forwardMisroutedStream(callId, callRef) {
      if (callRef.length <= refLengthMax) publish({ kind: 'strayed', call_id: callId, call_ref: callRef });
    },
    close,
  };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
