import { CallId } from '@parley/contract/ids';
import { z } from 'zod';
import type { CarrierStatus } from '#areas/telephony/carriers';
import type { Bus } from '#platform/bus/bus.ts';

/** Forwards events of a call, from the process that received them to the one that placed it. */
export interface CarrierBus {
  tellStatus(callId: CallId, status: CarrierStatus): void;
  tellStrayed(callId: CallId, callRef: string): void;
  close(): void;
}

const topic = 'carriers.call';
const longestDetail = 200;
const longestRef = 500;

const Told = z.discriminatedUnion('kind', [
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
  hear: { status(callId: CallId, status: CarrierStatus): void; strayed(callId: CallId, callRef: string): void },
): CarrierBus {
  const tell = (told: z.input<typeof Told>) => bus.publish(topic, JSON.stringify(told));
  const close = bus.subscribe(topic, (message) => {
    const told = Told.safeParse(readJson(message));
    if (!told.success) return;
    if (told.data.kind === 'status') hear.status(told.data.call_id, told.data.status);
    else hear.strayed(told.data.call_id, told.data.call_ref);
  });
  return {
    tellStatus(callId, status) {
      const { callRef, detail } = status;
      // Longer than any carrier's, and than a message may be.
      if (callRef.length > longestRef) return;
      const short = { ...status, detail: detail === null ? null : detail.slice(0, longestDetail) };
      tell({ kind: 'status', call_id: callId, status: short });
    },
    tellStrayed(callId, callRef) {
      if (callRef.length <= longestRef) tell({ kind: 'strayed', call_id: callId, call_ref: callRef });
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
