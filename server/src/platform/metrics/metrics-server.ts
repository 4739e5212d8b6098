import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Registry } from 'prom-client';

export interface MetricsServer {
  /** Listening port: the requested one, or the one the system chose for 0. */
  port: number;
  close(): Promise<void>;
}

/**
 * Serves `GET /metrics` in the Prometheus text format, on a separate port so that it need not be public. No
 * authentication: bind it to a host that only the collector reaches. Throws one sentence with the remedy when the port
 * is taken, not permitted, or the host is not of this machine.
 */
export async function startMetricsServer(input: {
  host: string;
  port: number;
  registry: Registry;
}): Promise<MetricsServer> {
  const { host, port, registry } = input;
  const server = createServer((request, response) => {
    answer(registry, request, response).catch(() => {
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain' });
      response.end('The metrics could not be collected.\n');
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(describe(error, host, port)));
    server.listen(port, host, () => {
      server.removeAllListeners('error');
      resolve();
    });
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
      }),
  };
}

async function answer(registry: Registry, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = (request.url ?? '').replace(/\?.*$/s, '');
  if (path !== '/metrics') {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('Only /metrics is here.\n');
    return;
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { 'content-type': 'text/plain', allow: 'GET, HEAD' }).end('Only GET and HEAD.\n');
    return;
  }
  const text = await registry.metrics();
  response.writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' });
  response.end(request.method === 'HEAD' ? undefined : text);
}

function describe(error: NodeJS.ErrnoException, host: string, port: number): Error {
  const sentences: Record<string, string> = {
    EADDRINUSE: `Port ${port} on ${host} is taken by another process; choose another port for metrics or end that process.`,
    EACCES: `Port ${port} on ${host} may not be opened by this user; choose a port for metrics from 1024 up.`,
    EADDRNOTAVAIL: `This machine has no address ${host}; choose another host for metrics, such as 127.0.0.1.`,
  };
  const sentence = sentences[error.code ?? ''] ?? `The metrics server could not listen on ${host} port ${port}.`;
  return new Error(sentence, { cause: error });
}
