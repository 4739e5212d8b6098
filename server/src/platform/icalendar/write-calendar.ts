import ICAL from 'ical.js';

/** Event of an iCalendar object (RFC 5545). Times are instants, so no zone is written. */
export interface CalendarEvent {
  uid: string;
  startsAt: Date;
  endsAt: Date;
  title: string;
  description: string;
  status: 'CONFIRMED' | 'CANCELLED';
  /** Last change of the event. */
  changedAt: Date;
  /** Grows with each change. */
  sequence: number;
  /** Address of the event for people. */
  url?: string;
  location?: string;
  organizer?: CalendarPerson;
  /** Whom the event is for; has accepted, so that no answer is requested. */
  attendee?: CalendarPerson;
}

interface CalendarPerson {
  name: string;
  email: string;
}

/** Product identifier of calendars written here. */
export const productId = '-//Parley//Calendar//EN';

/** Writes an iCalendar object: lines folded, text escaped. `method` as RFC 5546 has it, for emails. */
export function writeCalendar(calendar: {
  name?: string;
  method?: 'PUBLISH' | 'REQUEST' | 'CANCEL';
  events: readonly CalendarEvent[];
}): string {
  const root = new ICAL.Component('vcalendar');
  root.addPropertyWithValue('version', '2.0');
  root.addPropertyWithValue('prodid', productId);
  if (calendar.method) root.addPropertyWithValue('method', calendar.method);
  if (calendar.name) {
    root.addPropertyWithValue('name', calendar.name);
    root.addPropertyWithValue('x-wr-calname', calendar.name);
  }
  for (const event of calendar.events) root.addSubcomponent(componentOf(event));
  return `${root.toString()}\r\n`;
}

/** Instant in UTC. Unit of resolution: seconds. */
export const utcTime = (instant: Date): ICAL.Time => ICAL.Time.fromJSDate(instant, true);

function componentOf(event: CalendarEvent): ICAL.Component {
  const component = new ICAL.Component('vevent');
  component.addPropertyWithValue('uid', event.uid);
  component.addPropertyWithValue('dtstamp', utcTime(event.changedAt));
  component.addPropertyWithValue('dtstart', utcTime(event.startsAt));
  component.addPropertyWithValue('dtend', utcTime(event.endsAt));
  component.addPropertyWithValue('summary', event.title);
  if (event.description !== '') component.addPropertyWithValue('description', event.description);
  component.addPropertyWithValue('status', event.status);
  component.addPropertyWithValue('transp', event.status === 'CANCELLED' ? 'TRANSPARENT' : 'OPAQUE');
  component.addPropertyWithValue('sequence', event.sequence);
  component.addPropertyWithValue('last-modified', utcTime(event.changedAt));
  if (event.url) component.addPropertyWithValue('url', event.url);
  if (event.location) component.addPropertyWithValue('location', event.location);
  if (event.organizer) addPerson(component, 'organizer', event.organizer);
  if (event.attendee) {
    const attendee = addPerson(component, 'attendee', event.attendee);
    attendee.setParameter('role', 'REQ-PARTICIPANT');
    attendee.setParameter('partstat', event.status === 'CANCELLED' ? 'DECLINED' : 'ACCEPTED');
    attendee.setParameter('rsvp', 'FALSE');
  }
  return component;
}

function addPerson(component: ICAL.Component, property: string, person: CalendarPerson): ICAL.Property {
  const added = component.addPropertyWithValue(property, `mailto:${person.email}`);
  // A parameter cannot hold these (RFC 5545, 3.2).
  added.setParameter('cn', person.name.replace(/["\p{Cc}]/gu, ' ').trim());
  return added;
}
