import type { Alarm } from '../transport/timers.ts';
import type { ClientMachine, ClientMachineOptions } from './client-machine.ts';
import { repeat } from './retransmission.ts';

/** RFC 3261, section 17.1.2. Sends at once. */
export function createNonInviteClient(options: ClientMachineOptions): ClientMachine {
  const { bytes, flow, timers, times, events } = options;
  let state: 'trying' | 'proceeding' | 'completed' | 'ended' = 'trying';
  let timerK: Alarm | undefined;

  const timerE = flow.isReliable ? undefined : repeat(timers, times.t1, times.t2, send);
  const timerF = timers.after(times.timeout, () => {
    fail('timeout', `No answer within ${times.timeout} ms.`);
  });

  function send(): void {
    flow.send(bytes, (detail) => fail('unreachable', detail));
  }

  function fail(why: 'timeout' | 'unreachable' | 'closed', detail: string): void {
    if (state === 'completed' || state === 'ended') return;
    end();
    events.failed(why, detail);
  }

  function end(): void {
    if (state === 'ended') return;
    state = 'ended';
    timerE?.stop();
    timerF.cancel();
    timerK?.cancel();
    events.ended();
  }

  send();
  return {
    receive(response, from) {
      if (state === 'completed' || state === 'ended') return;
      if (response.status < 200) {
        state = 'proceeding';
        timerE?.slowTo(times.t2);
      } else {
        state = 'completed';
        timerE?.stop();
        timerF.cancel();
        if (flow.isReliable) end();
        else timerK = timers.after(times.t4, end);
      }
      events.response(response, from);
    },
    flowClosed: () => fail('closed', 'The connection closed before an answer came.'),
    cancel: () => undefined,
    end,
  };
}
