import type { SipResponse } from '../message/sip-message.ts';
import type { Alarm } from '../transport/timers.ts';
import type { WireFlow } from '../transport/wire-flow.ts';
import type { ClientMachine, ClientMachineOptions } from './client-machine.ts';
import { repeat } from './retransmission.ts';
import type { RequestFailure } from './transaction-layer.ts';

export interface InviteClientOptions extends ClientMachineOptions {
  /** Sends the ACK of a non-2xx final response. */
  acknowledge(response: SipResponse, flow: WireFlow): void;
  sendCancel(reason: string | undefined): void;
}

/** RFC 3261, section 17.1.1, with the state Accepted of RFC 6026. Sends at once. */
export function createInviteClient(options: InviteClientOptions): ClientMachine {
  const { bytes, flow, timers, times, events } = options;
  let state: 'calling' | 'proceeding' | 'accepted' | 'completed' | 'ended' = 'calling';
  let cancelling: 'no' | 'wanted' | 'sent' = 'no';
  let cancelReason: string | undefined;
  let isFlowOpen = true;
  /** Timer D or M after a final response; before it, the timeout of a provisional one. */
  let ending: Alarm | undefined;

  const timerA = flow.isReliable ? undefined : repeat(timers, times.t1, Number.POSITIVE_INFINITY, send);
  const timerB = timers.after(times.timeout, () => fail('timeout', `No answer within ${times.timeout} ms.`));

  function send(): void {
    flow.send(bytes, (detail) => {
      if (state === 'calling') fail('unreachable', detail);
    });
  }

  function fail(why: RequestFailure, detail: string): void {
    if (state !== 'calling' && state !== 'proceeding') return;
    end();
    events.failed(why, detail);
  }

  function end(): void {
    if (state === 'ended') return;
    state = 'ended';
    stopCalling();
    ending?.cancel();
    events.ended();
  }

  function stopCalling(): void {
    timerA?.stop();
    timerB.cancel();
  }

  /** Remaining wait for a response: of a peer with a lost connection over a new one, or of a cancelled one. */
  function expectEnd(why: RequestFailure, detail: string): void {
    ending?.cancel();
    ending = timers.after(times.timeout, () => fail(why, detail));
  }

  function sendCancel(): void {
    cancelling = 'sent';
    options.sendCancel(cancelReason);
    expectEnd('timeout', 'Cancelled, and nobody answered.');
  }

  function receiveProvisional(response: SipResponse, from: WireFlow): void {
    if (state !== 'calling' && state !== 'proceeding') return;
    state = 'proceeding';
    stopCalling();
    if (!isFlowOpen && from.isOpen && cancelling !== 'sent') {
      isFlowOpen = true;
      ending?.cancel();
    }
    events.response(response, from);
    // The listener may have cancelled or ended it meanwhile.
    if (state === 'proceeding' && cancelling === 'wanted') sendCancel();
  }

  function receiveSuccess(response: SipResponse, from: WireFlow): void {
    if (state === 'completed' || state === 'ended') return;
    if (state !== 'accepted') {
      state = 'accepted';
      stopCalling();
      ending?.cancel();
      ending = timers.after(times.timeout, end);
    }
    events.response(response, from);
  }

  function receiveRefusal(response: SipResponse, from: WireFlow): void {
    if (state === 'completed') options.acknowledge(response, from);
    if (state !== 'calling' && state !== 'proceeding') return;
    state = 'completed';
    stopCalling();
    ending?.cancel();
    options.acknowledge(response, from);
    if (flow.isReliable) end();
    else ending = timers.after(times.timeout, end);
    events.response(response, from);
  }

  send();
  return {
    receive(response, from) {
      if (response.status < 200) receiveProvisional(response, from);
      else if (response.status < 300) receiveSuccess(response, from);
      else receiveRefusal(response, from);
    },
    flowClosed() {
      isFlowOpen = false;
      if (state === 'calling') fail('closed', 'The connection closed before an answer came.');
      else if (state === 'proceeding') expectEnd('closed', 'The connection closed and no answer came over another.');
    },
    cancel(reason) {
      if (cancelling !== 'no') return;
      cancelReason = reason;
      cancelling = 'wanted';
      if (state === 'proceeding') sendCancel();
    },
    end,
  };
}
