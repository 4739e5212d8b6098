import { setImmediate } from 'node:timers/promises';
import type { LoadedTool } from '#areas/agents/tools';
import type { Clock } from '#platform/clock/clock.ts';
import type { Logger } from '#platform/log/logger.ts';
import { adaptSchema, type CompiledServerTool } from './server-schema.ts';
import { isToolServerFault, type ServerTool, type ToolServer, type ToolServers } from './tool-servers.ts';

/** Cache of MCP servers' tools, so that a turn does not wait for them. */
export interface ServerCatalogue {
  /** Tools of the server behind a tool of type `mcp`; empty while it is unreachable. */
  toolsOf(tool: LoadedTool): Promise<readonly CompiledServerTool[]>;
  /** Aborts listings in progress. */
  close(): void;
}

interface Entry {
  tools: readonly CompiledServerTool[] | undefined;
  listedAtMs: number;
  failedAtMs: number | undefined;
  refreshing: Promise<void> | undefined;
}

const freshMs = 5 * 60_000;
/** Back-off after a server's failure. */
const restMs = 30_000;
const listTimeoutMs = 10_000;
const mostEntries = 1_000;
/** Maximum tools per server, as in `mcp.tools`; models choose poorly among more. */
const mostTools = 128;

export interface CatalogueOptions {
  servers: ToolServers;
  clock: Clock;
  log: Logger;
  /** Maximum wait of a conversation for a server's first listing. Unit: milliseconds. */
  firstWaitMs?: number;
}

/**
 * Caches listings for five minutes and serves them stale while revalidating. Only the first listing is awaited, two
 * seconds at most; a server that misses the deadline is omitted from this turn, and its answer serves the next.
 */
export function createServerCatalogue({ servers, clock, log, firstWaitMs = 2_000 }: CatalogueOptions): ServerCatalogue {
  const entries = new Map<string, Entry>();
  const closing = new AbortController();

  function entryOf(key: string): Entry {
    const entry = entries.get(key) ?? {
      tools: undefined,
      listedAtMs: 0,
      failedAtMs: undefined,
      refreshing: undefined,
    };
    // LRU order: most recently used last.
    entries.delete(key);
    entries.set(key, entry);
    for (const oldest of entries.keys()) {
      if (entries.size <= mostEntries) break;
      entries.delete(oldest);
    }
    return entry;
  }

  async function refresh(entry: Entry, server: ToolServer, wanted: readonly string[]): Promise<void> {
    try {
      const listed = await servers.list(server, { timeoutMs: listTimeoutMs, signal: closing.signal });
      const used = listed.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
      entry.tools = await compile(server, used.slice(0, mostTools));
      entry.listedAtMs = clock.monotonicMs();
      entry.failedAtMs = undefined;
    } catch (error) {
      entry.failedAtMs = clock.monotonicMs();
      if (closing.signal.aborted) return;
      const reason = isToolServerFault(error) ? { code: error.code } : { err: error };
      log.warn(
        { event: 'mcp.listing_failed', tool: server.key, ...reason },
        'tools of an MCP server could not be listed',
      );
    } finally {
      entry.refreshing = undefined;
    }
  }

  async function compile(server: ToolServer, listed: readonly ServerTool[]): Promise<CompiledServerTool[]> {
    const usable: CompiledServerTool[] = [];
    for (const tool of listed) {
      // Yields to the event loop between two schemas.
      await setImmediate();
      const adapted = adaptSchema(tool);
      if ('objection' in adapted) {
        const { name } = tool;
        log.warn(
          { event: 'mcp.tool_omitted', tool: server.key, name, reason: adapted.objection },
          'tool of an MCP server omitted',
        );
      } else usable.push(adapted);
    }
    return usable;
  }

  return {
    async toolsOf(tool) {
      const server = serverOf(tool);
      const entry = entryOf(server.key);
      const now = clock.monotonicMs();
      if (entry.tools && now - entry.listedAtMs < freshMs) return entry.tools;
      const rests = entry.failedAtMs !== undefined && now - entry.failedAtMs < restMs;
      if (!rests) entry.refreshing ??= refresh(entry, server, tool.definition.mcp?.tools ?? []);
      if (!entry.tools && entry.refreshing) await atMost(entry.refreshing, firstWaitMs);
      return entry.tools ?? [];
    },
    close: () => closing.abort(new Error('The catalogue of MCP servers is closed')),
  };
}

/** MCP server configured by a tool of type `mcp`. */
export function serverOf({ id, revision, definition: { mcp } }: LoadedTool): ToolServer {
  if (!mcp) throw new Error('A tool of type mcp without a server');
  return { key: `${id}@${revision}`, url: mcp.url, headers: mcp.headers };
}

async function atMost(work: Promise<void>, milliseconds: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  try {
    await Promise.race([work, over]);
  } finally {
    clearTimeout(timer);
  }
}
