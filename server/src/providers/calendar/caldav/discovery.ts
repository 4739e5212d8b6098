import { CalendarProviderError, type RemoteCalendar } from '#areas/agents/calendar-accounts';
import { faultOf } from '../calendar-request.ts';
import { askMultistatus } from './ask-multistatus.ts';
import type { DavSender } from './caldav-account.ts';
import { caldav, type DavResponse, dav } from './multistatus.ts';

interface Server {
  url: string;
  send: DavSender;
}

const calendarProperties =
  '<d:displayname/><d:resourcetype/><d:current-user-privilege-set/><c:supported-calendar-component-set/>';

/**
 * Lists the calendars of an account: from the address given, over its principal and calendar home (RFC 6764, section
 * 6), or the one calendar the address is.
 */
export async function listCalendars(server: Server, signal: AbortSignal): Promise<RemoteCalendar[]> {
  const { url, send } = server;
  const start = await findStart(server, signal);
  const isCalendar = start.properties
    .get(dav('resourcetype'))
    ?.elements.some(({ name }) => name === caldav('calendar'));
  if (isCalendar) return calendarsIn(await propfind(send, start.href, calendarProperties, '0', signal), url);
  const principal = linkOf(start, dav('current-user-principal'));
  const home =
    linkOf(start, caldav('calendar-home-set')) ??
    (principal && (await homeOf(server, principal, signal))) ??
    start.href;
  return calendarsIn(await propfind(send, home, calendarProperties, '1', signal), url);
}

const startProperties = '<d:resourcetype/><d:current-user-principal/><c:calendar-home-set/>';

async function findStart({ url, send }: Server, signal: AbortSignal): Promise<DavResponse> {
  const { pathname } = new URL(url);
  const places = pathname === '/' ? ['/', '/.well-known/caldav'] : [pathname, '/.well-known/caldav'];
  let failure: CalendarProviderError | null = null;
  for (const place of places) {
    try {
      const [found] = await propfind(send, place, startProperties, '0', signal);
      if (found && found.properties.size > 0) return found;
    } catch (error) {
      if (!(error instanceof CalendarProviderError) || error.fault === 'unauthorized') throw error;
      failure ??= error;
    }
  }
  throw failure ?? new CalendarProviderError('not_found', 'There is no calendar server at this address.');
}

async function homeOf({ send }: Server, principal: string, signal: AbortSignal): Promise<string | undefined> {
  const [found] = await propfind(send, principal, '<c:calendar-home-set/>', '0', signal);
  return found && linkOf(found, caldav('calendar-home-set'));
}

function linkOf({ properties }: DavResponse, name: string): string | undefined {
  return properties
    .get(name)
    ?.elements.find((element) => element.name === dav('href'))
    ?.text.trim();
}

async function propfind(
  send: DavSender,
  path: string,
  properties: string,
  depth: '0' | '1',
  signal: AbortSignal,
): Promise<DavResponse[]> {
  const body = `<d:propfind xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"><d:prop>${properties}</d:prop></d:propfind>`;
  const request = { method: 'PROPFIND', path, depth, body } as const;
  // A page of a website is no calendar server.
  return askMultistatus(send, request, signal, (answer) => faultOf(answer.status < 300 ? { status: 405 } : answer));
}

function calendarsIn(responses: readonly DavResponse[], serverUrl: string): RemoteCalendar[] {
  const { origin } = new URL(serverUrl);
  const calendars = responses.flatMap(({ href, properties }): RemoteCalendar[] => {
    const has = (property: string, name: string) =>
      properties.get(property)?.elements.some((element) => element.name === name) === true;
    if (!has(dav('resourcetype'), caldav('calendar'))) return [];
    const kinds = properties.get(caldav('supported-calendar-component-set'))?.elements ?? [];
    if (kinds.length > 0 && !kinds.some(({ attributes }) => attributes['name'] === 'VEVENT')) return [];
    const url = new URL(href);
    const privileges = dav('current-user-privilege-set');
    // A server that names no privileges decides when it is written to.
    const isWritable =
      !properties.has(privileges) ||
      ['write', 'all', 'bind', 'write-content'].some((privilege) => has(privileges, dav(privilege)));
    const name =
      properties.get(dav('displayname'))?.text.trim() || decodeURIComponent(url.pathname.split('/').at(-2) ?? '');
    return [{ id: url.origin === origin ? url.pathname : url.href, name, isWritable, isPrimary: false }];
  });
  return calendars.map((calendar, index) => ({ ...calendar, isPrimary: index === 0 }));
}
