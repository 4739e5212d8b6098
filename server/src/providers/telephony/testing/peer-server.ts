import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface PeerRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: string;
}

export interface PeerAnswer {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

/** HTTP server on loopback in place of a carrier's API. */
export async function startPeerServer(answer: (request: PeerRequest) => PeerAnswer | 'cut' | Promise<PeerAnswer>) {
  const requests: PeerRequest[] = [];
  const server: Server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const url = new URL(request.url ?? '/', 'http://peer');
      const asked: PeerRequest = {
        method: request.method ?? '',
        path: url.pathname,
        query: url.searchParams,
        headers: request.headers,
        body: Buffer.concat(parts).toString(),
      };
      requests.push(asked);
      void Promise.resolve(answer(asked)).then((given) => {
        if (given === 'cut') return response.destroy();
        response.writeHead(given.status, { 'content-type': 'application/json', ...given.headers });
        return response.end(given.body === undefined ? '' : JSON.stringify(given.body));
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
