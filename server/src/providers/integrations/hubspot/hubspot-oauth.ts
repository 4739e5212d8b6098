import type { OAuthProvider } from '#platform/oauth/oauth-provider.ts';

/** HubSpot's OAuth: refresh tokens last until the app is removed; access tokens for half an hour. */
export const hubspotOAuth: OAuthProvider = {
  id: 'hubspot',
  title: 'HubSpot',
  kind: 'integration',
  client: 'hubspot',
  issuer: 'https://app.hubspot.com',
  authorizationUrl: 'https://app.hubspot.com/oauth/authorize',
  tokenUrl: 'https://api.hubapi.com/oauth/v1/token',
  scopes: ['oauth', 'crm.objects.contacts.read', 'crm.objects.contacts.write'],
  clientAuthentication: 'client_secret_post',
};
