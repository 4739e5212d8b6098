import type { CallId } from '@parley/contract/ids';
import type { CarrierStatus } from '#areas/telephony/carriers';
import type { DialListener, DialOrder, DialOutcome } from '#areas/telephony/outbound-calls';
import type { Logger } from '#platform/log/logger.ts';
import { type CallingCarrier, PlacedCall } from './placed-call.ts';

/** Calls in progress that this process has placed by the interface of a carrier. */
export class PlacedCalls {
  readonly #parts: { publicUrl: string; log: Logger };
  readonly #pending = new Map<CallId, PlacedCall>();

  /** `publicUrl`: base URL at which carriers reach this installation. */
  constructor(parts: { publicUrl: string; log: Logger }) {
    this.#parts = parts;
  }

  /** Resolves when the call is over or can no longer be answered. */
  async place(order: DialOrder, listener: DialListener, carrier: CallingCarrier): Promise<DialOutcome> {
    const call = new PlacedCall({ ...this.#parts, order, listener, carrier });
    this.#pending.set(order.callId, call);
    const cancel = () => call.abandon({ kind: 'cancelled' });
    order.signal.addEventListener('abort', cancel, { once: true });
    if (order.signal.aborted) cancel();
    try {
      return await call.outcome;
    } finally {
      call.stopTimeout();
      order.signal.removeEventListener('abort', cancel);
      if (this.#pending.get(order.callId) === call) this.#pending.delete(order.callId);
    }
  }

  /** False where this process has placed no such call. */
  applyStatus(callId: CallId, status: CarrierStatus): boolean {
    const call = this.#pending.get(callId);
    void call?.applyStatus(status);
    return call !== undefined;
  }

  /** Claims the call of a media stream, which counts as answered then; undefined: none of this process. */
  async claim(callId: CallId, callRef: string): Promise<PlacedCall | undefined> {
    const call = this.#pending.get(callId);
    if (call === undefined || (await call.callRef) !== callRef) return undefined;
    // Abandoned or claimed meanwhile.
    if (call.hasStream || this.#pending.get(callId) !== call) return undefined;
    call.attachStream();
    return call;
  }

  /** Hangs up a call whose media stream reached another process, which cannot serve it. */
  async onMisroutedStream(callId: CallId, callRef: string): Promise<void> {
    const call = this.#pending.get(callId);
    if (call === undefined || (await call.callRef) !== callRef) return;
    call.abandon({ kind: 'failed', detail: 'Its media stream came to another process than the one that placed it' });
  }
}
