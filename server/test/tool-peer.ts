import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface PeerHit {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: string;
}

type Answer = { status?: number; headers?: Record<string, string>; body?: unknown };

/** A customer's webhook server for tools, on loopback. */
export async function startToolPeer() {
  const hits: PeerHit[] = [];
  let respond: (hit: PeerHit, response: ServerResponse) => Answer | undefined = () => ({ body: { ok: true } });
  let notice = () => {};
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const url = new URL(request.url ?? '/', 'http://peer');
      const hit: PeerHit = {
        method: request.method ?? '',
        path: url.pathname,
        query: url.searchParams,
        headers: request.headers,
        body: Buffer.concat(parts).toString(),
      };
      hits.push(hit);
      const answer = respond(hit, response);
      notice();
      if (answer === undefined) return;
      const { status = 200, body } = answer;
      const isText = typeof body === 'string' || Buffer.isBuffer(body);
      const type = isText ? 'text/plain' : 'application/json';
      response.writeHead(status, { 'content-type': type, ...answer.headers });
      response.end(body === undefined ? '' : isText ? body : JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hits,
    /** Answers every request so from now on; undefined: the answer is written by hand, or never. */
    respond(next: typeof respond) {
      respond = next;
      hits.length = 0;
    },
    /** Resolves with the next request. */
    nextHit: () =>
      new Promise<PeerHit | undefined>((resolve) => {
        notice = () => resolve(hits.at(-1));
      }),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Verifies a Standard Webhooks signature independently of our code. */
export function isSigned({ headers, body }: PeerHit, secret: string): boolean {
  const id = String(headers['webhook-id']);
  const timestamp = String(headers['webhook-timestamp']);
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const expected = `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  return String(headers['webhook-signature']).split(' ').includes(expected);
}
