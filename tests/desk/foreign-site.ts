import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ForeignSite {
  origin: string;
  close(): Promise<void>;
}

/**
 * A customer's site on an origin of its own, with the strictest policy the chat can live with: scripts and connections
 * to Parley alone, styles of its own, nothing inline.
 */
export async function startForeignSite(parley: string, agentId: string): Promise<ForeignSite> {
  const policy = `default-src 'none'; script-src ${parley}; connect-src ${parley}; img-src ${parley}; style-src 'self'`;
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1"><title>Harbour Cycles</title></head>
    <body><main><h1>Harbour Cycles</h1><p>We mend bicycles.</p></main>
    <script async src="${parley}/widget.js" data-agent-id="${agentId}"></script></body></html>`;
  const server = createServer((_request, response) => {
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy })
      .end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
