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
