import { EgressError } from './egress.errors.ts';
import { parseUrl } from './guard.ts';

/** A request on its way out, after all forms `fetch` accepts have become one. */
export interface Outgoing {
  url: URL;
  method: string;
  headers: Headers;
  /** Bytes can be sent again, on a redirect or a retry; a stream cannot. */
  body: Uint8Array | ReadableStream<Uint8Array> | null;
  redirect: 'follow' | 'manual' | 'error';
  signal: AbortSignal | undefined;
}

/** Headers of the connection rather than of the request; HTTP sets them, and a caller's would confuse servers. */
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

/** Reads what was given to a `fetch`. Throws `invalid_url`, and TypeError for what `fetch` calls a programming error. */
export async function readOutgoing(input: string | URL | Request, init: RequestInit): Promise<Outgoing> {
  const given = input instanceof Request ? input : undefined;
  const url = parseUrl(given?.url ?? (input as string | URL));
  // The platform's Request knows how to encode forms, blobs and parameters and which content type goes with them. It
  // gets a stand-in address, because it refuses some URLs for which the guard has better words.
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

/** Whether the request can be sent once more as it is. */
export function canBeRepeated(outgoing: Outgoing): boolean {
  return !(outgoing.body instanceof ReadableStream);
}

const credentialNames = new Set(['authorization', 'cookie', 'proxy-authorization']);
const credentialPattern = /api-?key|token|secret|password|credential|signature|auth/;

/**
 * The request a redirect asks for.
 * - 303, and 301 or 302 to a POST, become GET without body (HEAD stays); 307 and 308 repeat method and body.
 * - Credentials (authorization, cookie and every header named like a key, token, secret or signature) go to the first
 *   origin only: to another scheme, host or port they are dropped, and stay dropped.
 * - https never falls back to http (`blocked_scheme`); a streamed body cannot be repeated (`connection_failed`).
 * Source: Fetch standard, "HTTP-redirect fetch"; the wider list of credentials is ours.
 */
export function followRedirect(outgoing: Outgoing, status: number, location: string): Outgoing {
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
