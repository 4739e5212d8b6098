import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request a receiver got. */
export interface Received {
  id: string;
  type: string;
  headers: IncomingHttpHeaders;
  body: string;
  path: string;
}

/** A server of the customer's on a loopback address. */
export interface Receiver {
  url: string;
  received: Received[];
  /** Answers each request from now on. Default: 204. */
  answer: (received: Received, response: ServerResponse, request: IncomingMessage) => void;
  close(): Promise<void>;
}

export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8');
      const { headers, url = '' } = request;
      const one: Received = {
        id: String(headers['webhook-id']),
        type: body === '' ? '' : JSON.parse(body).type,
        headers,
        body,
        path: url,
      };
      received.push(one);
      receiver.answer(one, response, request);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const receiver: Receiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/events`,
    received,
    answer: (_, response) => void response.writeHead(204).end(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return receiver;
}
