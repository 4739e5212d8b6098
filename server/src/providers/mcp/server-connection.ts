import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Egress } from '@parley/egress';

/** Where a server is, and what is sent with each request. */
export interface ServerAddress {
  url: string;
  /** Secrets. */
  headers: Readonly<Record<string, string>>;
}

/** An MCP session with a server. */
export interface ServerConnection {
  client: Client;
  /** Says goodbye where there is a session, for a short while, and breaks off what is still under way. */
  close(): Promise<void>;
}

/** Longer than any tool may take, so that what bounds a request is its own limit. Unit: milliseconds. */
const longestAnswerMs = 125_000;
/** A list of hundreds of tools with their schemas, or the largest result a tool may ask for with what is around it. */
const largestAnswerBytes = 4_194_304;
const connectMs = 10_000;
const goodbyeMs = 2_000;

/** Opens a session; `signal` breaks that off. Throws what the SDK and the way out throw. */
export async function connectServer(
  parts: { egress: Pick<Egress, 'fetchFor'>; version: string },
  { url, headers }: ServerAddress,
  signal: AbortSignal,
): Promise<ServerConnection> {
  const send = parts.egress.fetchFor({
    timeoutMs: longestAnswerMs,
    totalTimeoutMs: longestAnswerMs,
    maxBytes: largestAnswerBytes,
  });
  const transport = new StreamableHTTPClientTransport(new URL(url), {
    fetch: (target, init) => (isListening(init) ? noListening() : send(target, init)),
    requestInit: { headers: { ...headers } },
  });
  const client = new Client({ name: 'Parley', version: parts.version });
  // What goes wrong reaches whoever asked by their own request; the rest is a server's business.
  client.onerror = () => undefined;
  await client.connect(transport, { timeout: connectMs, signal });
  return {
    client,
    async close() {
      const goodbye = transport.terminateSession().catch(() => undefined);
      let timer: NodeJS.Timeout | undefined;
      const over = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, goodbyeMs);
      });
      await Promise.race([goodbye, over]);
      clearTimeout(timer);
      await client.close();
    },
  };
}

/**
 * The SDK opens a stream on which a server may speak unasked. Nothing it could say there is of use here, and a stream for
 * each server of each tenant would stand open all day. Going on with an answer that broke off is another thing.
 */
function isListening(init: RequestInit | undefined): boolean {
  return init?.method === 'GET' && !new Headers(init.headers).has('last-event-id');
}

/** As a server that offers no such stream. */
const noListening = async () => new Response(null, { status: 405 });
