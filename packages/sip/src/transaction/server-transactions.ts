import type { Logger } from '../logger.ts';
import { type ResponseOptions, responseTo } from '../message/response-to.ts';
import type { SipRequest } from '../message/sip-message.ts';
import { writeMessage } from '../message/write-message.ts';
import type { Timers } from '../transport/timers.ts';
import type { WireFlow } from '../transport/wire-flow.ts';
import { createInviteServer } from './invite-server.ts';
import { createNonInviteServer } from './non-invite-server.ts';
import type { ServerMachine } from './server-machine.ts';
import { ackKey, mergeKey, serverKey } from './transaction-keys.ts';
import type { ServerTransaction, TransactionUser } from './transaction-layer.ts';
import type { TransactionTimes } from './transaction-times.ts';
import { withSource } from './via-fields.ts';

/** All server transactions. */
export interface ServerTransactions {
  receive(request: SipRequest, flow: WireFlow): void;
  readonly count: number;
  end(): void;
}

export interface ServerTransactionsOptions {
  user: TransactionUser;
  timers: Timers;
  times: TransactionTimes;
  /** Sends response bytes to the sender of a request, by its Via and flow. */
  reply(bytes: Uint8Array, request: SipRequest, flow: WireFlow): void;
  /** Limit; further requests are refused with 503. */
  maxTransactions: number;
  /** Value of Server in the layer's own responses. */
  serverName: string | undefined;
  log: Logger;
}

/** Retry-After of a refusal for overload. Unit: seconds. */
const retryAfterSeconds = '5';

export function createServerTransactions(options: ServerTransactionsOptions): ServerTransactions {
  const { user, log, maxTransactions } = options;
  const machines = new Map<string, ServerMachine>();
  /** Flow the peer last used: after a lost connection it retransmits over another. */
  const flows = new Map<ServerMachine, WireFlow>();
  const merging = new Map<string, ServerMachine>();
  const accepted = new Map<string, ServerMachine>();
  const settled = new Map<ServerMachine, string>();

  function tell(event: () => void): void {
    try {
      event();
    } catch (err) {
      log.error({ err }, 'a handler of a SIP transaction threw');
    }
  }

  function answer(request: SipRequest, flow: WireFlow, status: number, given: ResponseOptions = {}): void {
    options.reply(writeMessage(ownResponse(request, status, given)), request, flow);
  }

  function ownResponse(request: SipRequest, status: number, given: ResponseOptions = {}) {
    const { serverName } = options;
    const headers = { ...(given.headers as Record<string, string> | undefined) };
    if (serverName !== undefined && status >= 200) headers.Server = serverName;
    return responseTo(request, status, { ...given, headers });
  }

  function add(key: string, request: SipRequest, flow: WireFlow): ServerMachine {
    const merged = mergeKey(request);
    let acknowledgedBy: string | undefined;
    const forgetMerged = () => {
      if (merged !== undefined && merging.get(merged) === machine) merging.delete(merged);
    };
    const shared = {
      request,
      flow,
      timers: options.timers,
      times: options.times,
      reply: (bytes: Uint8Array) => options.reply(bytes, request, flows.get(machine) ?? flow),
      answered(status: number, toTag: string | undefined) {
        // Some peers repeat a request with credentials under the same CSeq; it is not a merged request.
        if (status === 401 || status === 407) forgetMerged();
        if (request.method !== 'INVITE' || status >= 300) return;
        acknowledgedBy = ackKey(request, toTag);
        accepted.set(acknowledgedBy, machine);
      },
      completed: () => settled.set(machine, key),
      ended() {
        machines.delete(key);
        flows.delete(machine);
        settled.delete(machine);
        forgetMerged();
        if (acknowledgedBy !== undefined) accepted.delete(acknowledgedBy);
      },
    };
    const machine: ServerMachine =
      request.method === 'INVITE'
        ? createInviteServer({
            ...shared,
            trying: () => ownResponse(request, 100),
            unacknowledged: () => tell(() => user.unacknowledged(machine)),
          })
        : createNonInviteServer(shared);
    machines.set(key, machine);
    flows.set(machine, flow);
    if (merged !== undefined) merging.set(merged, machine);
    return machine;
  }

  function makeRoom(): boolean {
    if (machines.size < maxTransactions) return true;
    const [oldest] = settled.keys();
    oldest?.end();
    return oldest !== undefined;
  }

  function receiveAck(ack: SipRequest, flow: WireFlow): void {
    const byBranch = machines.get(serverKey(ack, 'INVITE'));
    const machine = byBranch ?? accepted.get(ackKey(ack, ack.to.parameters.get('tag') ?? undefined));
    // An unmatched ACK may belong to a dialog: the layer above decides.
    if (machine === undefined || machine.acknowledged()) tell(() => user.ack(ack, flow));
  }

  function receiveCancel(cancel: ServerMachine): void {
    const invite = machines.get(serverKey(cancel.request, 'INVITE'));
    if (invite === undefined) return cancel.respond(ownResponse(cancel.request, 481));
    const toTag = invite.toTag;
    cancel.respond(ownResponse(cancel.request, 200, toTag === undefined ? {} : { toTag }));
    if (!invite.hasFinal) tell(() => user.cancelled(invite, cancel.request));
  }

  return {
    receive(arrived, flow) {
      const request = withSource(arrived, flow);
      if (request.method === 'ACK') return receiveAck(request, flow);
      const key = serverKey(request);
      const known = machines.get(key);
      if (known !== undefined) {
        flows.set(known, flow);
        return known.repeated();
      }
      const merged = request.method === 'CANCEL' ? undefined : mergeKey(request);
      if (merged !== undefined && merging.has(merged)) return answer(request, flow, 482);
      if (!makeRoom()) return answer(request, flow, 503, { headers: { 'Retry-After': retryAfterSeconds } });
      const machine = add(key, request, flow);
      if (request.method === 'CANCEL') receiveCancel(machine);
      else tell(() => user.request(machine satisfies ServerTransaction));
    },
    get count() {
      return machines.size;
    },
    end() {
      for (const machine of machines.values()) machine.end();
    },
  };
}
