import type { IncomingHttpHeaders } from 'node:http';
import { type OAuthVendor, startOAuthVendor } from '#platform/oauth/testing/oauth-vendor.ts';

/** How a peer answers: as it should, never, with a fault that repeats the credentials, with a page, or with its limit. */
export type Mood = 'well' | 'silent' | 'broken' | 'garbage' | 'limited';

export interface PeerRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  /** JSON of the request; `{}` without one. */
  body: ReturnType<typeof JSON.parse>;
}

export type PeerAnswer = [status: number, body?: unknown, headers?: Record<string, string>];

/** A loopback peer with the shapes of a vendor's documented API; not the vendor. */
export interface VendorPeer extends OAuthVendor {
  mood: Mood;
}

/** Starts a peer. `answer` sees authorised requests alone; its errors have the vendor's own form. */
export async function startVendorPeer(options: {
  /** Missing: the vendor takes keys alone. */
  client?: { clientId: string; clientSecret: string };
  tokenPath?: string;
  revocationPath?: string;
  /** Further fields of a token response; `origin` is known then. */
  fields?: (origin: string) => Record<string, unknown>;
  respond?: NonNullable<Parameters<typeof startOAuthVendor>[0]['respond']>;
  /** True for a request with the peer's key. */
  hasKey(request: PeerRequest): boolean;
  unauthorised(request: PeerRequest): PeerAnswer;
  limited(request: PeerRequest): PeerAnswer;
  answer(request: PeerRequest): PeerAnswer;
}): Promise<VendorPeer> {
  const state: { mood: Mood } = { mood: 'well' };
  let origin = '';
  const answerOf = (request: PeerRequest): PeerAnswer => {
    const credentials = `${request.headers.authorization} ${request.headers['x-api-token']} ${request.query}`;
    if (state.mood === 'broken') return [500, { error: 'internal', echo: credentials }];
    if (state.mood === 'limited') return options.limited(request);
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    if (!options.hasKey(request) && !vendor.isAccessToken(token)) return options.unauthorised(request);
    return options.answer(request);
  };
  const { revocationPath, respond } = options;
  const vendor = await startOAuthVendor({
    ...(options.client ?? { clientId: '', clientSecret: '' }),
    tokenPath: options.tokenPath ?? '/no-token',
    ...(revocationPath === undefined ? {} : { revocationPath }),
    respond(status, body) {
      const more = status === 200 ? options.fields?.(origin) : {};
      const full = { ...body, ...more };
      return respond?.(status, full) ?? [status, full];
    },
    api(request, response) {
      if (state.mood === 'silent') return;
      if (state.mood === 'garbage') return void response.writeHead(200).end('<html>Maintenance</html>');
      const { path, headers, method = '' } = request;
      const query = new URL(request.url ?? '/', 'http://peer').searchParams;
      const body = request.body === '' ? {} : JSON.parse(request.body);
      const [status, answer, more] = answerOf({ method, path, query, headers, body });
      response.writeHead(status, { 'content-type': 'application/json', ...more });
      response.end(answer === undefined ? '' : JSON.stringify(answer));
    },
  });
  origin = vendor.origin;
  return Object.assign(state, vendor);
}

/** True for a stored number that ends with these digits, in whatever spelling. */
export const endsWith = (stored: unknown, digits: string) =>
  typeof stored === 'string' && stored.replace(/\D/g, '').endsWith(digits);
