import type { PlantedEvent } from '../calendar-account.conformance.ts';

const zone = `BEGIN:VTIMEZONE
TZID:Office time
BEGIN:DAYLIGHT
DTSTART:19810329T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
END:DAYLIGHT
BEGIN:STANDARD
DTSTART:19961027T030000
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
END:STANDARD
END:VTIMEZONE`;

const day = (date: string) => date.replaceAll('-', '');
const local = (name: string, text: string) => `${name};TZID=Office time:${text.replace(/[-:]/g, '')}00`;
const at = (date: string, time: string) => `${date}T${time}`;

/** Object of an event as a person's program writes it: with a time zone of its own that no table knows. */
export function plantedIcalendar(uid: string, event: PlantedEvent): string {
  const components = eventsOf(event).map(
    (lines) => `BEGIN:VEVENT\nUID:${uid}\nDTSTAMP:20260101T000000Z\n${lines.join('\n')}\nEND:VEVENT`,
  );
  const text = `BEGIN:VCALENDAR\nVERSION:2.0\nPRODID:-//Office//Calendar//EN\n${zone}\n${components.join('\n')}\nEND:VCALENDAR\n`;
  return text.replaceAll('\n', '\r\n');
}

function eventsOf(event: PlantedEvent): string[][] {
  switch (event.kind) {
    case 'timed': {
      const state = { busy: [], free: ['TRANSP:TRANSPARENT'], cancelled: ['STATUS:CANCELLED'] }[event.as ?? 'busy'];
      return [['SUMMARY:Meeting', local('DTSTART', event.from), local('DTEND', event.to), ...state]];
    }
    case 'all_day': {
      const state = event.as === 'free' ? ['TRANSP:TRANSPARENT'] : [];
      return [['SUMMARY:Holiday', `DTSTART;VALUE=DATE:${day(event.date)}`, ...state]];
    }
    case 'daily': {
      const { date, from, to, except = [], moved } = event;
      const gaps = except.map((each) => local('EXDATE', at(each, from)));
      const series = ['SUMMARY:Stand-up', local('DTSTART', at(date, from)), local('DTEND', at(date, to))];
      const master = [...series, 'RRULE:FREQ=DAILY', ...gaps];
      if (!moved) return [master];
      const changed = [
        'SUMMARY:Stand-up',
        local('RECURRENCE-ID', at(moved.date, from)),
        local('DTSTART', at(moved.date, moved.from)),
        local('DTEND', at(moved.date, moved.to)),
      ];
      return [master, changed];
    }
  }
}
