import type { OAuthProvider } from '#platform/oauth/oauth-provider.ts';

/** Pipedrive's OAuth: access tokens last an hour, refresh tokens 60 days; the scopes are those of the registered app. */
export const pipedriveOAuth: OAuthProvider = {
  id: 'pipedrive',
  title: 'Pipedrive',
  kind: 'integration',
  client: 'pipedrive',
  issuer: 'https://oauth.pipedrive.com',
  authorizationUrl: 'https://oauth.pipedrive.com/oauth/authorize',
  tokenUrl: 'https://oauth.pipedrive.com/oauth/token',
  revocationUrl: 'https://oauth.pipedrive.com/oauth/revoke',
  scopes: [],
  scopeSeparator: ',',
  clientAuthentication: 'client_secret_basic',
  async describe({ response }) {
    const domain = response['api_domain'];
    const settings: Record<string, string> = typeof domain === 'string' ? { api_domain: domain } : {};
    return { account: typeof domain === 'string' ? new URL(domain).host : null, settings };
  },
};
