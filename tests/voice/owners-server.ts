import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Requests of tools to the owner's server. */
export interface AskedByTool {
  headers: IncomingHttpHeaders;
  body: {
    tool_call_id: string;
    arguments: Record<string, unknown>;
    call?: { id: string; phone_number: string | null };
  };
}

/** The owner's own server, on loopback: answers every tool with the same JSON. */
export async function startOwnersServer(answer: unknown) {
  const asked: AskedByTool[] = [];
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    asked.push({ headers: request.headers, body: JSON.parse(text) });
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
