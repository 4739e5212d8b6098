import { type Agent, type Response as UndiciResponse, fetch as undiciFetch } from 'undici';
import { EgressError, findEgressError } from './egress.errors.ts';
import type { Guard } from './guard.ts';
import { limitBody, tooLargeError } from './limited-body.ts';
import { followRedirect, type OutgoingRequest } from './outgoing-request.ts';

export interface ExchangeLimits {
  /** Time from the start to the headers of the final response, redirects included. Unit: milliseconds. */
  headersTimeoutMs: number;
  /** Longest wait for one chunk of the body. Unit: milliseconds. */
  idleTimeoutMs: number;
  /** Time from the start to the last byte. Unit: milliseconds. Without it a stream has no total limit. */
  totalTimeoutMs?: number;
  /** Largest body accepted, counted after decompression. Unit: bytes. */
  maxBytes: number;
  /** Redirects followed before the request fails. */
  redirects: number;
}

const redirectStatuses: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
const bodilessStatuses: ReadonlySet<number> = new Set([204, 205, 304]);

/**
 * Sends one request, follows its redirects (each checked anew) and returns the response as soon as its headers have
 * arrived. Throws EgressError, or the reason of the caller's signal. Time limits keep running while the body is read.
 */
export async function exchange(input: {
  agent: Agent;
  guard: Guard;
  outgoing: OutgoingRequest;
  limits: ExchangeLimits;
}): Promise<Response> {
  const { limits, outgoing } = input;
  const life = new Lifetime(outgoing.signal);
  life.limit(limits.totalTimeoutMs, 'The exchange did not end');
  const stopHeadersTimer = life.limit(limits.headersTimeoutMs, 'No answer came');
  try {
    const { answer, last } = await sendFollowing({ ...input, signal: life.signal });
    stopHeadersTimer();
    return await present({ answer, last, limits, life, isRedirected: last.url !== outgoing.url });
  } catch (error) {
    const reason = life.explain(error);
    life.end();
    life.abort(reason);
    throw reason;
  }
}

async function sendFollowing(input: {
  agent: Agent;
  guard: Guard;
  outgoing: OutgoingRequest;
  limits: ExchangeLimits;
  signal: AbortSignal;
}): Promise<{ answer: UndiciResponse; last: OutgoingRequest }> {
  let current = input.outgoing;
  for (let followed = 0; ; followed += 1) {
    input.guard.checkUrl(current.url);
    const answer = await undiciFetch(current.url, {
      method: current.method,
      headers: [...current.headers],
      body: current.body,
      duplex: 'half',
      redirect: 'manual',
      dispatcher: input.agent,
      signal: input.signal,
    });
    const location = redirectStatuses.has(answer.status) ? answer.headers.get('location') : null;
    if (location === null || current.redirect === 'manual') return { answer, last: current };
    if (current.redirect === 'error') {
      throw new EgressError('too_many_redirects', 'The server redirects, and the request does not follow redirects.');
    }
    if (followed >= input.limits.redirects) {
      throw new EgressError('too_many_redirects', `The server redirects more than ${input.limits.redirects} times.`);
    }
    // Not awaited: a server that never ends the body of a redirect must not block; the next hop has its own socket.
    answer.body?.cancel().catch(() => undefined);
    current = followRedirect(current, answer.status, location);
  }
}

/** Wraps the response as a standard Response with a limited body. */
async function present(input: {
  answer: UndiciResponse;
  last: OutgoingRequest;
  limits: ExchangeLimits;
  life: Lifetime;
  isRedirected: boolean;
}): Promise<Response> {
  const { answer, last, limits, life } = input;
  const headers = new Headers();
  for (const [name, value] of answer.headers) headers.append(name, value);
  const isBodiless = answer.body === null || bodilessStatuses.has(answer.status) || last.method === 'HEAD';
  if (!isBodiless && !headers.has('content-encoding') && Number(headers.get('content-length')) > limits.maxBytes) {
    throw tooLargeError(limits.maxBytes);
  }
  const body = isBodiless
    ? null
    : limitBody({ ...limits, ...life.asEnds(), body: answer.body as ReadableStream<Uint8Array> });
  if (isBodiless) life.end();
  const response = new Response(body, { status: answer.status, statusText: answer.statusText, headers });
  const url = new URL(last.url);
  url.hash = '';
  return Object.defineProperties(response, { url: { value: url.href }, redirected: { value: input.isRedirected } });
}

/** Lifetime of one exchange: combines the caller's signal with the timers, which end with it. */
class Lifetime {
  readonly #controller = new AbortController();
  readonly #releases: (() => void)[] = [];
  readonly #caller: AbortSignal | undefined;

  constructor(caller: AbortSignal | undefined) {
    this.#caller = caller;
    if (caller === undefined) return;
    const onAbort = () => this.abort(caller.reason);
    if (caller.aborted) onAbort();
    caller.addEventListener('abort', onAbort, { once: true });
    this.#releases.push(() => caller.removeEventListener('abort', onAbort));
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  abort(reason: unknown): void {
    this.#controller.abort(reason);
  }

  limit(milliseconds: number | undefined, sentence: string): () => void {
    if (milliseconds === undefined) return () => undefined;
    const expire = () => this.abort(new EgressError('timeout', `${sentence} within ${milliseconds} ms.`));
    const timer = setTimeout(expire, milliseconds);
    this.#releases.push(() => clearTimeout(timer));
    return () => clearTimeout(timer);
  }

  end(): void {
    for (const release of this.#releases.splice(0)) release();
  }

  explain(error: unknown): unknown {
    if (this.#caller?.aborted === true) return this.#caller.reason;
    if (this.signal.aborted) return this.signal.reason;
    const known = findEgressError(error);
    if (known !== undefined) return known;
    return new EgressError('connection_failed', 'The connection failed or was closed early.', { cause: error });
  }

  asEnds() {
    return {
      abort: (reason: unknown) => this.abort(reason),
      explain: (error: unknown) => this.explain(error),
      onEnd: () => this.end(),
    };
  }
}
