import { ConnectionId, type TenantId } from '@parley/contract/ids';
import type { CalendarConnection } from '@parley/contract/resources/calendar';
import { z } from 'zod';
import type { Actor } from '#platform/http/principal.ts';
import { operationOf } from '#platform/http/operation.ts';
import type { AccessTokens } from '#platform/oauth/access-tokens.ts';
import type { Authorizations } from '#platform/oauth/authorizations.ts';
import type { ConnectionRow } from '#platform/oauth/connections.queries.ts';
import type { OAuthRegistry } from '#platform/oauth/oauth-provider.ts';
import type { OAuthRequests } from '#platform/oauth/oauth-requests.ts';
import type { Sealer } from '#platform/secrets/sealer.ts';
import type { UrlGuard } from '#platform/tenant-urls/find-url-faults.ts';
import type { CalendarSync } from './calendar-syncs.queries.ts';
import type { ConnectedCalendars } from './connected-calendars.ts';

/** Dependencies of the operations of calendar connections beside the request's transaction. */
export interface CalendarConnectionsDeps {
  calendars: ConnectedCalendars;
  oauth: {
    registry: OAuthRegistry;
    requests: OAuthRequests;
    tokens: AccessTokens;
    authorizations: Authorizations;
  };
  sealer: Sealer;
  /** Guard of the addresses this installation may call. */
  egress: UrlGuard;
  publicUrl: string | undefined;
}

export const operation = operationOf<CalendarConnectionsDeps>();

export const connectionParams = z.object({ connectionId: ConnectionId });

/** Connection id in the examples of the API document. */
export const exampleConnectionId = '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b70' as ConnectionId;

export const exampleConnection: CalendarConnection = {
  id: exampleConnectionId,
  provider: 'caldav',
  name: 'Workshop',
  account: 'reception@example.com',
  url: 'https://dav.example.com/',
  state: 'connected',
  state_detail: '',
  checked_at: '2026-03-01T09:30:00.000Z',
  syncs: [{ calendar_id: '/reception/appointments/', synced_at: '2026-03-01T09:30:00.000Z', detail: '' }],
  created_at: '2026-03-01T09:30:00.000Z',
};

/** Presents the connection as the API shows it, without its secrets. */
export function presentConnection(row: ConnectionRow, syncs: readonly CalendarSync[] = []): CalendarConnection {
  const url = row.settings['url'];
  return {
    id: row.id,
    provider: row.provider as CalendarConnection['provider'],
    name: row.name,
    account: row.account,
    url: typeof url === 'string' ? url : null,
    state: row.state,
    state_detail: row.stateDetail,
    checked_at: row.checkedAt?.toISOString() ?? null,
    syncs: syncs.map(({ calendarId, syncedAt, fault }) => ({
      calendar_id: calendarId,
      synced_at: syncedAt?.toISOString() ?? null,
      detail: fault,
    })),
    created_at: row.createdAt.toISOString(),
  };
}

/** Row of a connection with a password, or without secrets. */
export function newConnection(given: {
  tenantId: TenantId;
  id: ConnectionId;
  provider: 'builtin' | 'caldav';
  name: string;
  account: string | null;
  settings: Record<string, string>;
  sealed: string | null;
  createdBy: Actor;
  now: Date;
}): ConnectionRow {
  const { now, ...row } = given;
  return {
    ...row,
    kind: 'calendar',
    auth: row.sealed === null ? 'none' : 'key',
    scopes: [],
    state: 'connected',
    stateDetail: '',
    accessExpiresAt: null,
    checkedAt: now,
    createdAt: now,
    updatedAt: now,
  };
}
