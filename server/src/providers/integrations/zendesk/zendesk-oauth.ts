import type { OAuthProvider } from '#platform/oauth/oauth-provider.ts';

/** Zendesk's OAuth, at the address of each account. A client of one account serves that one; a global client all. */
export const zendeskOAuth: OAuthProvider = {
  id: 'zendesk',
  title: 'Zendesk',
  kind: 'integration',
  client: 'zendesk',
  issuer: 'https://www.zendesk.com',
  authorizationUrl: 'https://{subdomain}.zendesk.com/oauth/authorizations/new',
  tokenUrl: 'https://{subdomain}.zendesk.com/oauth/tokens',
  scopes: ['users:read', 'users:write', 'tickets:read', 'tickets:write'],
  clientAuthentication: 'client_secret_post',
};
