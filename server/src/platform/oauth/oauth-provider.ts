import type { Egress } from '@parley/egress';

/** Fields of a token response that a provider reads beside the tokens. */
export type TokenResponse = Readonly<Record<string, unknown>>;

/** Account that a grant is for. */
export interface GrantedAccount {
  /** Account as the vendor names it, for people. */
  account: string | null;
  /** Settings of the connection, such as the address of the vendor's API. Nothing secret. */
  settings: Readonly<Record<string, string>>;
}

/** A vendor that gives access by OAuth 2 with an authorization code (RFC 6749, 4.1) and PKCE (RFC 7636). */
export interface OAuthProvider {
  /** Provider of the connection, such as `hubspot`. */
  id: string;
  title: string;
  kind: 'integration' | 'calendar';
  /** Registered client it uses; several providers of one vendor share one. */
  client: string;
  /** Issuer that the vendor names in `iss` (RFC 9207) and in ID tokens. */
  issuer: string;
  /** A part `{name}` is replaced by the setting of that name, or by its value in `defaults`. */
  authorizationUrl: string;
  tokenUrl: string;
  /** Where a token is revoked (RFC 7009); absent: the vendor has no such address. */
  revocationUrl?: string;
  /** Values of settings that a connection does not have. */
  defaults?: Readonly<Record<string, string>>;
  scopes: readonly string[];
  /** Separator of scopes in the request. Default: a space. */
  scopeSeparator?: string;
  /** How the client proves itself at the token endpoint. */
  clientAuthentication: 'client_secret_basic' | 'client_secret_post';
  /** Further parameters of the authorization request. */
  parameters?: Readonly<Record<string, string>>;
  /**
   * Rewrites a token response that is not that of RFC 6749, such as an error with status 200. Absent: it is.
   */
  standardise?(answer: { status: number; body: Record<string, unknown> }): {
    status: number;
    body: Record<string, unknown>;
  };
  /** Describes the account of a grant. `fetch` is guarded; a failure leaves the account unnamed. */
  describe?(grant: {
    response: TokenResponse;
    accessToken: string;
    settings: Readonly<Record<string, string>>;
    fetch: Egress['fetch'];
  }): Promise<GrantedAccount>;
}

/** Client of this installation, registered at a vendor. */
export interface OAuthClient {
  id: string;
  secret: string;
}

/** Providers of the installation and the clients it has. */
export interface OAuthRegistry {
  find(provider: string): OAuthProvider | undefined;
  /** Undefined: this installation has no client at the vendor. */
  clientOf(provider: OAuthProvider): OAuthClient | undefined;
}

/** Registry of `providers`; `addresses` replaces the origins of a vendor's URLs, by client. For tests. */
export function createOAuthRegistry(parts: {
  providers: readonly OAuthProvider[];
  clients: Readonly<Partial<Record<string, OAuthClient>>>;
  addresses?: Partial<Record<string, string>> | undefined;
}): OAuthRegistry {
  const { providers, clients, addresses = {} } = parts;
  const byId = new Map(providers.map((provider) => [provider.id, at(provider, addresses[provider.client])]));
  return {
    find: (id) => byId.get(id),
    clientOf: ({ client }) => clients[client],
  };
}

function at(provider: OAuthProvider, origin: string | undefined): OAuthProvider {
  if (origin === undefined) return provider;
  const moved = (url: string) => url.replace(/^https?:\/\/[^/]+/, origin);
  const { authorizationUrl, tokenUrl, revocationUrl } = provider;
  return {
    ...provider,
    authorizationUrl: moved(authorizationUrl),
    tokenUrl: moved(tokenUrl),
    ...(revocationUrl === undefined ? {} : { revocationUrl: moved(revocationUrl) }),
  };
}
