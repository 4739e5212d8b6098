import type { Egress } from '@parley/egress';
import * as oauth from 'oauth4webapi';
import { OAuthError } from './oauth-error.ts';
import type { OAuthClient, OAuthProvider, TokenResponse } from './oauth-provider.ts';

const timeoutMs = 10_000;
const maxBytes = 256 * 1024;
/** Errors of RFC 6749, 5.2 after which the grant is over. */
const endedGrant = new Set(['invalid_grant', 'bad_refresh_token', 'token_revoked', 'invalid_refresh_token']);

/** Tokens as they are sealed. */
export interface StoredTokens {
  accessToken: string;
  /** Null: the access token does not expire, or cannot be renewed. */
  refreshToken: string | null;
}

export interface Granted {
  tokens: StoredTokens;
  /** Null: the vendor does not say. */
  expiresAt: Date | null;
  scopes: string[];
  response: TokenResponse;
}

interface Party {
  provider: OAuthProvider;
  client: OAuthClient;
  settings: Readonly<Record<string, string>>;
}

/** Requests of the OAuth 2 authorization code grant, through the egress guard. */
export interface OAuthRequests {
  /** Address at which a person grants access. */
  authorizationUrl(party: Party, request: { state: string; challenge: string; redirectUri: string }): string;
  /** Exchanges the code of a callback for tokens. Throws OAuthError. */
  exchange(
    party: Party,
    callback: { query: URLSearchParams; state: string; verifier: string; redirectUri: string },
  ): Promise<Granted>;
  /** Renews the access token. Throws OAuthError. */
  refresh(party: Party, tokens: StoredTokens): Promise<Granted>;
  /** Revokes the grant at the vendor, as far as the vendor offers it. Throws OAuthError. */
  revoke(party: Party, tokens: StoredTokens): Promise<void>;
}

export function createOAuthRequests({
  egress,
  now,
}: {
  egress: Pick<Egress, 'fetchFor'>;
  now: () => Date;
}): OAuthRequests {
  const fetchToken = egress.fetchFor({ timeoutMs, totalTimeoutMs: timeoutMs, maxBytes, redirects: 0 });

  return {
    authorizationUrl({ provider, client, settings }, { state, challenge, redirectUri }) {
      const url = new URL(fillIn(provider.authorizationUrl, provider, settings));
      const parameters = {
        ...provider.parameters,
        response_type: 'code',
        client_id: client.id,
        redirect_uri: redirectUri,
        // Some vendors have the scopes of a client at its registration.
        ...(provider.scopes.length > 0 && { scope: provider.scopes.join(provider.scopeSeparator ?? ' ') }),
        state,
        code_challenge: challenge,
        code_challenge_method: 'S256',
      };
      for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
      return url.href;
    },

    async exchange(party, { query, state, verifier, redirectUri }) {
      const { server, client, proof, options } = openParty(party, fetchToken);
      return atVendor(party.provider, async () => {
        const parameters = oauth.validateAuthResponse(server, client, query, state);
        const response = await oauth.authorizationCodeGrantRequest(
          server,
          client,
          proof,
          parameters,
          redirectUri,
          verifier,
          options,
        );
        const body = await oauth.processAuthorizationCodeResponse(server, client, response, tokenTypes);
        return readGrant(body, { party, now: now(), refreshToken: null });
      });
    },

    async refresh(party, { refreshToken }) {
      const { server, client, proof, options } = openParty(party, fetchToken);
      if (refreshToken === null) {
        throw new OAuthError('revoked', `${party.provider.title} gave no way to renew its access; authorise again.`);
      }
      return atVendor(party.provider, async () => {
        const response = await oauth.refreshTokenGrantRequest(server, client, proof, refreshToken, options);
        const body = await oauth.processRefreshTokenResponse(server, client, response, tokenTypes);
        // Vendors that do not rotate refresh tokens leave them out (RFC 6749, section 6).
        return readGrant(body, { party, now: now(), refreshToken });
      });
    },

    async revoke(party, { accessToken, refreshToken }) {
      if (party.provider.revocationUrl === undefined) return;
      const { server, client, proof, options } = openParty(party, fetchToken);
      await atVendor(party.provider, async () => {
        const response = await oauth.revocationRequest(server, client, proof, refreshToken ?? accessToken, options);
        await oauth.processRevocationResponse(response);
      });
    },
  };
}

