import type { Egress } from '@parley/egress';
import type { Database } from '#db/open.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { createAccessTokens } from '#platform/oauth/access-tokens.ts';
import { createAuthorizations } from '#platform/oauth/authorizations.ts';
import { createOAuthRegistry, type OAuthClient, type OAuthProvider } from '#platform/oauth/oauth-provider.ts';
import { createOAuthRequests } from '#platform/oauth/oauth-requests.ts';
import type { Sealer } from '#platform/secrets/sealer.ts';
import { googleCalendarOAuth } from '../providers/calendar/google/google-oauth.ts';
import { microsoftCalendarOAuth } from '../providers/calendar/microsoft/microsoft-oauth.ts';
import type { Config } from './config.ts';

/** Vendors at which people grant access. */
const oauthProviders: readonly OAuthProvider[] = [googleCalendarOAuth, microsoftCalendarOAuth];

/** OAuth of connections: what authorises them and keeps their tokens good. */
export function wireConnections(parts: {
  config: Config;
  db: Database;
  egress: Egress;
  sealer: Sealer;
  clock: Clock;
  newId: () => string;
  /** Addresses of a test's vendors. */
  addresses: Partial<Record<string, string>> | undefined;
}) {
  const { config, egress, clock, addresses } = parts;
  const registry = createOAuthRegistry({ providers: oauthProviders, clients: clientsOf(config), addresses });
  const requests = createOAuthRequests({ egress, now: () => clock.now() });
  const oauth = { ...parts, registry, requests };
  return {
    registry,
    requests,
    tokens: createAccessTokens(oauth),
    authorizations: createAuthorizations(oauth),
  };
}

/** Clients of the settings, by vendor; one without its secret is none. */
function clientsOf(config: Config): Partial<Record<string, OAuthClient>> {
  const pairs: Record<string, [string | undefined, string | undefined]> = {
    google: [config.googleClientId, config.googleClientSecret],
    hubspot: [config.hubspotClientId, config.hubspotClientSecret],
    microsoft: [config.microsoftClientId, config.microsoftClientSecret],
    pipedrive: [config.pipedriveClientId, config.pipedriveClientSecret],
    salesforce: [config.salesforceClientId, config.salesforceClientSecret],
    slack: [config.slackClientId, config.slackClientSecret],
  };
  return Object.fromEntries(
    Object.entries(pairs).flatMap(([vendor, [id, secret]]) =>
      id === undefined || secret === undefined ? [] : [[vendor, { id, secret }]],
    ),
  );
}
