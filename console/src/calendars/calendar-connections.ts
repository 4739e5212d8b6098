import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/api.ts';

export const connectionsPath = '/api/calendar/connections';

/** Connected calendar accounts, and what can be connected. */
export const connectionsQuery = queryOptions({
  queryKey: [connectionsPath],
  queryFn: ({ signal }) => api.get(connectionsPath, { signal }),
});

/** Calendars of a connection, as its provider has them now. */
export const calendarsQuery = (connectionId: string) =>
  queryOptions({
    queryKey: [connectionsPath, connectionId, 'calendars'],
    queryFn: ({ signal }) =>
      api.get('/api/calendar/connections/{connectionId}/calendars', { path: { connectionId }, signal }),
    staleTime: 60_000,
    retry: false,
  });

/** Begins connecting at a vendor; `connectionId` is the connection whose access has ended. */
export function authorizationOf(vendor: 'google' | 'microsoft', connectionId?: string) {
  const query = connectionId === undefined ? {} : { connection_id: connectionId };
  return vendor === 'google'
    ? api.get('/api/calendar/google/auth-url', { query })
    : api.get('/api/calendar/microsoft/auth-url', { query });
}
