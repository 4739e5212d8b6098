import { createHash, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type LoopbackServer, startLoopbackServer } from '@parley/egress/testing/loopback-server';

/** A loopback vendor that speaks RFC 6749 and RFC 7636: codes work once, refresh tokens work once. */
export interface OAuthVendor {
  origin: string;
  server: LoopbackServer;
  /** A person agrees at the vendor: returns the address the browser is sent back to. */
  agree(authorizationUrl: string): URL;
  /** Ends every access token, as time does; grants go on. */
  expireAll(): void;
  /** Ends every grant. */
  revokeAll(): void;
  /** Refresh requests answered with tokens. */
  refreshes(): number;
  isAccessToken(token: string): boolean;
  close(): Promise<void>;
}

interface Grant {
  challenge: string;
  redirectUri: string;
}

/** Starts the vendor; requests other than for tokens go to `api`. */
export async function startOAuthVendor(options: {
  clientId: string;
  clientSecret: string;
  expiresInSeconds?: number;
  /** Further fields of each token response. */
  fields?: Record<string, unknown>;
  tokenPath?: string;
  /** Writes a token response in the vendor's own form. Default: that of RFC 6749. */
  respond?: (status: number, body: Record<string, unknown>) => [status: number, body: Record<string, unknown>];
  revocationPath?: string;
  api?: (request: IncomingMessage & { body: string; path: string }, response: ServerResponse) => void;
}): Promise<OAuthVendor> {
  const { clientId, clientSecret, expiresInSeconds = 1800, fields = {}, tokenPath = '/token' } = options;
  const codes = new Map<string, Grant>();
  const refreshTokens = new Set<string>();
  const accessTokens = new Set<string>();
  let refreshed = 0;

  const issue = () => {
    const tokens = { access_token: `access-${randomUUID()}`, refresh_token: `refresh-${randomUUID()}` };
    accessTokens.add(tokens.access_token);
    refreshTokens.add(tokens.refresh_token);
    return { ...tokens, token_type: 'bearer', expires_in: expiresInSeconds, ...fields };
  };

  function token(form: URLSearchParams): [number, Record<string, unknown>] {
    if (form.get('grant_type') === 'authorization_code') {
      const code = form.get('code') ?? '';
      const grant = codes.get(code);
      codes.delete(code);
      const challenge = createHash('sha256')
        .update(form.get('code_verifier') ?? '')
        .digest('base64url');
      if (!grant || grant.challenge !== challenge || grant.redirectUri !== form.get('redirect_uri')) {
        return [400, { error: 'invalid_grant', error_description: 'code is wrong or used' }];
      }
      return [200, issue()];
    }
    if (!refreshTokens.delete(form.get('refresh_token') ?? '')) {
      return [400, { error: 'invalid_grant', error_description: 'refresh token is invalid or expired' }];
    }
    refreshed += 1;
    return [200, issue()];
  }

  const server = await startLoopbackServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://vendor').pathname;
    const body = server.requests.at(-1)?.body ?? '';
    if (path === options.revocationPath) {
      refreshTokens.clear();
      response.writeHead(200).end();
      return;
    }
    if (path !== tokenPath) {
      if (options.api) options.api(Object.assign(request, { body, path }), response);
      else response.writeHead(404).end();
      return;
    }
    const form = new URLSearchParams(body);
    const isClient = isAuthentic(request, form, { clientId, clientSecret });
    const standard = isClient ? token(form) : ([401, { error: 'invalid_client' }] as [number, Record<string, unknown>]);
    const [status, answer] = options.respond?.(...standard) ?? standard;
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });

  return {
    origin: server.origin,
    server,
    agree(authorizationUrl) {
      const asked = new URL(authorizationUrl).searchParams;
      const code = randomUUID();
      codes.set(code, { challenge: asked.get('code_challenge') ?? '', redirectUri: asked.get('redirect_uri') ?? '' });
      const back = new URL(asked.get('redirect_uri') ?? '');
      back.searchParams.set('code', code);
      back.searchParams.set('state', asked.get('state') ?? '');
      return back;
    },
    expireAll: () => accessTokens.clear(),
    revokeAll() {
      refreshTokens.clear();
      accessTokens.clear();
    },
    refreshes: () => refreshed,
    isAccessToken: (token) => accessTokens.has(token),
    close: () => server.close(),
  };
}

/** Client secret in the body or as HTTP Basic (RFC 6749, 2.3.1). */
function isAuthentic(
  request: IncomingMessage,
  form: URLSearchParams,
  { clientId, clientSecret }: { clientId: string; clientSecret: string },
): boolean {
  const [, basic] = /^Basic (.+)$/.exec(request.headers.authorization ?? '') ?? [];
  if (basic !== undefined) {
    // Each part is form-urlencoded before they are joined.
    const [id, secret] = Buffer.from(basic, 'base64').toString().split(':').map(formDecoded);
    return id === clientId && secret === clientSecret;
  }
  return form.get('client_id') === clientId && form.get('client_secret') === clientSecret;
}

const formDecoded = (part: string) => decodeURIComponent(part.replaceAll('+', ' '));
