import { Agent as HttpAgent, request as httpRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { isIP, type Socket } from 'node:net';
import { EgressError, findEgressError } from './egress.errors.ts';
import { type Guard, parseUrl, portOf } from './guard.ts';
import { guardedLookup, type Resolver } from './guarded-agent.ts';

/** One request without retries and redirects, whose course is recorded. */
export interface OnceRequest {
  method: string;
  headers: Readonly<Record<string, string>>;
  /** Bytes sent as they are. */
  body: Uint8Array;
  /** Time from the start to the last byte read. Unit: milliseconds. */
  timeoutMs: number;
  /** Bytes of the answer that are read; the connection is closed after them, which is no failure. */
  maxBytes: number;
  signal?: AbortSignal;
}

/**
 * Time from the start of the request to the end of each phase's own work. Unit: milliseconds. Null: the phase was not
 * reached, or the connection was open already.
 */
export interface PhaseTimes {
  dnsMs: number | null;
  connectMs: number | null;
  tlsMs: number | null;
  /** From the start to the first byte of the answer. */
  firstByteMs: number | null;
  totalMs: number;
}

export interface OnceAnswer {
  kind: 'answer';
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** The answer was longer than `maxBytes`. */
  isTruncated: boolean;
  phases: PhaseTimes;
}

export interface OnceFailure {
  kind: 'failure';
  error: EgressError;
  /** Code of a failed TLS handshake, such as CERT_HAS_EXPIRED. */
  tlsCode: string | null;
  /** Status of an answer that broke off or did not end in time. */
  status: number | null;
  phases: PhaseTimes;
}

/** Sends requests once over guarded, reused connections. Failures are results; the reason of the signal is thrown. */
export interface OnceSender {
  sendOnce(url: string | URL, request: OnceRequest): Promise<OnceAnswer | OnceFailure>;
  close(): void;
}

/** Idle connections of one origin that are kept. */
const maxFreeSockets = 32;
/** Idle time after which a connection is closed here: shorter than most servers' own. Unit: milliseconds. */
const idleSocketMs = 4_000;

export function createOnceSender(parts: {
  guard: Guard;
  resolver: Resolver;
  userAgent?: string | undefined;
}): OnceSender {
  const settings = { keepAlive: true, maxFreeSockets, timeout: idleSocketMs, scheduling: 'lifo' as const };
  const agents = { http: new HttpAgent(settings), https: new HttpsAgent(settings) };
  return {
    async sendOnce(url, request) {
      request.signal?.throwIfAborted();
      const exchange = (agent: HttpAgent | HttpsAgent | false) => new OnceExchange(parts, request, agent);
      const target = parseUrl(url);
      const isTls = target.protocol === 'https:';
      const first = exchange(isTls ? agents.https : agents.http);
      const outcome = await first.run(target);
      // A kept connection that the server had closed meanwhile says nothing about the server: a new one decides.
      return first.wasStale ? exchange(false).run(target) : outcome;
    },
    close() {
      agents.http.destroy();
      agents.https.destroy();
    },
  };
}

/** Course of one request on one connection. */
class OnceExchange {
  readonly #parts: { guard: Guard; resolver: Resolver; userAgent?: string | undefined };
  readonly #request: OnceRequest;
  readonly #agent: HttpAgent | HttpsAgent | false;
  readonly #startedAt = performance.now();
  readonly #phases: Omit<PhaseTimes, 'totalMs'> = { dnsMs: null, connectMs: null, tlsMs: null, firstByteMs: null };
  #isTlsPending = false;
  #status: number | null = null;
  wasStale = false;

  constructor(
    parts: { guard: Guard; resolver: Resolver; userAgent?: string | undefined },
    request: OnceRequest,
    agent: HttpAgent | HttpsAgent | false,
  ) {
    this.#parts = parts;
    this.#request = request;
    this.#agent = agent;
  }

  async run(url: URL): Promise<OnceAnswer | OnceFailure> {
    const { signal } = this.#request;
    try {
      const answer = await this.#exchange(url);
      return { kind: 'answer', ...answer, phases: this.#measured() };
    } catch (error) {
      if (signal?.aborted === true) throw signal.reason;
      return {
        kind: 'failure',
        error: explain(error),
        tlsCode: this.#isTlsPending ? codeOf(error) : null,
        status: this.#status,
        phases: this.#measured(),
      };
    }
  }

  #exchange(url: URL): Promise<Omit<OnceAnswer, 'kind' | 'phases'>> {
    const { guard, resolver, userAgent } = this.#parts;
    guard.checkUrl(url);
    const hostname = url.hostname;
    const port = portOf(url);
    const isTls = url.protocol === 'https:';
    const target = { guard, resolver, hostname, port };
    const address = hostname.replace(/^\[|\]$/g, '');
    // A numeric host never reaches the resolver.
    const objection = isIP(address) ? guard.checkConnect({ hostname, address, port }) : undefined;
    if (objection) return Promise.reject(objection);

    return new Promise((resolve, reject) => {
      const outgoing = (isTls ? httpsRequest : httpRequest)(url, {
        method: this.#request.method,
        headers: { ...(userAgent === undefined ? {} : { 'user-agent': userAgent }), ...this.#request.headers },
        agent: this.#agent,
        lookup: guardedLookup(target),
      });
      const fail = (error: unknown) => {
        clearTimeout(timer);
        outgoing.destroy();
        reject(error);
      };
      const { timeoutMs, signal } = this.#request;
      const timer = setTimeout(
        () => fail(new EgressError('timeout', `The answer was not complete within ${timeoutMs} ms.`)),
        timeoutMs,
      );
      const onAbort = () => fail(signal?.reason);
      signal?.addEventListener('abort', onAbort, { once: true });
      const release = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', onAbort);
      };
      outgoing.on('socket', (socket) => this.#watch(socket, isTls, { ...target, fail }));
      outgoing.on('error', (error) => {
        this.wasStale = outgoing.reusedSocket && this.#status === null && isReset(error);
        release();
        fail(error);
      });
      outgoing.on('response', (answer) => {
        this.#phases.firstByteMs = this.#elapsed();
        this.#status = answer.statusCode ?? 0;
        readHead(answer, this.#request.maxBytes).then(
          (read) => {
            release();
            resolve({ status: answer.statusCode ?? 0, headers: answer.headers, ...read });
          },
          (error) => {
            release();
            fail(error);
          },
        );
      });
      outgoing.end(this.#request.body);
    });
  }

  /** Records the phases of a new connection, and checks the address the kernel reports as connected. */
  #watch(
    socket: Socket,
    isTls: boolean,
    target: { guard: Guard; hostname: string; port: number; fail: (error: unknown) => void },
  ): void {
    if (!socket.connecting) return;
    let lastMs = this.#elapsed();
    const lap = () => {
      const elapsedMs = this.#elapsed();
      const phaseMs = elapsedMs - lastMs;
      lastMs = elapsedMs;
      return phaseMs;
    };
    socket.once('lookup', () => (this.#phases.dnsMs = lap()));
    socket.once('connect', () => {
      this.#phases.connectMs = lap();
      this.#isTlsPending = isTls;
      const { guard, hostname, port } = target;
      const wrongTurn = guard.checkConnect({ hostname, address: socket.remoteAddress ?? '', port });
      if (wrongTurn !== undefined) target.fail(wrongTurn);
    });
    socket.once('secureConnect', () => {
      this.#phases.tlsMs = lap();
      this.#isTlsPending = false;
    });
  }

  #elapsed(): number {
    return round(performance.now() - this.#startedAt);
  }

  #measured(): PhaseTimes {
    return { ...this.#phases, totalMs: this.#elapsed() };
  }
}

/** Reads at most `maxBytes`, then closes the connection. */
async function readHead(answer: IncomingMessage, maxBytes: number): Promise<{ body: Buffer; isTruncated: boolean }> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > maxBytes) {
      answer.destroy();
      break;
    }
  }
  const body = Buffer.concat(chunks);
  return { body: body.subarray(0, maxBytes), isTruncated: bytes > maxBytes };
}

const isReset = (error: unknown) => ['ECONNRESET', 'EPIPE'].includes(codeOf(error) ?? '');

function codeOf(error: unknown): string | null {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : null;
}

/** Sentences that name no address: the tenant reads them. */
const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'The connection was refused.',
  ECONNRESET: 'The connection was closed early.',
  EPIPE: 'The connection was closed early.',
  ETIMEDOUT: 'The host did not answer.',
  EHOSTUNREACH: 'The host cannot be reached.',
  ENETUNREACH: 'The network of the host cannot be reached.',
  HPE_HEADER_OVERFLOW: 'The headers of the answer are too large.',
};

function explain(error: unknown): EgressError {
  const known = findEgressError(error);
  if (known !== undefined) return known;
  const code = codeOf(error) ?? '';
  const message =
    reasons[code] ??
    (code.startsWith('HPE_') ? 'The answer is not HTTP.' : 'The connection failed or was closed early.');
  return new EgressError('connection_failed', message, { cause: error });
}

const round = (ms: number) => Math.round(ms * 10) / 10;
