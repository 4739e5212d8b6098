import type { SipResponse } from '../message/sip-message.ts';
import { writeMessage } from '../message/write-message.ts';
import type { Alarm } from '../transport/timers.ts';
import { type Repetition, repeat } from './retransmission.ts';
import type { ServerMachine, ServerMachineOptions } from './server-machine.ts';

export interface InviteServerOptions extends ServerMachineOptions {
  /** Sent automatically when the user has not responded for `tryingMs`. */
  trying(): SipResponse;
  unacknowledged(): void;
}

/** Source: RFC 3261, section 17.2.1: 100 unless the user responds within 200 ms. */
const tryingMs = 200;

/**
 * RFC 3261, section 17.2.1, with the state Accepted of RFC 6026. A 2xx is retransmitted here too, over connections as
 * well (RFC 3261, section 13.3.1.4): a proxy may use UDP on the next hop.
 */
export function createInviteServer(options: InviteServerOptions): ServerMachine {
  const { request, flow, timers, times } = options;
  let state: 'proceeding' | 'accepted' | 'completed' | 'confirmed' | 'ended' = 'proceeding';
  let isAcknowledged = false;
  let last: Uint8Array | undefined;
  let toTag: string | undefined;
  let repetition: Repetition | undefined;
  let ending: Alarm = timers.after(tryingMs, () => send(options.trying()));

  function send(response: SipResponse): void {
    last = writeMessage(response);
    options.reply(last);
  }

  function end(): void {
    if (state === 'ended') return;
    state = 'ended';
    repetition?.stop();
    ending.cancel();
    options.ended();
  }

  /** Timers H and L. */
  function giveUp(): void {
    const wasHeard = isAcknowledged;
    end();
    if (!wasHeard) options.unacknowledged();
  }

  function finish(status: number, isOnce: boolean): void {
    state = status < 300 ? 'accepted' : 'completed';
    ending.cancel();
    ending = timers.after(times.timeout, giveUp);
    // Timer G is for UDP alone; a 2xx is retransmitted over every transport.
    if (status < 300 || !(flow.isReliable || isOnce)) repetition = repeat(timers, times.t1, times.t2, repeatLast);
    options.answered(status, toTag);
  }

  function repeatLast(): void {
    if (last !== undefined) options.reply(last);
  }

  function confirm(): void {
    state = 'confirmed';
    ending.cancel();
    if (flow.isReliable) return end();
    ending = timers.after(times.t4, end);
    options.completed();
  }

  return {
    request,
    flow,
    respond(response, { isOnce = false } = {}) {
      if (state !== 'proceeding') return;
      ending.cancel();
      if (response.status > 100) toTag = response.to.parameters.get('tag') ?? undefined;
      // A caller that has a 100 stops retransmitting, and would wait for a lost response.
      const isRetransmitting = last === undefined;
      send(response);
      if (response.status >= 200) finish(response.status, isOnce && isRetransmitting);
    },
    get hasFinal() {
      return state !== 'proceeding';
    },
    get toTag() {
      return toTag;
    },
    get isCompleted() {
      return state === 'confirmed' || (state === 'accepted' && isAcknowledged);
    },
    repeated() {
      if (state === 'proceeding' || state === 'completed' || (state === 'accepted' && !isAcknowledged)) repeatLast();
    },
    acknowledged() {
      if (state !== 'accepted' && state !== 'completed') return false;
      repetition?.stop();
      if (state === 'completed') {
        confirm();
        return false;
      }
      if (!isAcknowledged) {
        isAcknowledged = true;
        options.completed();
      }
      return true;
    },
    end,
  };
}
