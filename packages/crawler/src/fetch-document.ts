import type { CrawlClock } from './clock.ts';
import type { CrawlLimits, KnownPage, SkipReason } from './crawl.types.ts';
import { longestPauseMs } from './host-gate.ts';

/**
 * Port: the SSRF-guarded client of the installation (`fetch` of an Egress). It pins resolved addresses, refuses internal
 * ones and counts `maxBytes` after decompression. Its errors carry a `code` such as `blocked_address`.
 */
export interface CrawlClient {
  fetch(
    url: string,
    init: RequestInit & { timeoutMs: number; maxBytes: number; retries: number; redirects: number },
  ): Promise<Response>;
}

/** A document that was not read, with the reason. */
export class DocumentFailure extends Error {
  readonly reason: SkipReason;
  readonly status: number | null;

  constructor(reason: SkipReason, message: string, status: number | null = null) {
    super(message);
    this.reason = reason;
    this.status = status;
  }
}

export interface FetchedDocument {
  finalUrl: string;
  status: number;
  /** Lower case, without parameters. */
  mediaType: string;
  contentType: string;
  robotsTag: string;
  etag: string | null;
  lastModified: string | null;
  bytes: Uint8Array;
}

export interface DocumentRequest {
  client: CrawlClient;
  clock: CrawlClock;
  url: string;
  accept: string;
  limits: Pick<CrawlLimits, 'maxPageBytes' | 'minBytesPerSecond' | 'pageTimeoutMs'>;
  known?: KnownPage | undefined;
  signal: AbortSignal;
  /** Waits for a turn at the host of the address, and judges it (robots, site); throws DocumentFailure. */
  admit(url: string): Promise<() => void>;
  /** A server that asks for a pause. Unit: milliseconds. */
  onRetryAfter(url: string, ms: number): void;
  /** False for documents that are not worth reading to their end. */
  wants(mediaType: string): boolean;
}

const redirectStatuses: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
const redirectsMax = 5;
const busyStatuses: ReadonlySet<number> = new Set([429, 503]);
const attemptsMax = 2;
/** Pause before a second attempt where the server names none. Unit: milliseconds. */
const defaultPauseMs = 5_000;
/** A response may begin slowly. Unit: milliseconds. */
const slowStartMs = 3_000;

/**
 * Requests a document with GET, without cookies. Redirects are followed here, so that each target is judged like a link;
 * 429 and 503 are tried once more after the pause the server wishes. Throws DocumentFailure.
 */
export async function fetchDocument(request: DocumentRequest): Promise<FetchedDocument> {
  let url = request.url;
  let attempts = 1;
  for (let redirects = 0; ; ) {
    const leave = await request.admit(url);
    try {
      const response = await send(request, url);
      if (redirectStatuses.has(response.status)) {
        redirects += 1;
        if (redirects > redirectsMax) throw new DocumentFailure('too_many_redirects', 'The page redirects too often.');
        url = redirectTarget(response, url);
        continue;
      }
      if (busyStatuses.has(response.status)) {
        discard(response);
        const pauseMs = retryAfterMs(response) ?? defaultPauseMs;
        request.onRetryAfter(url, Math.min(pauseMs, longestPauseMs));
        attempts += 1;
        if (attempts > attemptsMax || pauseMs > longestPauseMs) {
          throw new DocumentFailure('rate_limited', 'The server asks to come back later.', response.status);
        }
        continue;
      }
      return await readDocument(request, url, response);
    } catch (error) {
      throw failureOf(error, request.signal);
    } finally {
      leave();
    }
  }
}

async function send({ client, limits, known, accept, signal }: DocumentRequest, url: string): Promise<Response> {
  const headers: Record<string, string> = { accept, 'accept-encoding': 'gzip, deflate, br' };
  if (known?.etag) headers['if-none-match'] = known.etag;
  else if (known?.lastModified) headers['if-modified-since'] = known.lastModified;
  return client.fetch(url, {
    method: 'GET',
    headers,
    redirect: 'manual',
    signal,
    timeoutMs: limits.pageTimeoutMs,
    maxBytes: limits.maxPageBytes,
    retries: 0,
    redirects: 0,
  });
}

async function readDocument(request: DocumentRequest, url: string, response: Response): Promise<FetchedDocument> {
  const { status, headers } = response;
  const contentType = headers.get('content-type') ?? '';
  const mediaType = (contentType.split(';')[0] ?? '').trim().toLowerCase();
  const head = {
    finalUrl: url,
    status,
    contentType,
    mediaType,
    robotsTag: (headers.get('x-robots-tag') ?? '').toLowerCase(),
    etag: headers.get('etag'),
    lastModified: headers.get('last-modified'),
  };
  if (status === 304) {
    discard(response);
    return { ...head, bytes: new Uint8Array() };
  }
  if (status < 200 || status > 299) {
    discard(response);
    throw new DocumentFailure('http_error', `The server answered with status ${status}.`, status);
  }
  if (!request.wants(mediaType)) {
    discard(response);
    throw new DocumentFailure('content_type', `A document of type ${mediaType || 'unknown'} is not read.`, status);
  }
  return { ...head, bytes: await readBody(request, response) };
}

/** Reads the body as long as it comes fast enough. */
async function readBody({ clock, limits }: DocumentRequest, response: Response): Promise<Uint8Array> {
  if (response.body === null) return new Uint8Array();
  const startedAt = clock.now();
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  const reader = response.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    chunks.push(part.value);
    bytes += part.value.byteLength;
    const elapsedMs = clock.now() - startedAt;
    if (elapsedMs > slowStartMs && bytes < (limits.minBytesPerSecond * elapsedMs) / 1_000) {
      await reader.cancel().catch(() => undefined);
      throw new DocumentFailure('too_slow', 'The server sends the page too slowly.', response.status);
    }
  }
  return Buffer.concat(chunks, bytes);
}

function redirectTarget(response: Response, url: string): string {
  discard(response);
  const location = response.headers.get('location');
  const target = location !== null && URL.canParse(location, url) ? new URL(location, url) : null;
  if (target === null) throw new DocumentFailure('invalid_url', 'The page redirects to no address.', response.status);
  if (target.protocol === 'http:' && url.startsWith('https:')) {
    throw new DocumentFailure('blocked_address', 'The page redirects from https to http.', response.status);
  }
  target.hash = '';
  return target.href;
}

/** Ends a response whose body is not wanted; a server that never ends it must not block. */
function discard(response: Response): void {
  response.body?.cancel().catch(() => undefined);
}

function retryAfterMs(response: Response): number | undefined {
  const value = response.headers.get('retry-after');
  if (value === null) return undefined;
  if (/^\d{1,6}$/.test(value.trim())) return Number(value) * 1_000;
  const at = Date.parse(value);
  return Number.isNaN(at) ? undefined : Math.max(0, at - Date.now());
}

const reasons: Record<string, SkipReason> = {
  invalid_url: 'invalid_url',
  blocked_scheme: 'blocked_address',
  blocked_port: 'blocked_address',
  blocked_address: 'blocked_address',
  timeout: 'timeout',
  too_large: 'too_large',
  too_many_redirects: 'too_many_redirects',
};

function failureOf(error: unknown, signal: AbortSignal): DocumentFailure {
  if (error instanceof DocumentFailure) return error;
  if (signal.aborted) return new DocumentFailure('timeout', 'The crawl ended before the page was read.');
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  // Messages of the guarded client name no address.
  const message = code !== '' && error instanceof Error ? error.message : 'The connection failed.';
  return new DocumentFailure(reasons[code] ?? 'connection_failed', message);
}
