import type { Egress } from '@parley/egress';
import { createIntegrationTools, type Vendors } from '#areas/integrations/connections';
import type { Database } from '#db/open.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { createAccessTokens } from '#platform/oauth/access-tokens.ts';
import { createAuthorizations } from '#platform/oauth/authorizations.ts';
import { createOAuthRegistry, type OAuthClient, type OAuthProvider } from '#platform/oauth/oauth-provider.ts';
import { createOAuthRequests } from '#platform/oauth/oauth-requests.ts';
import type { Sealer } from '#platform/secrets/sealer.ts';
import { googleCalendarOAuth } from '../providers/calendar/google/google-oauth.ts';
import { microsoftCalendarOAuth } from '../providers/calendar/microsoft/microsoft-oauth.ts';
import { googleSheetsOAuth } from '../providers/integrations/google-sheets/google-sheets-oauth.ts';
import { googleSheetsVendor } from '../providers/integrations/google-sheets/google-sheets-vendor.ts';
import { httpVendor } from '../providers/integrations/http/http-vendor.ts';
import { hubspotOAuth } from '../providers/integrations/hubspot/hubspot-oauth.ts';
import { hubspotVendor } from '../providers/integrations/hubspot/hubspot-vendor.ts';
import { microsoftTeamsOAuth } from '../providers/integrations/microsoft-teams/microsoft-teams-oauth.ts';
import { microsoftTeamsVendor } from '../providers/integrations/microsoft-teams/microsoft-teams-vendor.ts';
import { pipedriveOAuth } from '../providers/integrations/pipedrive/pipedrive-oauth.ts';
import { pipedriveVendor } from '../providers/integrations/pipedrive/pipedrive-vendor.ts';
import { salesforceOAuth } from '../providers/integrations/salesforce/salesforce-oauth.ts';
import { salesforceVendor } from '../providers/integrations/salesforce/salesforce-vendor.ts';
import { slackOAuth } from '../providers/integrations/slack/slack-oauth.ts';
import { slackVendor } from '../providers/integrations/slack/slack-vendor.ts';
import { zendeskOAuth } from '../providers/integrations/zendesk/zendesk-oauth.ts';
import { zendeskVendor } from '../providers/integrations/zendesk/zendesk-vendor.ts';
import type { Config } from './config.ts';

/** Vendors at which people grant access. */
const oauthProviders: readonly OAuthProvider[] = [
  googleCalendarOAuth,
  googleSheetsOAuth,
  hubspotOAuth,
  microsoftCalendarOAuth,
  microsoftTeamsOAuth,
  pipedriveOAuth,
  salesforceOAuth,
  slackOAuth,
  zendeskOAuth,
];

/** Vendors of integrations. */
const vendors: Vendors = new Map(
  [
    googleSheetsVendor,
    httpVendor,
    hubspotVendor,
    microsoftTeamsVendor,
    pipedriveVendor,
    salesforceVendor,
    slackVendor,
    zendeskVendor,
  ].map((vendor) => [vendor.provider, vendor]),
);

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
  const { config, db, egress, sealer, clock, addresses } = parts;
  const registry = createOAuthRegistry({ providers: oauthProviders, clients: clientsOf(config), addresses });
  const requests = createOAuthRequests({ egress, now: () => clock.now() });
  const oauth = { ...parts, registry, requests };
  const tokens = createAccessTokens(oauth);
  const shared = { vendors, registry, requests, tokens, sealer, ...(addresses ? { addresses } : {}) };
  return {
    /** Dependencies of the area. */
    connections: { ...shared, authorizations: createAuthorizations(oauth) },
    /** Actions of connections as tools. */
    integrations: createIntegrationTools({ ...shared, db, egress, clock }),
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
    zendesk: [config.zendeskClientId, config.zendeskClientSecret],
  };
  return Object.fromEntries(
    Object.entries(pairs).flatMap(([vendor, [id, secret]]) =>
      id === undefined || secret === undefined ? [] : [[vendor, { id, secret }]],
    ),
  );
}
