import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { z } from 'zod';

/** Fault injection of a peer, decided for every request. */
export type PeerFault = (request: IncomingMessage, body: string, response: ServerResponse) => boolean;

export interface McpPeer {
  url: string;
  origin: string;
  /** HTTP method of each request with its JSON-RPC method. */
  requests: { method: string; rpc: string; headers: IncomingMessage['headers'] }[];
  sessions: Map<string, StreamableHTTPServerTransport>;
  /** Arguments of the tool calls. */
  called: { name: string; arguments: unknown }[];
  /** Answers a request itself and returns true, or lets it pass. */
  setFault(fault: PeerFault | undefined): void;
  /** Resolves once a waiting tool has begun. */
  waiting(): Promise<void>;
  /** Forgets every session, as a restarted server does. */
  forgetSessions(): void;
  close(): Promise<void>;
}

/** Starts an MCP server on loopback, built with the official SDK. `isStreaming`: it answers in events, not in JSON. */
export async function startMcpPeer({ isStreaming = false } = {}): Promise<McpPeer> {
  const sessions = new Map<string, StreamableHTTPServerTransport>();
  const requests: McpPeer['requests'] = [];
  const called: McpPeer['called'] = [];
  let fault: PeerFault | undefined;
  let hasBegun = () => {};
  const begun = new Promise<void>((resolve) => {
    hasBegun = resolve;
  });

  async function openSession(): Promise<StreamableHTTPServerTransport> {
    const transport: StreamableHTTPServerTransport = new StreamableHTTPServerTransport({
      sessionIdGenerator: () => randomUUID(),
      enableJsonResponse: !isStreaming,
      onsessioninitialized: (id) => void sessions.set(id, transport),
      onsessionclosed: (id) => void sessions.delete(id),
    });
    // The SDK's own types omit `undefined` where its classes have it.
    await peerTools(called, hasBegun).connect(transport as Parameters<McpServer['connect']>[0]);
    return transport;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const body = Buffer.concat(parts).toString();
    const message = body === '' ? undefined : (JSON.parse(body) as { method?: string });
    requests.push({ method: request.method ?? '', rpc: message?.method ?? '', headers: request.headers });
    if (fault?.(request, body, response)) return;
    const id = request.headers['mcp-session-id'];
    const known = typeof id === 'string' ? sessions.get(id) : undefined;
    if (!known && message?.method !== 'initialize') {
      response.writeHead(404).end();
      return;
    }
    await (known ?? (await openSession())).handleRequest(request, response, message);
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: `${origin}/mcp`,
    origin,
    requests,
    sessions,
    called,
    setFault: (given) => {
      fault = given;
    },
    waiting: () => begun,
    forgetSessions: () => sessions.clear(),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function peerTools(called: McpPeer['called'], hasBegun: () => void): McpServer {
  const server = new McpServer({ name: 'peer', version: '1.0.0' });
  const note = (name: string, given: unknown) => void called.push({ name, arguments: given });
  server.registerTool(
    'order.status',
    { description: 'Where an order is', inputSchema: { number: z.string().min(3), express: z.boolean().optional() } },
    async (given) => {
      note('order.status', given);
      return { content: [{ type: 'text', text: `Order ${given.number} is on its way.` }] };
    },
  );
  server.registerTool(
    'price',
    { description: 'What it costs', inputSchema: {}, outputSchema: { amount: z.number(), currency: z.string() } },
    async (given) => {
      note('price', given);
      return {
        content: [{ type: 'text', text: 'It costs 99 kronor.' }],
        structuredContent: { amount: 99, currency: 'SEK' },
      };
    },
  );
  server.registerTool('broken', { description: 'Fails' }, async () => ({
    content: [{ type: 'text', text: 'The warehouse is closed.' }],
    isError: true,
  }));
  server.registerTool('large', { description: 'Answers much' }, async () => ({
    content: [{ type: 'text', text: 'x'.repeat(100_000) }],
  }));
  server.registerTool('waits', { description: 'Never answers' }, async (_given) => {
    hasBegun();
    return new Promise(() => {});
  });
  server.registerTool('picture', { description: 'Shows' }, async () => ({
    content: [
      { type: 'text', text: 'Here:' },
      { type: 'image', data: 'aGVq', mimeType: 'image/png' },
      { type: 'resource', resource: { uri: 'file:///a.txt', text: 'words of a file' } },
    ],
  }));
  return server;
}
