import type { OAuthProvider } from '#platform/oauth/oauth-provider.ts';

/**
 * Salesforce's web server flow. The token response names the address of the organisation's API; it has no expiry, an
 * ended session is a 401.
 */
export const salesforceOAuth: OAuthProvider = {
  id: 'salesforce',
  title: 'Salesforce',
  kind: 'integration',
  client: 'salesforce',
  issuer: 'https://login.salesforce.com',
  authorizationUrl: 'https://{login_domain}/services/oauth2/authorize',
  tokenUrl: 'https://{login_domain}/services/oauth2/token',
  revocationUrl: 'https://{login_domain}/services/oauth2/revoke',
  defaults: { login_domain: 'login.salesforce.com' },
  scopes: ['api', 'refresh_token'],
  clientAuthentication: 'client_secret_post',
  async describe({ response }) {
    const address = response['instance_url'];
    const settings: Record<string, string> = typeof address === 'string' ? { instance_url: address } : {};
    return { account: typeof address === 'string' ? new URL(address).host : null, settings };
  },
};
