import type { SipRequest, SipResponse } from '../message/sip-message.ts';
import { writeMessage } from '../message/write-message.ts';
import type { Timers } from '../transport/timers.ts';
import type { WireFlow } from '../transport/wire-flow.ts';
import type { ClientEvents, ClientMachine } from './client-machine.ts';
import { createAck, createCancel } from './derived-requests.ts';
import { createInviteClient } from './invite-client.ts';
import { createNonInviteClient } from './non-invite-client.ts';
import { clientKey } from './transaction-keys.ts';
import type { TransactionTimes } from './transaction-times.ts';

/** All client transactions. */
export interface ClientTransactions {
  /** Sends a request that has its Via already. */
  start(request: SipRequest, flow: WireFlow, events: Omit<ClientEvents, 'ended'>): ClientMachine;
  /** False for a response without a transaction. */
  receive(response: SipResponse, flow: WireFlow): boolean;
  flowClosed(flow: WireFlow): void;
  readonly count: number;
  end(): void;
}

interface Entry {
  machine: ClientMachine;
  /** Flow the peer last used, which CANCEL and ACK follow. */
  flow: WireFlow;
}

export function createClientTransactions(options: { timers: Timers; times: TransactionTimes }): ClientTransactions {
  const { timers, times } = options;
  const entries = new Map<string, Entry>();

  function start(request: SipRequest, flow: WireFlow, events: Omit<ClientEvents, 'ended'>): ClientMachine {
    const key = clientKey(request.via[0]?.parameters.get('branch') ?? '', request.method);
    const bytes = writeMessage(request);
    const shared = { request, bytes, flow, timers, times, events: { ...events, ended: () => entries.delete(key) } };
    const lastFlow = () => entries.get(key)?.flow ?? flow;
    const machine =
      request.method === 'INVITE'
        ? createInviteClient({
            ...shared,
            acknowledge: (response, from) => from.send(writeMessage(createAck(request, response))),
            sendCancel: (reason) => start(createCancel(request, reason), lastFlow(), ignoreEvents),
          })
        : createNonInviteClient(shared);
    entries.set(key, { machine, flow });
    return machine;
  }

  return {
    start,
    receive(response, flow) {
      // A second Via means another receiver (RFC 3261, section 8.1.3.3).
      const [via, another] = response.via;
      if (via === undefined || another !== undefined) return false;
      const entry = entries.get(clientKey(via.parameters.get('branch') ?? '', response.cseq.method));
      if (entry === undefined) return false;
      entry.flow = flow;
      entry.machine.receive(response, flow);
      return true;
    },
    flowClosed(flow) {
      for (const entry of entries.values()) if (entry.flow === flow) entry.machine.flowClosed();
    },
    get count() {
      return entries.size;
    },
    end() {
      for (const { machine } of entries.values()) machine.end();
    },
  };
}

/** The outcome of a CANCEL shows in its INVITE. */
const ignoreEvents = { response: () => undefined, failed: () => undefined };
