import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { errors } from 'oidc-provider';

/** Person with an account at the peer. */
export interface PeerPerson {
  personal_number?: string;
  phone_number?: string;
  name?: string;
}

/** A request for authentication that reached a person's app. */
export interface AskedPerson {
  id: string;
  accountId: string;
  /** Text the app shows. */
  message: string | undefined;
}

export interface OpenIdPeer {
  issuer: string;
  asked: AskedPerson[];
  /** The person approves in their app. */
  approve(asked: AskedPerson, more?: { acr?: string }): Promise<void>;
  decline(asked: AskedPerson): Promise<void>;
  close(): Promise<void>;
}

export const peerClient = { id: 'parley', secret: 'secret-of-the-client-that-is-long-enough' };

/**
 * A real OpenID provider, oidc-provider, on this machine: backchannel authentication by `client_id` parley (poll) and
 * parley-ping, and the authorization code flow of parley-link. `people` are its accounts, by the login hint.
 */
export async function openOpenIdPeer(
  people: Readonly<Record<string, PeerPerson>>,
  { callback = 'https://parley.example.com/callback' }: { callback?: string } = {},
): Promise<OpenIdPeer> {
  const asked: AskedPerson[] = [];
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ciba = { client_secret: peerClient.secret, grant_types: ['urn:openid:params:grant-type:ciba'] };
  const provider = new Provider(issuer, {
    clients: [
      {
        ...ciba,
        client_id: peerClient.id,
        redirect_uris: [],
        response_types: [],
        backchannel_token_delivery_mode: 'poll',
      },
      {
        ...ciba,
        client_id: 'parley-ping',
        redirect_uris: [],
        response_types: [],
        backchannel_token_delivery_mode: 'ping',
        backchannel_client_notification_endpoint: callback,
      },
      {
        client_id: 'parley-link',
        client_secret: peerClient.secret,
        grant_types: ['authorization_code'],
        response_types: ['code'],
        redirect_uris: [callback],
      },
    ],
    claims: { openid: ['sub'], profile: ['name', 'personal_number', 'phone_number'] },
    acrValues: ['loa3', 'loa4'],
    pkce: { required: () => true },
    cookies: { keys: ['a-key-of-the-peer'] },
    features: {
      devInteractions: { enabled: false },
      ciba: {
        enabled: true,
        deliveryModes: ['poll', 'ping'],
        processLoginHint: async (_ctx: unknown, hint: string) => (people[hint] ? hint : undefined),
        validateBindingMessage: async () => {},
        validateRequestContext: async () => {},
        verifyUserCode: async () => {},
        async triggerAuthenticationDevice(
          _ctx: unknown,
          request: { jti: string; params: Record<string, string> },
          account: { accountId: string },
        ) {
          asked.push({ id: request.jti, accountId: account.accountId, message: request.params['binding_message'] });
        },
      },
    },
    findAccount: (_ctx: unknown, accountId: string) =>
      people[accountId] && { accountId, claims: async () => ({ sub: accountId, ...people[accountId] }) },
    interactions: { url: (_ctx: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    async loadExistingGrant(ctx: { oidc: { session: { accountId: string }; client: { clientId: string } } }) {
      const { session, client } = ctx.oidc;
      const grant = new provider.Grant({ accountId: session.accountId, clientId: client.clientId });
      grant.addOIDCScope('openid profile');
      await grant.save();
      return grant;
    },
  });
  const handle = provider.callback();
  server.on('request', (request, response) => {
    const url = new URL(request.url ?? '/', issuer);
    if (!url.pathname.startsWith('/interaction/')) return handle(request, response);
    // The page where a person logs in: the account is the query `as`, none is a refusal.
    const accountId = url.searchParams.get('as');
    const result = accountId ? { login: { accountId } } : { error: 'access_denied' };
    void provider.interactionFinished(request, response, result);
  });
  const grantFor = async (accountId: string) => {
    const grant = new provider.Grant({ accountId, clientId: peerClient.id });
    grant.addOIDCScope('openid profile');
    await grant.save();
    return grant;
  };
  return {
    issuer,
    asked,
    async approve({ id, accountId }, { acr } = {}) {
      await provider.backchannelResult(id, await grantFor(accountId), acr ? { acr } : {});
    },
    decline: ({ id }) => provider.backchannelResult(id, new errors.AccessDenied('the person declined')),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Logs a person in at the peer as a browser does; resolves with the address the peer sends it back to. */
export async function followLink(start: string, accountId: string | null): Promise<URL> {
  const jar = new Map<string, string>();
  let url = new URL(start);
  for (let hops = 0; hops < 10; hops += 1) {
    if (url.pathname.startsWith('/interaction/') && accountId) url.searchParams.set('as', accountId);
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      jar.set(pair.slice(0, at), pair.slice(at + 1));
    }
    const location = response.headers.get('location');
    if (location === null) throw new Error(`The peer answered ${response.status}: ${await response.text()}`);
    const next = new URL(location, url);
    if (next.origin !== new URL(start).origin) return next;
    url = next;
  }
  throw new Error('The peer redirects forever');
}
