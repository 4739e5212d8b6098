import { setTimeout as delay } from 'node:timers/promises';
import { createSecureContext } from 'node:tls';
import type { Agent } from 'undici';
import type { WebSocket } from 'ws';
import { type Clock, systemClock } from './clock.ts';
import { EgressError } from './egress.errors.ts';
import { type ExchangeLimits, exchange } from './exchange.ts';
import { createGuard, type Guard, parseUrl } from './guard.ts';
import { type ClientTls, createGuardedAgent, type Resolver, systemResolver } from './guarded-agent.ts';
import { canBeRepeated, normalizeRequest, type OutgoingRequest } from './outgoing-request.ts';
import { defaultRetries, isRetryableStatus, retryWaitMs } from './retry.rules.ts';
import { createOnceSender, type OnceSender } from './send-once.ts';
import { openWebSocket, type WebSocketRequest } from './web-socket.ts';

export interface EgressOptions {
  /** Internal hosts and networks that may be reached; see `parseAllowList`. */
  allowHosts: readonly string[];
  /** Setting that holds the allow-list; named in refusals that it could lift. */
  allowListSetting?: string;
  /** Clock for dates in Retry-After. Default: the system's clock. */
  clock?: Clock;
  /** Default: the system's resolver. */
  resolver?: Resolver;
  /** User-Agent of requests that set none. */
  userAgent?: string;
}

export interface EgressRequest extends RequestInit {
  /** Time of one attempt from its start to the last byte of the body, redirects included. Unit: milliseconds. */
  timeoutMs: number;
  /** Largest body accepted, counted after decompression. Unit: bytes. */
  maxBytes: number;
  /**
   * Retries after a failed connection, a timeout before the headers, or 429, 502, 503, 504. Default: 2 for GET, HEAD,
   * OPTIONS, PUT and DELETE, otherwise 0. An explicit number covers POST and PATCH too: send an idempotency key with
   * them.
   */
  retries?: number;
  /** Longest Retry-After that is waited for; with a longer one the response is returned. Unit: milliseconds. Default: 30 s. */
  longestRetryAfterMs?: number;
  /** Redirects followed. Default and bound: 5. */
  redirects?: number;
}

export interface StreamLimits {
  /** Time from the start to the headers of the response, redirects included. Unit: milliseconds. */
  timeoutMs: number;
  /** Longest wait for one chunk of the body. Unit: milliseconds. Default: `timeoutMs`. */
  idleTimeoutMs?: number;
  /** Time from the start to the last byte. Unit: milliseconds. Default: unlimited as long as chunks arrive. */
  totalTimeoutMs?: number;
  /** Largest body accepted, counted after decompression. Unit: bytes. */
  maxBytes: number;
  /** Redirects followed. Default and bound: 5. */
  redirects?: number;
}

/** SSRF-guarded HTTP and WebSocket client. Every connection to a host that a user has named goes through it. */
export interface Egress {
  /**
   * Requests a URL. Throws EgressError (see its codes), or the reason of `init.signal`; a response with an error
   * status is a response. The body is under the same limits while it is read, and reading it may throw the same
   * errors.
   */
  fetch(url: string | URL, init: EgressRequest): Promise<Response>;
  /**
   * Creates a `fetch` for SDKs with these limits: accepts and returns what the platform's `fetch` does, streams
   * included, and never retries, which SDKs do themselves. It fails with TypeError('fetch failed') as the standard
   * says, with the EgressError as cause; `findEgressError` finds it again.
   */
  fetchFor(limits: StreamLimits): typeof fetch;
  /**
   * Refuses a URL as a request to it would, without resolving names: for forms that store URLs. Throws `invalid_url`,
   * `blocked_scheme`, `blocked_port` or `blocked_address`. The request itself is checked again.
   */
  checkUrl(url: string | URL): void;
  /**
   * Opens a WebSocket (`ws:` or `wss:`) under the same rules. Throws EgressError, with the response status of a
   * refused handshake, or the reason of the signal.
   */
  openWebSocket(url: string | URL, request: WebSocketRequest): Promise<WebSocket>;
  /**
   * Sends bytes once, without retries and redirects, and reports how long each phase took. Failures are results, not
   * errors; only the reason of the signal is thrown. For deliveries whose log is shown.
   */
  sendOnce: OnceSender['sendOnce'];
  /**
   * Client for servers that demand a client certificate, under the same rules, on connections of its own. Close it after
   * use. Throws for a certificate or key that cannot be read.
   */
  withClientCertificate(tls: ClientTls): Pick<Egress, 'fetch' | 'close'>;
  /** Ends idle connections and waits for running requests. */
  close(): Promise<void>;
}

const mostRedirects = 5;

/** Creates the client. Throws RangeError for an invalid allow-list entry. */
export function createEgress(options: EgressOptions): Egress {
  return createEgressOver(options);
}

function createEgressOver(options: EgressOptions, tls?: ClientTls): Egress {
  const guard = createGuard(options.allowHosts, { allowListSetting: options.allowListSetting });
  const resolver = options.resolver ?? systemResolver;
  const agent = createGuardedAgent({ guard, resolver, ...(tls ? { tls } : {}) });
  const clock = options.clock ?? systemClock;
  const once = createOnceSender({ guard, resolver, userAgent: options.userAgent });

  async function read(input: string | URL | Request, init: RequestInit): Promise<OutgoingRequest> {
    const outgoing = await normalizeRequest(input, init);
    if (options.userAgent !== undefined && !outgoing.headers.has('user-agent')) {
      outgoing.headers.set('user-agent', options.userAgent);
    }
    return outgoing;
  }

  return {
    async fetch(url, init) {
      const { timeoutMs, maxBytes, retries, longestRetryAfterMs: longestAfterMs, redirects, ...rest } = init;
      const outgoing = await read(url, rest);
      const limits: ExchangeLimits = {
        headersTimeoutMs: timeoutMs,
        idleTimeoutMs: timeoutMs,
        totalTimeoutMs: timeoutMs,
        maxBytes,
        redirects: boundRedirects(redirects),
      };
      const tries = 1 + (canBeRepeated(outgoing) ? (retries ?? defaultRetries(outgoing.method)) : 0);
      return sendWithRetries({ agent, guard, outgoing, limits, tries, longestAfterMs, clock });
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
    sendOnce: (url, request) => once.sendOnce(url, request),
    withClientCertificate(client) {
      // Reads certificate and key now: a connection would report it as a failure of the network.
      createSecureContext({ ...client });
      return createEgressOver(options, client);
    },
    async close() {
      once.close();
      await agent.close();
    },
  };
}

async function sendWithRetries(input: {
  agent: Agent;
  guard: Guard;
  outgoing: OutgoingRequest;
  limits: ExchangeLimits;
  tries: number;
  longestAfterMs: number | undefined;
  clock: Clock;
}): Promise<Response> {
  for (let failures = 1; ; failures += 1) {
    const isLast = failures >= input.tries;
    const outcome = await exchange(input).catch((error: unknown) => {
      if (isLast || !(error instanceof EgressError && error.isTransient)) throw error;
      return undefined;
    });
    if (outcome !== undefined && (isLast || !isRetryableStatus(outcome.status))) return outcome;
    const retryAfter = outcome?.headers.get('retry-after') ?? null;
    const { longestAfterMs } = input;
    const limit = longestAfterMs === undefined ? {} : { longestAfterMs };
    const waitMs = retryWaitMs({ failures, retryAfter, now: input.clock.now(), random: Math.random(), ...limit });
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
