import { setTimeout as delay } from 'node:timers/promises';
import type { Agent } from 'undici';
import type { WebSocket } from 'ws';
import { systemClock, type Clock } from './clock.ts';
import { EgressError } from './egress.errors.ts';
import { exchange, type ExchangeLimits } from './exchange.ts';
import { createGuard, parseUrl, type Guard } from './guard.ts';
import { createGuardedAgent, systemResolver, type Resolver } from './guarded-agent.ts';
import { openWebSocket, type WebSocketRequest } from './web-socket.ts';
import { canBeRepeated, readOutgoing, type Outgoing } from './outgoing.ts';
import { defaultRetries, isPassingStatus, retryWaitMs } from './retry.rules.ts';

export interface EgressOptions {
  /** Hosts and networks of one's own that may be reached although they are not public; see `parseAllowList`. */
  allowHosts: readonly string[];
  /** Reads dates in Retry-After. Default: the system's clock. */
  clock?: Clock;
  /** Default: the system's resolver. */
  resolver?: Resolver;
  /** Sent as User-Agent where the caller sets none. */
  userAgent?: string;
}

export interface EgressRequest extends RequestInit {
  /** One try from its start to the last byte of the body, redirects included. Unit: milliseconds. */
  timeoutMs: number;
  /** Largest body accepted, counted after decompression. Unit: bytes. */
  maxBytes: number;
  /**
   * Further tries after a failed connection, a timeout before the headers, or 429, 502, 503, 504. Default: 2 for GET,
   * HEAD, OPTIONS, PUT and DELETE, otherwise 0. Asked for with POST or PATCH it repeats those too: send an idempotency key.
   */
  retries?: number;
  /** Redirects followed. Default and bound: 5. */
  redirects?: number;
}

export interface StreamLimits {
  /** From the start to the headers of the answer, redirects included. Unit: milliseconds. */
  timeoutMs: number;
  /** Longest wait for one chunk of the body. Unit: milliseconds. Default: `timeoutMs`. */
  idleTimeoutMs?: number;
  /** From the start to the last byte. Unit: milliseconds. Default: no limit as long as chunks come. */
  totalTimeoutMs?: number;
  /** Largest body accepted, counted after decompression. Unit: bytes. */
  maxBytes: number;
  /** Redirects followed. Default and bound: 5. */
  redirects?: number;
}

/** The only door to the outside. Nothing else in the server opens a connection to a host that a user has named. */
export interface Egress {
  /**
   * Requests a URL. Throws EgressError (see its codes), or the reason of `init.signal`; an answer with an error status is
   * an answer. The body is under the same limits while it is read, and reading it may throw the same errors.
   */
  fetch(url: string | URL, init: EgressRequest): Promise<Response>;
  /**
   * A `fetch` for SDKs with these limits: accepts and gives what the platform's `fetch` does, streams included, and never
   * retries, which SDKs do themselves. Where it fails it throws TypeError('fetch failed') as the standard says, with the
   * EgressError as cause; `findEgressError` finds it again.
   */
  fetchFor(limits: StreamLimits): typeof fetch;
  /**
   * Refuses a URL as a request to it would, by what it shows without asking a resolver: for forms that store URLs.
   * Throws `invalid_url`, `blocked_scheme`, `blocked_port` or `blocked_address`. The request itself is judged again.
   */
  checkUrl(url: string | URL): void;
  /**
   * Opens a WebSocket (`ws:` or `wss:`) under the same rules. Throws EgressError, with the status where the other side
   * answered something else, or the reason of the signal.
   */
  openWebSocket(url: string | URL, request: WebSocketRequest): Promise<WebSocket>;
  /** Ends idle connections and waits for running requests. */
  close(): Promise<void>;
}

const mostRedirects = 5;

/** Opens the door. Throws RangeError for an allow-list entry it does not understand. */
export function createEgress(options: EgressOptions): Egress {
  const guard = createGuard(options.allowHosts);
  const resolver = options.resolver ?? systemResolver;
  const agent = createGuardedAgent({ guard, resolver });
  const clock = options.clock ?? systemClock;

  async function read(input: string | URL | Request, init: RequestInit): Promise<Outgoing> {
    const outgoing = await readOutgoing(input, init);
    if (options.userAgent !== undefined && !outgoing.headers.has('user-agent')) {
      outgoing.headers.set('user-agent', options.userAgent);
    }
    return outgoing;
  }

  return {
    async fetch(url, init) {
      const { timeoutMs, maxBytes, retries, redirects, ...rest } = init;
      const outgoing = await read(url, rest);
      const limits: ExchangeLimits = {
        headersTimeoutMs: timeoutMs,
        idleTimeoutMs: timeoutMs,
        totalTimeoutMs: timeoutMs,
        maxBytes,
        redirects: boundRedirects(redirects),
      };
      const tries = 1 + (canBeRepeated(outgoing) ? (retries ?? defaultRetries(outgoing.method)) : 0);
      return sendWithRetries({ agent, guard, outgoing, limits, tries, clock });
    },

    fetchFor: (limits) => async (input, init) => {
      try {
        const outgoing = await read(input, init ?? {});
        const { timeoutMs, idleTimeoutMs = timeoutMs, totalTimeoutMs, maxBytes } = limits;
        const redirects = boundRedirects(limits.redirects);
        const bounds: ExchangeLimits = { headersTimeoutMs: timeoutMs, idleTimeoutMs, maxBytes, redirects };
        if (totalTimeoutMs !== undefined) bounds.totalTimeoutMs = totalTimeoutMs;
        return await exchange({ agent, guard, outgoing, limits: bounds });
      } catch (error) {
        throw error instanceof EgressError ? new TypeError('fetch failed', { cause: error }) : error;
      }
    },

    openWebSocket: async (url, request) =>
      openWebSocket({ guard, resolver, userAgent: options.userAgent }, url, request),

    checkUrl: (url) => guard.checkUrl(parseUrl(url)),
    close: () => agent.close(),
  };
}

async function sendWithRetries(input: {
  agent: Agent;
  guard: Guard;
  outgoing: Outgoing;
  limits: ExchangeLimits;
  tries: number;
  clock: Clock;
}): Promise<Response> {
  for (let failures = 1; ; failures += 1) {
    const isLast = failures >= input.tries;
    const outcome = await exchange(input).catch((error: unknown) => {
      if (isLast || !(error instanceof EgressError && error.isTransient)) throw error;
      return undefined;
    });
    if (outcome !== undefined && (isLast || !isPassingStatus(outcome.status))) return outcome;
    const retryAfter = outcome?.headers.get('retry-after') ?? null;
    const waitMs = retryWaitMs({ failures, retryAfter, now: input.clock.now(), random: Math.random() });
    if (waitMs === undefined && outcome !== undefined) return outcome;
    await outcome?.body?.cancel();
    await pause(waitMs ?? 0, input.outgoing.signal);
  }
}

async function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  try {
    await delay(milliseconds, undefined, signal === undefined ? {} : { signal });
  } catch (error) {
    throw signal?.aborted === true ? signal.reason : error;
  }
}

function boundRedirects(redirects: number | undefined): number {
  return Math.max(0, Math.min(redirects ?? mostRedirects, mostRedirects));
}
