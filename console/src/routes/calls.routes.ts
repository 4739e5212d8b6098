import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../load-page.ts';
import { shell } from './shell.route.ts';

const calls = createRoute({
  getParentRoute: () => shell,
  path: '/calls',
  // Read by the page, whose script has the filters.
  validateSearch: (raw: Record<string, unknown>) => raw,
  component: lazyPage(() => import('../calls/calls-page.tsx'), 'CallsPage'),
});
const call = createRoute({
  getParentRoute: () => shell,
  path: '/calls/$callId',
  component: lazyPage(() => import('../calls/call-page.tsx'), 'CallPage'),
});
const recordings = createRoute({
  getParentRoute: () => shell,
  path: '/recordings',
  component: lazyPage(() => import('../calls/recordings-page.tsx'), 'RecordingsPage'),
});
const bookings = createRoute({
  getParentRoute: () => shell,
  path: '/bookings',
  // Read by the page, whose script has the filters.
  validateSearch: (raw: Record<string, unknown>) => raw,
  component: lazyPage(() => import('../bookings/bookings-page.tsx'), 'BookingsPage'),
});
const calendar = createRoute({
  getParentRoute: () => shell,
  path: '/bookings/calendars/$agentId',
  component: lazyPage(() => import('../bookings/calendar-page.tsx'), 'CalendarPage'),
});

const calendars = createRoute({
  getParentRoute: () => shell,
  path: '/calendars',
  validateSearch: ({ failure }: Record<string, unknown>): { failure?: string } =>
    typeof failure === 'string' ? { failure } : {},
  component: lazyPage(() => import('../calendars/calendars-page.tsx'), 'CalendarsPage'),
});

/** Calls, recordings, bookings and calendars. */
export const callRoutes = [calls, call, recordings, bookings, calendar, calendars] as const;
