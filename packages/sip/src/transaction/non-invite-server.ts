import type { SipResponse } from '../message/sip-message.ts';
import { writeMessage } from '../message/write-message.ts';
import type { Alarm } from '../transport/timers.ts';
import type { ServerMachine, ServerMachineOptions } from './server-machine.ts';

/** RFC 3261, section 17.2.2. A request without an answer is dropped when its sender has timed out too (RFC 4320). */
export function createNonInviteServer(options: ServerMachineOptions): ServerMachine {
  const { request, flow, timers, times } = options;
  let state: 'trying' | 'completed' | 'ended' = 'trying';
  let last: Uint8Array | undefined;
  let toTag: string | undefined;
  let timerJ: Alarm = timers.after(times.timeout, end);

  function end(): void {
    if (state === 'ended') return;
    state = 'ended';
    timerJ.cancel();
    options.ended();
  }

  return {
    request,
    flow,
    respond(response: SipResponse) {
      if (state !== 'trying') return;
      last = writeMessage(response);
      toTag = response.to.parameters.get('tag') ?? undefined;
      options.reply(last);
      if (response.status < 200) return;
      state = 'completed';
      timerJ.cancel();
      options.answered(response.status, toTag);
      if (flow.isReliable) return end();
      timerJ = timers.after(times.timeout, end);
      options.completed();
    },
    get hasFinal() {
      return state !== 'trying';
    },
    get toTag() {
      return toTag;
    },
    get isCompleted() {
      return state !== 'trying';
    },
    repeated() {
      if (last !== undefined && state !== 'ended') options.reply(last);
    },
    acknowledged: () => false,
    end,
  };
}
