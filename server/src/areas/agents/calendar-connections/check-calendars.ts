import type { ErrorDetail } from '@parley/contract/errors';
import type { AgentCalendarConfig, CalendarReference } from '@parley/contract/resources/calendar';
import type { RemoteCalendar } from '#areas/agents/calendar-accounts';
import type { Tx } from '#db/tenant-scope.ts';
import { refuseFields } from '#platform/http/define-refusal.ts';
import { findConnection } from '#platform/oauth/connections.queries.ts';
import type { ConnectedCalendars } from './connected-calendars.ts';
import { calendarFaults } from './connections.errors.ts';

type Chosen = Pick<AgentCalendarConfig, 'busy_calendars' | 'write_calendar'>;

/**
 * Refuses (400) calendars that no connected account has, and one to write to that can only be read. Those chosen
 * before are not asked for again: their provider may be away, and they may be kept.
 */
export async function checkCalendars(
  tx: Tx,
  calendars: ConnectedCalendars,
  wanted: Chosen,
  before: Chosen,
): Promise<void> {
  const lists = new Map<string, RemoteCalendar[] | null>();
  const find = async ({ connection_id: id, calendar_id: calendarId }: CalendarReference) => {
    if (!lists.has(id)) {
      const connection = await findConnection(tx, id);
      lists.set(id, connection?.kind === 'calendar' ? await calendars.listCalendars(tx, id) : null);
    }
    return lists.get(id)?.find((each) => each.id === calendarId);
  };
  const faults: ErrorDetail[] = [];
  for (const [index, each] of wanted.busy_calendars.entries()) {
    if (before.busy_calendars.some((known) => isSame(known, each))) continue;
    if (!(await find(each))) faults.push(calendarFaults.unknown(`/busy_calendars/${index}/connection_id`));
  }
  const target = wanted.write_calendar;
  if (target && !(before.write_calendar && isSame(before.write_calendar, target))) {
    const found = await find(target);
    if (!found) faults.push(calendarFaults.unknown('/write_calendar/connection_id'));
    else if (!found.isWritable) faults.push(calendarFaults.readOnly('/write_calendar'));
  }
  if (faults.length > 0) throw refuseFields(faults);
}

const isSame = (one: CalendarReference, other: CalendarReference) =>
  one.connection_id === other.connection_id && one.calendar_id === other.calendar_id;
