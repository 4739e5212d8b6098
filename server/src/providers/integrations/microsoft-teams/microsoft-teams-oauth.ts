import type { OAuthProvider } from '#platform/oauth/oauth-provider.ts';

/** Posting to a channel of Teams through Microsoft Graph, as the person who grants it. None needs an administrator. */
export const microsoftTeamsOAuth: OAuthProvider = {
  id: 'microsoft_teams',
  title: 'Microsoft Teams',
  kind: 'integration',
  client: 'microsoft',
  issuer: 'https://login.microsoftonline.com/common/v2.0',
  authorizationUrl: 'https://login.microsoftonline.com/common/oauth2/v2.0/authorize',
  tokenUrl: 'https://login.microsoftonline.com/common/oauth2/v2.0/token',
  // Full names: Microsoft answers with them, and without `offline_access`.
  scopes: [
    'https://graph.microsoft.com/Channel.ReadBasic.All',
    'https://graph.microsoft.com/ChannelMessage.Send',
    'offline_access',
  ],
  clientAuthentication: 'client_secret_post',
  parameters: { response_mode: 'query' },
};
