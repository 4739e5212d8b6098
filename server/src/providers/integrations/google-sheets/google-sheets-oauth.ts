import type { OAuthProvider } from '#platform/oauth/oauth-provider.ts';

/** Google's OAuth for spreadsheets. Without `prompt=consent` a second grant has no refresh token. */
export const googleSheetsOAuth: OAuthProvider = {
  id: 'google_sheets',
  title: 'Google Sheets',
  kind: 'integration',
  client: 'google',
  issuer: 'https://accounts.google.com',
  authorizationUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
  tokenUrl: 'https://oauth2.googleapis.com/token',
  revocationUrl: 'https://oauth2.googleapis.com/revoke',
  scopes: ['https://www.googleapis.com/auth/spreadsheets'],
  clientAuthentication: 'client_secret_post',
  parameters: { access_type: 'offline', prompt: 'consent' },
};
