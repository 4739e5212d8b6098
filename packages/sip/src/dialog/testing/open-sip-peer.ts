import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { createInbox, type Inbox } from '../../transaction/testing/inbox.ts';

/** A message as the npm package `sip` reads and writes it. */
export interface PeerMessage {
  method?: string;
  uri?: string;
  status?: number;
  reason?: string;
  headers: Record<string, unknown> & {
    to: PeerAddress;
    from: PeerAddress;
    cseq: { seq: number; method: string };
    'call-id': string;
  };
  content?: string;
}

interface PeerAddress {
  uri: string;
  params: Record<string, string | null>;
}

interface Engine {
  send(message: PeerMessage, answered?: (response: PeerMessage) => void): void;
  destroy(): void;
}

interface SipModule {
  create(options: object, received: (request: PeerMessage, remote: object) => void): Engine;
  makeResponse(
    request: PeerMessage,
    status: number,
    reason: string,
    more?: { headers?: object; content?: string },
  ): PeerMessage;
}

export interface DigestModule {
  signRequest(context: object, request: PeerMessage, challenge: PeerMessage, credentials: object): void;
  challenge(context: object, response: PeerMessage): PeerMessage;
  authenticateRequest(context: object, request: PeerMessage, credentials: object): boolean;
}

const load = createRequire(import.meta.url);
const sip = load('sip') as SipModule;
export const digest = load('sip/digest') as DigestModule;

/** An independent SIP peer: parser, transactions and digest of the npm package `sip`, over UDP on loopback. */
export interface SipPeer {
  address(user: string): string;
  contact: readonly [{ uri: string }];
  /** Requests received, ACKs included. */
  requests: Inbox<PeerMessage>;
  /** The next request of this method; earlier others are skipped. */
  next(method: string): Promise<PeerMessage>;
  /** Sends a message and collects every response. */
  send(message: PeerMessage): Inbox<PeerMessage>;
  respond(request: PeerMessage, status: number, more?: { headers?: object; content?: string }): void;
  makeResponse: SipModule['makeResponse'];
  sendResponse(response: PeerMessage): void;
  close(): void;
}

export async function openSipPeer(): Promise<SipPeer> {
  const port = await freePort();
  const requests = createInbox<PeerMessage>();
  // Its name must differ from the address we are called by: it drops requests to itself.
  const options = { address: '127.0.0.1', publicAddress: 'localhost', port, tcp: false };
  const engine = sip.create(options, (request) => requests.put(request));
  return {
    address: (user) => `sip:${user}@127.0.0.1:${port}`,
    contact: [{ uri: `sip:peer@127.0.0.1:${port}` }],
    requests,
    next: (method) => requests.find((request) => request.method === method),
    send(message) {
      const responses = createInbox<PeerMessage>();
      engine.send(message, (response) => responses.put(response));
      return responses;
    },
    respond(request, status, { headers = {}, content } = {}) {
      const response = sip.makeResponse(request, status, 'Whatever', {
        headers: { contact: [{ uri: `sip:peer@127.0.0.1:${port}` }], ...headers },
        ...(content !== undefined && { content }),
      });
      response.headers.to.params.tag ??= 'sip-peer';
      engine.send(response);
    },
    makeResponse: sip.makeResponse,
    sendResponse: (response) => engine.send(response),
    close: () => engine.destroy(),
  };
}

/** The package does not report its port, so it gets a free one. */
async function freePort(): Promise<number> {
  const socket = createSocket('udp4');
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  const { port } = socket.address();
  await new Promise<void>((resolve) => socket.close(() => resolve()));
  return port;
}

/** The next final response. */
export function final(responses: Inbox<PeerMessage>): Promise<PeerMessage> {
  return responses.find(({ status = 0 }) => status >= 200);
}
