import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { CallToolResultSchema, ListToolsResultSchema } from '@modelcontextprotocol/sdk/types.js';
import type { Egress } from '@parley/egress';
import { readResult, type ServerAnswer } from './read-result.ts';
import { connectServer, type ServerAddress, type ServerConnection } from './server-connection.ts';
import { isSessionLost, ToolServerError, toolServerError } from './tool-server-error.ts';

interface Server extends ServerAddress {
  /** Equal for equal URL and headers. */
  key: string;
}

interface ListedTool {
  name: string;
  description: string;
  parameters: Record<string, unknown>;
}

interface Held {
  connecting: Promise<ServerConnection>;
  /** Aborts the opening; null afterwards, since the SDK would cancel completed requests. */
  opening: AbortController | null;
  /** Requests in progress. */
  active: number;
  /** Takes no new requests; closed when the last one ends. */
  isRetired: boolean;
  idle: NodeJS.Timeout | undefined;
}

export interface ToolServersOptions {
  egress: Pick<Egress, 'fetchFor'>;
  /** Version of Parley, sent to servers. */
  version: string;
  /** Idle time after which a connection is closed. Unit: milliseconds. Default: five minutes. */
  idleMs?: number;
}

const mostTools = 500;
const mostPages = 20;

/**
 * Creates the client of MCP servers over streamable HTTP, by the official SDK. A session is cached for each key and
 * opened again, once, when the server has forgotten it. A session with a hanging request takes no others. Throws
 * `ToolServerError`, or the reason of the caller's signal.
 */
export function createToolServers(options: ToolServersOptions) {
  const { idleMs = 5 * 60_000 } = options;
  const open = new Map<string, Held>();
  const all = new Set<Held>();

  function hold(server: Server): Held {
    const known = open.get(server.key);
    if (known) return known;
    const opening = new AbortController();
    const connecting = connectServer(options, server, opening.signal);
    const held: Held = { connecting, opening, active: 0, isRetired: false, idle: undefined };
    connecting.then(
      () => {
        held.opening = null;
      },
      () => retire(server.key, held),
    );
    open.set(server.key, held);
    all.add(held);
    return held;
  }

  function retire(key: string, held: Held): void {
    held.isRetired = true;
    if (open.get(key) === held) open.delete(key);
    if (held.active === 0) void close(held);
  }

  async function close(held: Held): Promise<void> {
    clearTimeout(held.idle);
    held.opening?.abort();
    await held.connecting.then((connection) => connection.close()).catch(() => undefined);
    all.delete(held);
  }

  /** Runs work on a session and counts its users. */
  async function use<Result>(server: Server, signal: AbortSignal, work: (client: Client) => Promise<Result>) {
    const held = hold(server);
    held.active += 1;
    clearTimeout(held.idle);
    try {
      const { client } = await unlessAborted(held.connecting, signal);
      return await work(client);
    } catch (error) {
      if (isSessionLost(error) || signal.aborted || toolServerError(error).code === 'timeout') retire(server.key, held);
      throw error;
    } finally {
      held.active -= 1;
      if (held.active === 0) {
        if (held.isRetired) void close(held);
        else held.idle = setTimeout(() => retire(server.key, held), idleMs).unref();
      }
    }
  }

  async function ask<Result>(
    server: Server,
    signal: AbortSignal,
    work: (client: Client) => Promise<Result>,
  ): Promise<Result> {
    signal.throwIfAborted();
    try {
      return await use(server, signal, work).catch((error: unknown) => {
        if (signal.aborted || !isSessionLost(error)) throw error;
        return use(server, signal, work);
      });
    } catch (error) {
      throw signal.aborted ? signal.reason : toolServerError(error);
    }
  }

  return {
    list(server: Server, { timeoutMs: timeout, signal }: { timeoutMs: number; signal: AbortSignal }) {
      return ask(server, signal, (client) =>
        whileWanted(signal, (wanted) => listTools(client, { timeout, signal: wanted })),
      );
    },

    call(
      server: Server,
      asked: {
        name: string;
        arguments: Record<string, unknown>;
        effectKey: string;
        timeoutMs: number;
        maxBytes: number;
      },
      signal: AbortSignal,
    ): Promise<ServerAnswer> {
      const { name, timeoutMs: timeout, maxBytes } = asked;
      const params = { name, arguments: asked.arguments, _meta: { 'parley/idempotency-key': asked.effectKey } };
      return ask(server, signal, async (client) => {
        // Not `callTool`, which compiles the output schemas a server declares.
        const request = { method: 'tools/call' as const, params };
        const result = await whileWanted(signal, (wanted) =>
          client.request(request, CallToolResultSchema, { timeout, signal: wanted }),
        );
        const answer = readResult(result);
        if (sizeOf(answer) > maxBytes) {
          throw new ToolServerError('too_large', `The answer is larger than ${maxBytes} bytes.`);
        }
        return answer;
      });
    },

    async close(): Promise<void> {
      open.clear();
      await Promise.all([...all].map(close));
    },
  };
}

async function listTools(client: Client, options: { timeout: number; signal: AbortSignal }): Promise<ListedTool[]> {
  const found: ListedTool[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < mostPages && found.length < mostTools; page += 1) {
    const params = cursor === undefined ? {} : { cursor };
    const listed = await client.request({ method: 'tools/list', params }, ListToolsResultSchema, options);
    for (const { name, description = '', inputSchema } of listed.tools) {
      found.push({ name, description, parameters: inputSchema });
    }
    cursor = listed.nextCursor;
    if (cursor === undefined) break;
  }
  return found.slice(0, mostTools);
}

const sizeOf = ({ text, structured }: ServerAnswer) =>
  Math.max(Buffer.byteLength(text), structured === null ? 0 : Buffer.byteLength(JSON.stringify(structured)));

/**
 * Bridges the caller's signal to the SDK until the work is done: the SDK never removes its listener, and would cancel
 * completed requests at the server.
 */
async function whileWanted<Result>(signal: AbortSignal, work: (wanted: AbortSignal) => Promise<Result>) {
  const own = new AbortController();
  const onAbort = () => own.abort(signal.reason);
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    return await work(own.signal);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}

async function unlessAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  let onAbort = () => {};
  const aborted = new Promise<never>((_, reject) => {
    onAbort = () => reject(signal.reason);
    signal.addEventListener('abort', onAbort, { once: true });
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}
