import { ConnectionId } from '@parley/contract/ids';
import { OAuthAuthorization } from '@parley/contract/resources/integration';
import { Name } from '@parley/contract/names';
import { z } from 'zod';
import { person } from '#platform/http/access/access.ts';
import { baseUrlOf } from '#platform/http/base-url.ts';
import { textsOf } from '#platform/oauth/access-tokens.ts';
import type { ConnectionRow } from '#platform/oauth/connections.queries.ts';
import { checkSettings } from './check-request.ts';
import { connectionNotFound, noOAuthClient, onlyInBrowser, takesNoGrant } from './connections.errors.ts';
import { operation, providerParams } from './connections.operation.ts';
import { getConnection, vendorOf } from './find-vendor.ts';
import { requireRoom } from './require-room.ts';
import type { Vendor } from './vendor.ts';

/** Page of the console that a person comes back to. */
const returnTo = '/console/connections';

/** Begins to connect a vendor by OAuth. */
export const beginAuthorization = operation({
  method: 'GET',
  path: '/api/integrations/providers/{provider}/oauth/authorize',
  id: 'authorizeIntegration',
  summary: 'Connect by OAuth',
  description:
    'Answers with the page of the vendor, to open in the same browser within ten minutes, and sets a cookie without which the callback is refused. With `connection_id` an existing connection is authorised again.',
  access: person('integrations:write'),
  audit: 'connection.authorize',
  params: providerParams,
  query: z.strictObject({
    connection_id: ConnectionId.optional().meta({ description: 'Connection to authorise again' }),
    name: Name.optional().meta({ description: 'Name of a new connection' }),
    channel_link: z.string().trim().min(1).max(500).optional().meta({ description: 'Of `microsoft_teams`' }),
    login_domain: z.string().trim().min(1).max(200).optional().meta({ description: 'Of `salesforce`' }),
    spreadsheet_id: z.string().trim().min(1).max(200).optional().meta({ description: 'Of `google_sheets`' }),
    sheet: z.string().trim().min(1).max(200).optional().meta({ description: 'Of `google_sheets`' }),
    subdomain: z.string().trim().min(1).max(63).optional().meta({ description: 'Of `zendesk`' }),
  }),
  answer: { status: 200, schema: OAuthAuthorization, caching: 'no-store' },
  refusals: ['forbidden', 'not_found', 'conflict', 'not_configured'],
  example: {
    params: { provider: 'hubspot' },
    answer: {
      url: 'https://app.hubspot.com/oauth/authorize?response_type=code&client_id=example&state=oas_example',
      expires_at: '2026-03-01T09:40:00.000Z',
    },
  },
  async run({ tx, tenantId, principal, actor, params, query, request, headers, deps, audit }) {
    if (principal?.kind !== 'user') throw onlyInBrowser();
    const vendor = vendorOf(deps.vendors, params.provider);
    const { connection_id: connectionId = null, name = null, ...settings } = query;
    if (!vendor.takesOAuth) throw takesNoGrant({ title: vendor.title });
    const before = connectionId === null ? null : await getConnection(tx, connectionId);
    if (before && before.provider !== params.provider) throw connectionNotFound();
    if (!before) await requireRoom(tx);
    checkSettings(deps, vendor, { ...givenSettings(vendor, before), ...settings }, 'oauth');
    const provider = deps.registry.find(params.provider);
    const client = provider && deps.registry.clientOf(provider);
    if (!client) throw noOAuthClient({ title: vendor.title });
    const base = baseUrlOf(deps.publicUrl, request);
    const begun = await deps.authorizations.begin(tx, {
      tenantId,
      provider,
      client,
      person: { sessionId: principal.sessionId, actor },
      redirectUri: `${base}/api/integrations/providers/${params.provider}/oauth/callback`,
      returnTo,
      name,
      // A vendor's address may hold a setting, also when the connection has it already.
      settings: { ...givenSettings(vendor, before), ...settings },
      connectionId,
    });
    audit.resource(params.provider);
    headers.set('set-cookie', begun.cookie);
    return { url: begun.url, expires_at: begun.expiresAt.toISOString() };
  },
});

/** Settings of a connection that people give, without those that came with its last grant. */
function givenSettings(vendor: Vendor, connection: ConnectionRow | null): Record<string, string> {
  const ofPeople = vendor.settings.filter(({ only }) => only === undefined || only === 'oauth');
  const stored = textsOf(connection?.settings ?? {});
  return Object.fromEntries(Object.entries(stored).filter(([name]) => ofPeople.some((each) => each.name === name)));
}
