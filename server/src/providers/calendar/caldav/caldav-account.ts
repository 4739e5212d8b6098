import type { Egress } from '@parley/egress';
import ICAL from 'ical.js';
import {
  type BookedEvent,
  type BusyTime,
  type CalendarAccount,
  CalendarProviderError,
  type TimeSpan,
} from '#areas/agents/calendar-accounts';
import { utcTime, writeCalendar } from '#platform/icalendar/write-calendar.ts';
import { type CalendarAnswer, type CalendarRequest, faultOf, sendToCalendar } from '../calendar-request.ts';
import { askMultistatus } from './ask-multistatus.ts';
import { busyOccurrences, eventStateOf } from './busy-occurrences.ts';
import { calendarChanges } from './changes.ts';
import { listCalendars } from './discovery.ts';
import { caldav, dav } from './multistatus.ts';

export interface CalDavSettings {
  /** Address of the server, of the account or of a calendar. */
  url: string;
  username: string;
  /** Password, best one for this application alone. */
  password: string;
}

/** Sends a request with the account's credentials; `path` may be an absolute URL the server named. */
export type DavSender = (path: string, request: CalendarRequest, signal: AbortSignal) => Promise<CalendarAnswer>;

const calendarType = { 'content-type': 'text/calendar; charset=utf-8' };

/** Calendars of an account by CalDAV (RFC 4791). Tested against Radicale and Xandikos. */
export function createCalDavAccount(
  settings: CalDavSettings,
  { egress, now }: { egress: Pick<Egress, 'fetch'>; now: () => Date },
): CalendarAccount {
  const basic = Buffer.from(`${settings.username}:${settings.password}`).toString('base64');
  const send: DavSender = async (path, request, signal) => {
    const headers = { authorization: `Basic ${basic}`, ...request.headers };
    const answer = await sendToCalendar(egress, urlOf(path), { ...request, headers }, signal);
    if (answer.status === 401) throw faultOf(answer);
    return answer;
  };
  const urlOf = (path: string) => new URL(path, settings.url).href;
  const pathOf = (calendarId: string, uid: string) => `${calendarId}${encodeURIComponent(uid)}.ics`;
  const address = settings.username.includes('@') ? settings.username : null;

  async function create(calendarId: string, event: BookedEvent, signal: AbortSignal): Promise<string> {
    const path = pathOf(calendarId, event.uid);
    const headers = { ...calendarType, 'if-none-match': '*' };
    const answer = await send(path, { method: 'PUT', headers, body: eventText(event, now()) }, signal);
    // 412: an earlier attempt has created it.
    if (answer.status !== 412 && !wasStored(answer)) throw faultOf(answer);
    return path;
  }

  return {
    listCalendars: (signal) => listCalendars({ url: settings.url, send }, signal),

    async busyTimes({ calendarId, span, timezone }, signal) {
      const objects = await findObjects(send, calendarId, span, signal);
      return [...objects].flatMap(([eventId, text]): BusyTime[] =>
        busyOccurrences(text, { eventId, span, timezone, address }),
      );
    },

    createEvent: ({ calendarId, event }, signal) => create(calendarId, event, signal),

    async moveEvent({ calendarId, eventId, event }, signal) {
      for (let attempt = 1; ; attempt += 1) {
        const stored = await send(eventId, { method: 'GET', isRepeatable: true }, signal);
        if (stored.status === 404 || stored.status === 410) return create(calendarId, event, signal);
        if (stored.status !== 200) throw faultOf(stored);
        const etag = stored.headers.get('etag');
        const headers = { ...calendarType, ...(etag === null ? {} : { 'if-match': etag }) };
        const body = movedText(stored.text, event, now());
        const answer = await send(eventId, { method: 'PUT', headers, body }, signal);
        if (wasStored(answer)) return eventId;
        // Changed by a person in between.
        if (answer.status !== 412 || attempt === 3) throw faultOf(answer);
      }
    },

    async deleteEvent({ calendarId, eventId, uid }, signal) {
      const path = eventId ?? pathOf(calendarId, uid);
      const answer = await send(path, { method: 'DELETE', isRepeatable: true }, signal);
      const isGone = answer.status < 300 || answer.status === 404 || answer.status === 410;
      if (!isGone) throw faultOf(answer);
    },

    changes: ({ calendarId, token, eventIds }, signal) => {
      return calendarChanges(send, { calendarId, token, eventIds, pathIn: (url) => pathIn(url, calendarId) }, signal);
    },

    async readEvent({ eventId, timezone }, signal) {
      const stored = await send(eventId, { method: 'GET', isRepeatable: true }, signal);
      if (stored.status === 404 || stored.status === 410) return { kind: 'gone' };
      if (stored.status !== 200) throw faultOf(stored);
      return eventStateOf(stored.text, timezone);
    },
  };
}

