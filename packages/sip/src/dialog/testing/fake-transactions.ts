import type { HeaderEntries } from '../../message/headers.ts';
import { responseTo } from '../../message/response-to.ts';
import type { SipRequest, SipResponse } from '../../message/sip-message.ts';
import type {
  ClientTransactionListener,
  Flow,
  RequestFailure,
  RequestTarget,
  ServerTransaction,
  TransactionLayer,
  TransactionUser,
} from '../../transaction/transaction-layer.ts';

/** A request sent by the stack under test; the test plays the network. */
export interface SentRequest {
  request: SipRequest;
  target: RequestTarget;
  isCancelled: boolean;
  respond(status: number, answer?: FakeAnswer): SipResponse;
  fail(why: RequestFailure): void;
}

export interface FakeAnswer {
  headers?: HeaderEntries;
  sdp?: string;
  tag?: string;
  /** Parameters a server adds to the top Via. */
  via?: Record<string, string>;
}

/** A request given to the stack under test. */
export interface GivenRequest extends ServerTransaction {
  readonly responses: readonly SipResponse[];
  readonly last: SipResponse | undefined;
}

export interface FakeTransactions extends TransactionLayer {
  readonly sent: SentRequest[];
  readonly acks: SipRequest[];
  /** Tags of the stack come from its messages; tags of the peer are chosen here. */
  serve(user: TransactionUser): void;
  give(request: SipRequest, flow?: Flow): GivenRequest;
  giveAck(request: SipRequest): void;
  cancel(invite: GivenRequest): void;
  leaveUnacknowledged(invite: GivenRequest): void;
  closeFlow(flow: Flow): void;
  /** The newest request of the method. */
  find(method: string): SentRequest;
  count(method: string): number;
}

export const udpFlow: Flow = {
  transport: 'udp',
  remote: { address: '127.0.0.9', port: 5060 },
  local: { address: '127.0.0.1', port: 5060 },
  isOpen: true,
};

/** A transaction layer without a network: requests wait for a response of the test, at once and in order. */
export function createFakeTransactions(): FakeTransactions {
  const sent: SentRequest[] = [];
  const acks: SipRequest[] = [];
  let user: TransactionUser | undefined;

  return {
    sent,
    acks,
    listening: [{ transport: 'udp', address: '127.0.0.1', port: 5060 }],
    localAddress: (to) => ({ host: '127.0.0.1', port: 5060, transport: to.transport ?? 'udp' }),
    send(request, target, listener) {
      const entry = createSent(request, target, listener);
      sent.push(entry);
      return {
        cancel: () => {
          entry.isCancelled = true;
        },
        sent: { request, flow: udpFlow },
      };
    },
    sendAck: (request) => void acks.push(request),
    openFlow: async (to) => ({ ...udpFlow, transport: to.transport, remote: { address: to.address, port: to.port } }),
    close: async () => undefined,
    serve: (given) => {
      user = given;
    },
    give(request, flow = udpFlow) {
      const given = createGiven(request, flow);
      user?.request(given);
      return given;
    },
    giveAck: (request) => user?.ack(request, udpFlow),
    cancel: (invite) => user?.cancelled(invite, invite.request),
    leaveUnacknowledged: (invite) => user?.unacknowledged(invite),
    closeFlow: (flow) => user?.flowClosed(flow),
    find(method) {
      const found = sent.findLast(({ request }) => request.method === method);
      if (found === undefined)
        throw new Error(`No ${method} was sent, only ${sent.map((s) => s.request.method).join()}.`);
      return found;
    },
    count: (method) => sent.filter(({ request }) => request.method === method).length,
  };
}

function createSent(request: SipRequest, target: RequestTarget, listener: ClientTransactionListener): SentRequest {
  return {
    request,
    target,
    isCancelled: false,
    respond(status, { headers = [], sdp, tag = 'peer-tag', via } = {}) {
      const response = responseTo(request, status, {
        headers,
        toTag: tag,
        ...(sdp !== undefined && { body: sdp, contentType: 'application/sdp' }),
      });
      const to = { ...response.to };
      if (status > 100 && !to.parameters.has('tag')) to.parameters = new Map([...to.parameters, ['tag', tag]]);
      const parameters = new Map(Object.entries(via ?? {}));
      const answer = { ...response, to, via: [{ transport: 'UDP', host: '127.0.0.1', port: 5060, parameters }] };
      listener.response(answer, udpFlow);
      return answer;
    },
    fail: (why) => listener.failed(why, `made to fail: ${why}`),
  };
}

function createGiven(request: SipRequest, flow: Flow): GivenRequest {
  const responses: SipResponse[] = [];
  return {
    request,
    flow,
    responses,
    get last() {
      return responses.at(-1);
    },
    get hasFinal() {
      return responses.some(({ status }) => status >= 200);
    },
    respond(response) {
      if (!responses.some(({ status }) => status >= 200)) responses.push(response);
    },
  };
}
