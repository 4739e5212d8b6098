import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** HTTP server on a loopback address that records its requests. */
export interface LoopbackServer {
  port: number;
  origin: string;
  /** Requests received so far, newest last. */
  requests: { method: string; url: string; headers: Record<string, unknown>; body: string }[];
  close(): Promise<void>;
}

/** Starts a server on a free port of `host`; the request body has been read when `answer` is called. */
export async function startLoopbackServer(answer: RequestListener, host = '127.0.0.1'): Promise<LoopbackServer> {
  const requests: LoopbackServer['requests'] = [];
  const server: Server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      requests.push({ method, url, headers, body });
      answer(request, response);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, host, resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    port,
    origin: `http://${host}:${port}`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
