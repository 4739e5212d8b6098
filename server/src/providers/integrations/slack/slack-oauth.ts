import type { OAuthProvider } from '#platform/oauth/oauth-provider.ts';

/** Errors of `oauth.v2.access` after which the grant is over. */
const ended = new Set(['invalid_refresh_token', 'token_revoked', 'token_expired', 'account_inactive', 'invalid_code']);

/** Slack's OAuth v2: errors have status 200, scopes are joined with commas. */
export const slackOAuth: OAuthProvider = {
  id: 'slack',
  title: 'Slack',
  kind: 'integration',
  client: 'slack',
  issuer: 'https://slack.com',
  authorizationUrl: 'https://slack.com/oauth/v2/authorize',
  tokenUrl: 'https://slack.com/api/oauth.v2.access',
  scopes: ['chat:write', 'chat:write.public'],
  scopeSeparator: ',',
  clientAuthentication: 'client_secret_post',
  standardise({ status, body }) {
    if (body['ok'] !== false) return { status, body };
    const error = typeof body['error'] === 'string' ? body['error'] : 'unknown';
    const code = ended.has(error) ? 'invalid_grant' : 'invalid_client';
    return { status: 400, body: { error: code, error_description: error } };
  },
  async describe({ response }) {
    const team = response['team'] as { name?: unknown } | undefined;
    return { account: typeof team?.name === 'string' ? team.name : null, settings: {} };
  },
};
