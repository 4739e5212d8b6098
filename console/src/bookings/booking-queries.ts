import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/api.ts';
import type { Booking } from '../api/schemas.ts';
import { addDays, dayStart } from './week.ts';

/** Most agents whose calendars are shown together: each is two requests. */
export const maxTogether = 12;
/** Interval at which bookings are read again, should the event stream be closed. Unit: milliseconds. */
const refreshMs = 60_000;

const bookingsPath = '/api/agents/{agentId}/calendar/bookings';
export const bookingsKey = [bookingsPath] as const;

export const calendarQuery = (agentId: string) =>
  queryOptions({
    queryKey: ['/api/agents', agentId, 'calendar'],
    queryFn: ({ signal }) => api.get('/api/agents/{agentId}/calendar', { path: { agentId }, signal }),
  });

export const feedQuery = (agentId: string) =>
  queryOptions({
    queryKey: ['/api/agents', agentId, 'calendar', 'feed'],
    queryFn: ({ signal }) => api.get('/api/agents/{agentId}/calendar/feed', { path: { agentId }, signal }),
  });

/** Bookings of an agent that begin in the week of `monday`, earliest first. */
export const weekQuery = (agentId: string, monday: string, zone: string) =>
  queryOptions({
    queryKey: [...bookingsKey, agentId, monday, zone],
    queryFn: async ({ signal }) => {
      const query = {
        from: dayStart(monday, zone).toISOString(),
        to: dayStart(addDays(monday, 7), zone).toISOString(),
        limit: 200,
      };
      const rows: Booking[] = [];
      let cursor = '';
      do {
        const page = await api.list(bookingsPath, { path: { agentId }, query, cursor, signal });
        rows.push(...page.data);
        cursor = page.next_cursor ?? '';
      } while (cursor !== '');
      return rows;
    },
    refetchInterval: refreshMs,
  });

const slotsPath = '/api/agents/{agentId}/calendar/slots';

/** Free times of a day. */
export const freeTimesQuery = (slots: { agentId: string; day: string; zone: string; minutes?: number | undefined }) =>
  queryOptions({
    queryKey: [...bookingsKey, 'slots', slots],
    queryFn: ({ signal }) =>
      api.get(slotsPath, {
        path: { agentId: slots.agentId },
        query: {
          from: dayStart(slots.day, slots.zone).toISOString(),
          to: dayStart(addDays(slots.day, 1), slots.zone).toISOString(),
          limit: 300,
          ...(slots.minutes !== undefined && { duration: slots.minutes }),
        },
        signal,
      }),
  });

/** The first free time within 30 days after a day. */
export const nextFreeQuery = (slots: { agentId: string; day: string; zone: string; minutes?: number | undefined }) =>
  queryOptions({
    queryKey: [...bookingsKey, 'next', slots],
    queryFn: ({ signal }) =>
      api.get(slotsPath, {
        path: { agentId: slots.agentId },
        query: {
          from: dayStart(addDays(slots.day, 1), slots.zone).toISOString(),
          to: dayStart(addDays(slots.day, 31), slots.zone).toISOString(),
          limit: 1,
          ...(slots.minutes !== undefined && { duration: slots.minutes }),
        },
        signal,
      }),
  });
