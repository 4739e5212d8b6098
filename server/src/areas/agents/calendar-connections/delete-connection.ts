import { apiKey } from '#platform/http/access/access.ts';
import { openSecrets } from '#platform/oauth/connection-secrets.ts';
import { type ConnectionRow, findConnection, removeConnection } from '#platform/oauth/connections.queries.ts';
import { OAuthError } from '#platform/oauth/oauth-error.ts';
import type { StoredTokens } from '#platform/oauth/oauth-requests.ts';
import { isConnectionUsed } from './booking-events.queries.ts';
import { connectionNotFound, connectionUsed } from './connections.errors.ts';
import {
  type CalendarConnectionsDeps,
  connectionParams,
  exampleConnectionId,
  operation,
} from './connections.operation.ts';

/** Removes a connection and revokes its access at the vendor. Events that were written stay where they are. */
export const deleteCalendarConnection = operation({
  method: 'DELETE',
  path: '/api/calendar/connections/{connectionId}',
  id: 'deleteCalendarConnection',
  summary: 'Remove a calendar connection',
  description:
    'Refused with 409 while an agent uses one of its calendars. Access by OAuth is revoked at the vendor as far as it offers that; events that were written stay.',
  access: apiKey('calendar:write'),
  showsConversations: false,
  audit: 'calendar_connection.delete',
  transaction: 'none',
  params: connectionParams,
  answer: { status: 204, schema: null },
  refusals: ['not_found', 'conflict'],
  example: { params: { connectionId: exampleConnectionId } },
  async run({ db, tenantId, params, deps, audit, log }) {
    const row = await db.app.inTenant(tenantId, async (tx) => {
      const found = await findConnection(tx, params.connectionId, { forUpdate: true });
      if (!found || found.kind !== 'calendar') throw connectionNotFound();
      if (await isConnectionUsed(tx, found.id)) throw connectionUsed();
      await removeConnection(tx, found.id);
      return found;
    });
    audit.details({ provider: row.provider });
    try {
      await revoke(deps, row);
    } catch (error) {
      if (!(error instanceof OAuthError)) throw error;
      log.warn(
        { event: 'calendar.revocation_failed', provider: row.provider, reason: error.code },
        'the access of a removed connection could not be revoked at the vendor',
      );
    }
  },
});

async function revoke({ oauth, sealer }: CalendarConnectionsDeps, row: ConnectionRow): Promise<void> {
  if (row.auth !== 'oauth' || row.state === 'revoked') return;
  const provider = oauth.registry.find(row.provider);
  const client = provider && oauth.registry.clientOf(provider);
  if (!client) return;
  const { accessToken = '', refreshToken = null } = openSecrets<StoredTokens>(sealer, row);
  await oauth.requests.revoke({ provider, client, settings: {} }, { accessToken, refreshToken });
}
