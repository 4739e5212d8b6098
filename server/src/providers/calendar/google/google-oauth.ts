import type { OAuthProvider } from '#platform/oauth/oauth-provider.ts';

/** Access to calendars at Google. Source: developers.google.com/identity/protocols/oauth2/web-server. */
export const googleCalendarOAuth: OAuthProvider = {
  id: 'google',
  title: 'Google',
  kind: 'calendar',
  client: 'google',
  issuer: 'https://accounts.google.com',
  authorizationUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
  tokenUrl: 'https://oauth2.googleapis.com/token',
  revocationUrl: 'https://oauth2.googleapis.com/revoke',
  scopes: [
    'https://www.googleapis.com/auth/calendar.calendarlist.readonly',
    'https://www.googleapis.com/auth/calendar.events',
  ],
  clientAuthentication: 'client_secret_post',
  // `offline` gives a refresh token, and `consent` gives it again to an account that has granted before.
  parameters: { access_type: 'offline', prompt: 'consent' },
  async describe({ accessToken, fetch }) {
    // The calendar `primary` has the address of the account as its id.
    const url = 'https://www.googleapis.com/calendar/v3/users/me/calendarList/primary';
    const headers = { authorization: `Bearer ${accessToken}` };
    const response = await fetch(url, { headers, timeoutMs: 5_000, maxBytes: 64 * 1024 });
    const { id } = (await response.json()) as { id?: unknown };
    return { account: typeof id === 'string' ? id : null, settings: {} };
  },
};
