import type { CallId } from '@parley/contract/ids';
import { type CarrierStatus, carrierHooks } from '#areas/telephony/carriers';
import type { DialListener, DialOrder, DialOutcome } from '#areas/telephony/outbound-calls';
import type { Logger } from '#platform/log/logger.ts';
import { TelephonyError, type TelephonyProvider } from '../../providers/telephony/telephony-provider.ts';
import { outcomeOfRefusal, outcomeOfState } from './carrier-outcome.rules.ts';

/** Calls this process has placed by the interface of a carrier, and that have not ended. */
export interface PlacedCalls {
  /** Resolves when the call is over or can no longer be answered. */
  place(order: DialOrder, listener: DialListener, carrier: Carrier): Promise<DialOutcome>;
  /** False where this process has placed no such call. */
  noteStatus(callId: CallId, status: CarrierStatus): boolean;
  /** The call a stream belongs to, which is answered with it; undefined: none of this process. */
  claim(callId: CallId, callRef: string): Promise<PlacedCall | undefined>;
  /** Hangs up a call whose media stream reached another process, which cannot serve it. */
  strayed(callId: CallId, callRef: string): void;
}

export interface PlacedCall {
  order: DialOrder;
  settle(outcome: DialOutcome): void;
}

type Carrier = TelephonyProvider & { call: NonNullable<TelephonyProvider['call']> };

interface Pending extends PlacedCall {
  listener: DialListener;
  /** The carrier's name for the call, once it has said so; undefined where it did not place it. */
  callRef: Promise<string | undefined>;
  /** Its stream has come. */
  isTaken: boolean;
  awaitStream(): void;
  giveUp(outcome: DialOutcome): void;
}

/** So long after ringing should be over a carrier that says nothing is not waited for. Unit: milliseconds. */
const graceMs = 15_000;
/** Longest wait for the media stream after the answer. Unit: milliseconds. */
const streamWaitMs = 20_000;

/** `publicUrl`: where carriers reach this installation. */
export function createPlacedCalls(parts: { publicUrl: string; log: Logger }): PlacedCalls {
  const { log } = parts;
  const pending = new Map<CallId, Pending>();

  /** Asks the carrier for the call. Whatever becomes of it here, what the carrier then says is heard out. */
  function ask(order: DialOrder, carrier: Carrier): Promise<{ callRef: string }> {
    const { answerUrl, statusUrl } = carrierHooks(parts.publicUrl, {
      provider: carrier.id,
      agentId: order.agent.id,
      callId: order.callId,
    });
    return carrier.call({
      to: order.toNumber,
      from: order.fromNumber,
      answerUrl,
      statusUrl,
      ringSeconds: Math.ceil(order.ringMs / 1000),
      idempotencyKey: `${order.callId}-${order.attempt}`,
    });
  }

  function open(order: DialOrder, listener: DialListener, carrier: Carrier) {
    let settle: (outcome: DialOutcome) => void = () => {};
    const over = new Promise<DialOutcome>((resolve) => (settle = resolve));
    const callRef = ask(order, carrier).then(
      (placed) => placed.callRef,
      (error: unknown) => {
        const isRefusal = error instanceof TelephonyError;
        if (!isRefusal)
          log.error(
            { event: 'carrier_call.dial_failed', err: error, callId: order.callId },
            'carrier request to place a call failed',
          );
        settle(isRefusal ? outcomeOfRefusal(error) : { kind: 'failed' });
        return undefined;
      },
    );
    let impatience = setTimeout(() => {
      giveUp({ kind: 'no_answer', detail: 'The carrier said nothing' });
    }, order.ringMs + graceMs);
    const call: Pending = {
      order,
      listener,
      settle,
      callRef,
      isTaken: false,
      giveUp,
      awaitStream() {
        clearTimeout(impatience);
        impatience = setTimeout(() => {
          giveUp({ kind: 'failed', detail: 'It was answered, and its media stream did not come' });
        }, streamWaitMs);
      },
    };

    /** The carrier ends it; what was taken ends with its stream. */
    function giveUp(outcome: DialOutcome): void {
      if (!call.isTaken) settle(outcome);
      void callRef
        .then((ref) => (ref === undefined ? undefined : carrier.hangUp?.(ref)))
        .catch((error: unknown) => {
          log.warn(
            { event: 'carrier_call.hang_up_failed', err: error, callId: order.callId },
            'carrier request to end a call failed',
          );
        });
    }
    return { call, over, stopWaiting: () => clearTimeout(impatience) };
  }

  async function place(order: DialOrder, listener: DialListener, carrier: Carrier): Promise<DialOutcome> {
    const { call, over, stopWaiting } = open(order, listener, carrier);
    pending.set(order.callId, call);
    const cancel = () => call.giveUp({ kind: 'cancelled' });
    order.signal.addEventListener('abort', cancel, { once: true });
    if (order.signal.aborted) cancel();
    try {
      return await over;
    } finally {
      stopWaiting();
      order.signal.removeEventListener('abort', cancel);
      if (pending.get(order.callId) === call) pending.delete(order.callId);
    }
  }

  function follow(call: Pending, status: CarrierStatus): void {
    if (call.isTaken) return;
    if (status.state === 'ringing') return call.listener.ringing();
    if (status.state === 'answered') return call.awaitStream();
    const outcome = outcomeOfState(status);
    if (outcome !== undefined) call.settle(outcome);
  }

  return {
    place,
    noteStatus(callId, status) {
      const call = pending.get(callId);
      // A carrier may tell of a call before it has answered who asked for it; an earlier attempt is none of this one.
      void call?.callRef.then((ref) => {
        if (ref === status.callRef) follow(call, status);
      });
      return call !== undefined;
    },
    async claim(callId, callRef) {
      const call = pending.get(callId);
      if (call === undefined || (await call.callRef) !== callRef) return undefined;
      // Given up or taken meanwhile.
      if (call.isTaken || pending.get(callId) !== call) return undefined;
      call.isTaken = true;
      call.listener.answered();
      return call;
    },
    strayed(callId, callRef) {
      const call = pending.get(callId);
      void call?.callRef.then((ref) => {
        if (ref !== callRef) return;
        call.giveUp({ kind: 'failed', detail: 'Its media stream came to another process than the one that placed it' });
      });
    },
  };
}
