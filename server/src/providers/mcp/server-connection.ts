import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Egress } from '@parley/egress';

/** URL of a server, and the headers of each request. */
export interface ServerAddress {
  url: string;
  /** Secrets. */
  headers: Readonly<Record<string, string>>;
}

/** An MCP session with a server. */
export interface ServerConnection {
  client: Client;
  /** Ends the session within a short time limit, and aborts requests in progress. */
  close(): Promise<void>;
}

/** Longer than any tool may take, so that a request is bounded by its own limit. Unit: milliseconds. */
const longestAnswerMs = 125_000;
/** Holds a list of hundreds of tools with their schemas, or the largest result of a tool with its envelope. */
const largestAnswerBytes = 4_194_304;
const connectMs = 10_000;
const goodbyeMs = 2_000;

/** Opens a session; `signal` aborts that. Throws the errors of the SDK and of egress. */
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
  // Errors reach the caller by their own request; others are ignored.
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
 * True for the SDK's request for the standalone event stream, on which a server sends unsolicited messages. They are of
 * no use here, and a stream for each server of each tenant would stay open all day. Resuming an interrupted answer is
 * not affected.
 */
function isListening(init: RequestInit | undefined): boolean {
  return init?.method === 'GET' && !new Headers(init.headers).has('last-event-id');
}

/** Answers as a server without such a stream. */
const noListening = async () => new Response(null, { status: 405 });
