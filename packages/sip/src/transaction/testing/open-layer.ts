import { createRequest } from '../../message/create-request.ts';
import { readNameAddress } from '../../message/name-address.ts';
import { createTag } from '../../message/response-to.ts';
import type { SipRequest, SipResponse } from '../../message/sip-message.ts';
import { readUri } from '../../message/uri.ts';
import { silentLogger } from '../../testing/silent-logger.ts';
import { createTransactionLayer, type TransactionLayerOptions } from '../create-transaction-layer.ts';
import type {
  ClientTransactionListener,
  Flow,
  RequestFailure,
  ServerTransaction,
  TransactionLayer,
} from '../transaction-layer.ts';
import { createInbox, type Inbox } from './inbox.ts';

export type UserEvent =
  | { kind: 'request'; transaction: ServerTransaction }
  | { kind: 'cancelled'; invite: ServerTransaction; cancel: SipRequest }
  | { kind: 'ack'; request: SipRequest; flow: Flow }
  | { kind: 'unacknowledged'; invite: ServerTransaction }
  | { kind: 'flowClosed'; flow: Flow };

export interface OpenLayer {
  layer: TransactionLayer;
  events: Inbox<UserEvent>;
  /** Port of the first socket. */
  port: number;
}

export const log = silentLogger;

/** A layer on loopback that allows every address and records its events. `answer`: immediate responses. */
export async function openLayer(
  options: Partial<TransactionLayerOptions> & { answer?: (transaction: ServerTransaction) => void } = {},
): Promise<OpenLayer> {
  const events = createInbox<UserEvent>();
  const layer = await createTransactionLayer({
    listen: [{ transport: 'udp', host: '127.0.0.1', port: 0 }],
    allows: () => true,
    user: {
      request(transaction) {
        options.answer?.(transaction);
        events.put({ kind: 'request', transaction });
      },
      cancelled: (invite, cancel) => events.put({ kind: 'cancelled', invite, cancel }),
      ack: (request, flow) => events.put({ kind: 'ack', request, flow }),
      unacknowledged: (invite) => events.put({ kind: 'unacknowledged', invite }),
      flowClosed: (flow) => events.put({ kind: 'flowClosed', flow }),
    },
    log,
    ...options,
  });
  return { layer, events, port: layer.listening[0]?.port ?? 0 };
}

/** The next request that reaches the user. */
export async function nextRequest(events: Inbox<UserEvent>): Promise<ServerTransaction> {
  const event = await events.find(({ kind }) => kind === 'request');
  if (event.kind !== 'request') throw new Error('Found another event than was looked for.');
  return event.transaction;
}

export type Answer =
  | { kind: 'response'; response: SipResponse; flow: Flow }
  | { kind: 'failed'; why: RequestFailure; detail: string };

/** A listener that records its events. */
export function createListener(): ClientTransactionListener & { heard: Inbox<Answer> } {
  const heard = createInbox<Answer>();
  return {
    heard,
    response: (response, flow) => heard.put({ kind: 'response', response, flow }),
    failed: (why, detail) => heard.put({ kind: 'failed', why, detail }),
  };
}

/** The next response, or an error with the failure. */
export async function nextResponse(heard: Inbox<Answer>): Promise<SipResponse> {
  const answer = await heard.next();
  if (answer.kind === 'failed') throw new Error(`${answer.why}: ${answer.detail}`);
  return answer.response;
}

/** Statuses and failures so far. */
export function outcomesOf(heard: Inbox<Answer>): (number | RequestFailure)[] {
  return heard.all.map((answer) => (answer.kind === 'response' ? answer.response.status : answer.why));
}

export function newRequest(
  method: string,
  options: { cseq?: number; callId?: string; body?: string } = {},
): SipRequest {
  const uri = readUri('sip:peer@peer.example');
  const from = readNameAddress('<sip:us@us.example>');
  const to = readNameAddress('<sip:peer@peer.example>');
  if (uri === undefined || from === undefined || to === undefined) throw new Error('These addresses are well-formed.');
  return createRequest({
    method,
    uri,
    from: { ...from, parameters: new Map([['tag', createTag()]]) },
    to,
    callId: options.callId ?? createTag(),
    cseq: options.cseq ?? 1,
    headers: [],
    ...(options.body === undefined ? {} : { body: options.body, contentType: 'text/plain' }),
  });
}
