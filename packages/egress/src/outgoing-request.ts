import { EgressError } from './egress.errors.ts';
import { parseUrl } from './guard.ts';

/** An outgoing request in one form, whatever form `fetch` was given. */
export interface OutgoingRequest {
  url: URL;
  method: string;
  headers: Headers;
  /** Bytes can be sent again on a redirect or a retry; a stream cannot. */
  body: Uint8Array | ReadableStream<Uint8Array> | null;
  redirect: 'follow' | 'manual' | 'error';
  signal: AbortSignal | undefined;
}

/** Connection-specific header fields (RFC 9110, section 7.6.1); HTTP sets them itself, so a caller's are dropped. */
const connectionHeaders = [
  'connection',
  'expect',
  'host',
  'keep-alive',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/**
 * Normalises the arguments of a `fetch`. Throws `invalid_url`, and TypeError for what `fetch` calls a programming
 * error.
 */
export async function normalizeRequest(input: string | URL | Request, init: RequestInit): Promise<OutgoingRequest> {
  const given = input instanceof Request ? input : undefined;
  const url = parseUrl(given?.url ?? (input as string | URL));
  // The platform's Request encodes forms, blobs and parameters and sets their content type. It gets a placeholder
  // URL, because it refuses some URLs for which the guard has a clearer message.
  const source = given ?? 'http://request.invalid/';
  const request = new Request(source, { ...init, signal: null, duplex: 'half' } as RequestInit);
  const headers = new Headers(request.headers);
  for (const name of connectionHeaders) headers.delete(name);
  const isStream = isStreaming(init.body) || (init.body == null && given?.body != null);
  if (!isStream) headers.delete('content-length');
  return {
    url,
    method: request.method,
    headers,
    body: isStream || request.body === null ? request.body : new Uint8Array(await request.arrayBuffer()),
    redirect: request.redirect,
    signal: init.signal ?? given?.signal ?? undefined,
  };
}

/** Returns true when the request can be sent again: its body is not a stream. */
export function canBeRepeated(outgoing: OutgoingRequest): boolean {
  return !(outgoing.body instanceof ReadableStream);
}

const credentialNames = new Set(['authorization', 'cookie', 'proxy-authorization']);
const credentialPattern = /api-?key|token|secret|password|credential|signature|auth/;

/**
 * Builds the request a redirect leads to.
 * - 303, and 301 or 302 to a POST, become GET without body (HEAD stays); 307 and 308 repeat method and body.
 * - Credentials (authorization, cookie and every header named like a key, token, secret or signature) go to the first
 * origin only: another scheme, host or port drops them for the rest of the chain.
 * - https never falls back to http (`blocked_scheme`); a streamed body cannot be repeated (`connection_failed`).
 * Source: Fetch standard, "HTTP-redirect fetch"; the wider list of credentials is an addition.
 */
export function followRedirect(outgoing: OutgoingRequest, status: number, location: string): OutgoingRequest {
  const url = parseUrl(location, outgoing.url);
  if (url.hash === '') url.hash = outgoing.url.hash;
  if (outgoing.url.protocol === 'https:' && url.protocol === 'http:') {
    throw new EgressError('blocked_scheme', 'The server redirects from https to http, which would give up encryption.');
  }
  const isSameOrigin = url.origin === outgoing.url.origin;
  const headers = keepHeaders(outgoing.headers, (name) => isSameOrigin || !isCredential(name));
  const { method } = outgoing;
  const becomesGet = (status === 303 && method !== 'HEAD' && method !== 'GET') || (status < 303 && method === 'POST');
  if (!becomesGet && !canBeRepeated(outgoing)) {
    throw new EgressError('connection_failed', 'The server redirects a request whose body can be sent only once.');
  }
  if (!becomesGet) return { ...outgoing, url, headers };
  const bodiless = keepHeaders(headers, (name) => !name.startsWith('content-'));
  return { ...outgoing, url, headers: bodiless, method: 'GET', body: null };
}

function isCredential(name: string): boolean {
  return credentialNames.has(name) || credentialPattern.test(name);
}

function keepHeaders(headers: Headers, isKept: (name: string) => boolean): Headers {
  return new Headers([...headers].filter(([name]) => isKept(name)));
}

function isStreaming(body: RequestInit['body']): boolean {
  if (body instanceof ReadableStream) return true;
  return typeof body === 'object' && body !== null && Symbol.asyncIterator in body;
}
