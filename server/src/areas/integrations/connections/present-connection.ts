import type { Connection, IntegrationProviderName } from '@parley/contract/resources/integration';
import { textsOf } from '#platform/oauth/access-tokens.ts';
import type { ConnectionRow } from '#platform/oauth/connections.queries.ts';

/** A connection for the API: without its secrets. */
export function presentConnection(row: ConnectionRow): Connection {
  return {
    id: row.id,
    provider: row.provider as IntegrationProviderName,
    name: row.name,
    account: row.account,
    auth: row.auth,
    settings: textsOf(row.settings),
    scopes: row.scopes,
    state: row.state,
    state_detail: row.stateDetail,
    checked_at: row.checkedAt?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}
