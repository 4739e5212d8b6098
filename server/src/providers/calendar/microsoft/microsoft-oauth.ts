import type { OAuthProvider } from '#platform/oauth/oauth-provider.ts';

/** Access to calendars at Microsoft 365 and Outlook.com, by the v2.0 endpoints for any kind of account. */
export const microsoftCalendarOAuth: OAuthProvider = {
  id: 'microsoft',
  title: 'Microsoft',
  kind: 'calendar',
  client: 'microsoft',
  issuer: 'https://login.microsoftonline.com/common/v2.0',
  authorizationUrl: 'https://login.microsoftonline.com/common/oauth2/v2.0/authorize',
  tokenUrl: 'https://login.microsoftonline.com/common/oauth2/v2.0/token',
  // Full names: Microsoft answers with them, and without `offline_access`.
  scopes: [
    'https://graph.microsoft.com/Calendars.ReadWrite',
    'https://graph.microsoft.com/User.Read',
    'offline_access',
  ],
  clientAuthentication: 'client_secret_post',
  parameters: { response_mode: 'query' },
  async describe({ accessToken, fetch }) {
    const headers = { authorization: `Bearer ${accessToken}` };
    const url = 'https://graph.microsoft.com/v1.0/me?$select=mail,userPrincipalName';
    const response = await fetch(url, { headers, timeoutMs: 5_000, maxBytes: 64 * 1024 });
    const { mail, userPrincipalName } = (await response.json()) as { mail?: unknown; userPrincipalName?: unknown };
    const account = [mail, userPrincipalName].find((each) => typeof each === 'string');
    return { account: (account as string | undefined) ?? null, settings: {} };
  },
};
