import { ConnectionId } from '@parley/contract/ids';
import { CalendarAuthorization } from '@parley/contract/resources/calendar';
import { z } from 'zod';
import type { Tx } from '#db/tenant-scope.ts';
import { person, signedBy } from '#platform/http/access/access.ts';
import { baseUrlOf } from '#platform/http/base-url.ts';
import { authorizationState } from '#platform/oauth/authorization-proof.ts';
import { findConnection } from '#platform/oauth/connections.queries.ts';
import { connectionNotFound, loginNeeded, stateUsed, vendorNotConfigured } from './connections.errors.ts';
import { operation } from './connections.operation.ts';
import type { CalendarVendor } from './vendors.ts';

/** Page of the console that a person comes back to. */
const returnTo = '/console/calendars';

/** Vendors add fields of their own, such as `scope` and `session_state`. */
const callbackQuery = z.looseObject({
  state: z.string().optional(),
  code: z.string().optional().meta({ description: 'Authorization code; absent where access was refused' }),
  error: z.string().optional(),
});

const callbackPath = ({ provider }: CalendarVendor) => `/api/calendar/${provider}/callback` as const;
const capital = ({ provider }: CalendarVendor) => `${provider.slice(0, 1).toUpperCase()}${provider.slice(1)}`;

/** Gives the address at which a person lets Parley use the calendars of an account. */
export const authorizationUrlOf = (vendor: CalendarVendor) =>
  operation({
    method: 'GET',
    path: `/api/calendar/${vendor.provider}/auth-url`,
    id: `get${capital(vendor)}CalendarAuthorization`,
    summary: `Begin connecting calendars at ${vendor.title}`,
    description:
      'Only for a person who is logged in, since the callback comes back to their browser: the answer sets a cookie for it. The address works once and for ten minutes.',
    access: person('calendar:write'),
    showsConversations: false,
    audit: 'calendar_connection.authorize',
    query: z.object({
      connection_id: ConnectionId.optional().meta({
        description:
          'Connection whose access has ended: it gets the new grant, and the agents that use it go on. Default: a new connection',
      }),
    }),
    answer: { status: 200, schema: CalendarAuthorization, caching: 'no-store' },
    refusals: ['forbidden', 'not_found', 'not_configured'],
    example: {
      answer: { url: 'https://accounts.example.com/authorize?state=...', expires_at: '2026-03-01T09:40:00.000Z' },
    },
    async run({ tx, tenantId, principal, actor, query, deps, request, headers, audit }) {
      const { registry, authorizations } = deps.oauth;
      const provider = registry.find(vendor.provider);
      const client = provider && registry.clientOf(provider);
      if (!provider || !client) throw vendorNotConfigured({ vendor: vendor.title });
      if (principal?.kind !== 'user') throw loginNeeded();
      const connectionId = query.connection_id ?? null;
      if (connectionId !== null) await requireConnection(tx, connectionId, vendor);
      const { url, cookie, expiresAt } = await authorizations.begin(tx, {
        tenantId,
        provider,
        client,
        person: { sessionId: principal.sessionId, actor },
        redirectUri: new URL(callbackPath(vendor), baseUrlOf(deps.publicUrl, request)).href,
        returnTo,
        name: null,
        settings: {},
        connectionId,
      });
      headers.set('set-cookie', cookie);
      audit.details({ provider: vendor.provider });
      return { url, expires_at: expiresAt.toISOString() };
    },
  });

/** Finishes connecting: stores the grant and sends the browser back to the console. */
export const authorizationCallbackOf = (vendor: CalendarVendor) =>
  operation({
    method: 'GET',
    path: callbackPath(vendor),
    id: `finish${capital(vendor)}CalendarAuthorization`,
    summary: `Finish connecting calendars at ${vendor.title}`,
    description: `${vendor.title} sends the browser here. It goes on to the console, with \`connected\` or \`failure\` in the query.`,
    access: signedBy(authorizationState),
    query: callbackQuery,
    audit: 'calendar_connection.create',
    transaction: 'none',
    answer: { status: 302, schema: null, description: 'Back to the console', caching: 'no-store' },
    refusals: ['conflict'],
    example: {},
    async run({ tenantId, subject, deps, headers, audit }) {
      const finished = await deps.oauth.authorizations.finish({ tenantId, ...subject });
      if (!finished) throw stateUsed();
      const { connectionId, failure } = finished;
      const outcome = connectionId === null ? `failure=${failure}` : `connected=${connectionId}`;
      headers.set('location', `${finished.returnTo}?${outcome}`);
      if (connectionId === null) audit.nothingChanged();
      else {
        audit.resource(connectionId);
        audit.details({ provider: vendor.provider });
      }
    },
  });

async function requireConnection(tx: Tx, id: ConnectionId, vendor: CalendarVendor): Promise<void> {
  const found = await findConnection(tx, id);
  if (found?.kind !== 'calendar' || found.provider !== vendor.provider) throw connectionNotFound();
}