/** Xandikos answers a refused PUT with 207, in which the fault is. */
const wasStored = ({ status }: CalendarAnswer) => status >= 200 && status < 300 && status !== 207;

function eventText(event: BookedEvent, changedAt: Date): string {
  const { uid, title, description } = event;
  const times = { startsAt: new Date(event.from), endsAt: new Date(event.to) };
  return writeCalendar({
    events: [{ uid, title, description, ...times, status: 'CONFIRMED', changedAt, sequence: 0 }],
  });
}

/** The stored object with other times. What people added, such as notes or an alarm, stays. */
function movedText(stored: string, event: BookedEvent, changedAt: Date): string {
  const root = new ICAL.Component(ICAL.parse(stored));
  const component = root.getFirstSubcomponent('vevent');
  if (!component) throw new CalendarProviderError('unavailable', 'The calendar holds an event that cannot be read.');
  component.removeAllProperties('dtstart');
  component.removeAllProperties('dtend');
  component.removeAllProperties('duration');
  component.addPropertyWithValue('dtstart', utcTime(new Date(event.from)));
  component.addPropertyWithValue('dtend', utcTime(new Date(event.to)));
  // Cancelled by a person before the booking was moved: it takes place again.
  component.updatePropertyWithValue('status', 'CONFIRMED');
  component.updatePropertyWithValue('dtstamp', utcTime(changedAt));
  component.updatePropertyWithValue('sequence', Number(component.getFirstPropertyValue('sequence') ?? 0) + 1);
  return `${root.toString()}\r\n`;
}

const timeText = (instant: number) => new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '');

/**
 * Calendar objects that may be busy in the span, by path. Two questions, because servers disagree: Xandikos finds no
 * series that began before a time range, Radicale ignores `expand`. So all series are read, and expanded here.
 */
async function findObjects(
  send: DavSender,
  calendarId: string,
  span: TimeSpan,
  signal: AbortSignal,
): Promise<Map<string, string>> {
  // A day around, for times without a zone.
  const range = `start="${timeText(span.from - 86_400_000)}" end="${timeText(span.to + 86_400_000)}"`;
  // Both end before this does: a server that failed is left alone, also by the repetition of the other question.
  const answers = await Promise.allSettled(
    [`<c:time-range ${range}/>`, '<c:prop-filter name="RRULE"/>'].map((filter) =>
      query(send, calendarId, filter, signal),
    ),
  );
  return new Map(
    answers.flatMap((answer) => {
      if (answer.status === 'rejected') throw answer.reason;
      return answer.value;
    }),
  );
}

async function query(
  send: DavSender,
  calendarId: string,
  filter: string,
  signal: AbortSignal,
): Promise<[path: string, text: string][]> {
  const body = `<c:calendar-query xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"><d:prop><d:getetag/><c:calendar-data/></d:prop><c:filter><c:comp-filter name="VCALENDAR"><c:comp-filter name="VEVENT">${filter}</c:comp-filter></c:comp-filter></c:filter></c:calendar-query>`;
  const responses = await askMultistatus(send, { method: 'REPORT', path: calendarId, depth: '1', body }, signal);
  return responses.flatMap(({ href, properties }): [string, string][] => {
    const text = properties.get(caldav('calendar-data'))?.text;
    return text === undefined || !properties.has(dav('getetag')) ? [] : [[pathIn(href, calendarId), text]];
  });
}

/** Path of an event's URL as events are stored here: absolute where the calendar is at another host. */
function pathIn(url: string, calendarId: string): string {
  return calendarId.startsWith('http') ? url : new URL(url).pathname;
}