/** Types of access tokens beside `bearer`: Slack calls its own `bot` and `user`, and they are sent as bearer tokens. */
const tokenTypes = { recognizedTokenTypes: { bot: () => {}, user: () => {} } };

function openParty({ provider, client, settings }: Party, fetchToken: typeof fetch) {
  const tokenUrl = fillIn(provider.tokenUrl, provider, settings);
  const { revocationUrl } = provider;
  const server: oauth.AuthorizationServer = {
    issuer: provider.issuer,
    authorization_endpoint: fillIn(provider.authorizationUrl, provider, settings),
    token_endpoint: tokenUrl,
    ...(revocationUrl === undefined ? {} : { revocation_endpoint: fillIn(revocationUrl, provider, settings) }),
  };
  const isPost = provider.clientAuthentication === 'client_secret_post';
  return {
    server,
    client: { client_id: client.id },
    proof: isPost ? oauth.ClientSecretPost(client.secret) : oauth.ClientSecretBasic(client.secret),
    options: {
      [oauth.customFetch]: (url: string, init: unknown) =>
        fetchStandard(provider, fetchToken, url, init as RequestInit),
      // Peers of tests on this machine; the egress guard decides which addresses may be reached.
      [oauth.allowInsecureRequests]: tokenUrl.startsWith('http:'),
    },
  };
}

async function fetchStandard(
  provider: OAuthProvider,
  fetchToken: typeof fetch,
  url: string,
  init: RequestInit,
): Promise<Response> {
  const response = await fetchToken(url, init);
  if (!provider.standardise) return response;
  const body: unknown = await response.json().catch(() => null);
  if (typeof body !== 'object' || body === null) return new Response(null, { status: response.status });
  const standard = provider.standardise({ status: response.status, body: body as Record<string, unknown> });
  return Response.json(standard.body, { status: standard.status });
}

function readGrant(
  body: oauth.TokenEndpointResponse,
  { party, now, refreshToken }: { party: Party; now: Date; refreshToken: string | null },
): Granted {
  const { scopes, scopeSeparator = ' ' } = party.provider;
  return {
    tokens: { accessToken: body.access_token, refreshToken: body.refresh_token ?? refreshToken },
    expiresAt: body.expires_in === undefined ? null : new Date(now.getTime() + body.expires_in * 1000),
    scopes: body.scope === undefined ? [...scopes] : body.scope.split(scopeSeparator).filter((scope) => scope !== ''),
    response: body as unknown as TokenResponse,
  };
}

/** Turns failures of the library and of the way out into OAuthError. Words of the vendor are kept short. */
async function atVendor<Result>({ title }: OAuthProvider, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof oauth.ResponseBodyError || cause instanceof oauth.AuthorizationResponseError) {
      const words = (cause.error_description ?? cause.error).slice(0, 200);
      if (endedGrant.has(cause.error)) {
        throw new OAuthError('revoked', `${title} no longer accepts the access it gave (${words}).`, { cause });
      }
      throw new OAuthError('refused', `${title} refused: ${words}.`, { cause });
    }
    if (cause instanceof oauth.WWWAuthenticateChallengeError && cause.status < 500) {
      throw new OAuthError('refused', `${title} does not accept the client of this installation.`, { cause });
    }
    throw new OAuthError('unreachable', `${title} gave no usable answer.`, { cause });
  }
}

function fillIn(url: string, { defaults }: OAuthProvider, settings: Readonly<Record<string, string>>): string {
  return url.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(settings[name] ?? defaults?.[name] ?? ''));
}
