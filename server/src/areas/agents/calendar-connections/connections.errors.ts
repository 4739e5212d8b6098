import type { ErrorDetail } from '@parley/contract/errors';
import { defineFieldRefusal, defineRefusal, defineWording } from '#platform/http/define-refusal.ts';

/** Identical for a connection of another tenant and one that never existed. */
export const connectionNotFound = defineRefusal(
  'not_found',
  'calendar_connection_not_found',
  'There is no calendar connection with this id',
);

/** A provider failed: nothing was booked, moved or offered. */
export const calendarFailed = defineRefusal(
  'unavailable',
  'calendar_failed',
  'The calendar “{{name}}” cannot be used now, so nothing was changed. {{why}}',
);

/** The turn of a request did not come while others waited for a provider. */
export const calendarBusy = defineRefusal(
  'unavailable',
  'calendar_busy',
  'Many requests wait for this calendar, so nothing was changed; try again in a moment',
);

export const connectionUsed = defineRefusal(
  'conflict',
  'calendar_connection_used',
  'An agent uses a calendar of this connection; choose another in the calendar of the agent first',
);

export const tooManyConnections = defineRefusal(
  'conflict',
  'calendar_connections_too_many',
  'An account has at most {{most}} calendar connections; remove one first',
);

export const vendorNotConfigured = defineRefusal(
  'not_configured',
  'calendar_vendor_not_configured',
  'This installation has no client at {{vendor}}; its operator sets one, or connect the calendar by CalDAV',
);

const serverUnusable = defineFieldRefusal('server_unusable', 'calendar_server_unusable', '{{why}}');
export const unusableServer = (why: string) => serverUnusable('/url', { why });

const unknownCalendar = defineWording('calendar_unknown', 'no connected account has this calendar');
const readOnlyCalendar = defineWording('calendar_read_only', 'this calendar can only be read');
export const calendarFaults = {
  unknown: (path: string): ErrorDetail => ({ path, code: 'unknown_calendar', ...unknownCalendar() }),
  readOnly: (path: string): ErrorDetail => ({ path, code: 'read_only_calendar', ...readOnlyCalendar() }),
};

export const loginNeeded = defineRefusal(
  'forbidden',
  'calendar_login_needed',
  'Log in to connect this calendar: its provider sends your browser back here',
);

export const stateUsed = defineRefusal(
  'conflict',
  'calendar_authorization_used',
  'This authorization was finished before; begin again in the console',
);
