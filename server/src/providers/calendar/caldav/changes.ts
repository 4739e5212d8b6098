import { z } from 'zod';
import { type CalendarChanges, CalendarProviderError } from '#areas/agents/calendar-accounts';
import { faultOf } from '../calendar-request.ts';
import { askMultistatus } from './ask-multistatus.ts';
import type { DavSender } from './caldav-account.ts';
import { caldav, calendarServer, dav } from './multistatus.ts';

/** Token of a calendar: that of its server, and ETags of the events asked about where the server lists no changes. */
const Token = z.object({ sync: z.string(), tag: z.string(), etags: z.record(z.string(), z.string()) });
type Token = z.infer<typeof Token>;

interface Asked {
  calendarId: string;
  token: string | null;
  eventIds: ReadonlySet<string>;
  /** Path of an answer, given as a URL, as events are stored. */
  pathIn(href: string): string;
}

/** Finds the events of an answer by their decoded paths: servers differ in which characters they encode. */
function idsOf({ eventIds, pathIn }: Asked): (href: string) => string {
  const known = new Map([...eventIds].map((id) => [decoded(id), id]));
  return (href) => {
    const path = pathIn(href);
    return known.get(decoded(path)) ?? path;
  };
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * Changes of a calendar: by its sync token and a `sync-collection` report (RFC 6578), else by its tag
 * (`getctag`) and the ETags of its events. Of a server that has neither, any event may have changed each time.
 */
export async function calendarChanges(send: DavSender, asked: Asked, signal: AbortSignal): Promise<CalendarChanges> {
  const before = asked.token === null ? null : Token.parse(JSON.parse(asked.token));
  // The token before the report: what changes in between is told twice.
  const state = await readState(send, asked.calendarId, signal);
  const isSame =
    before !== null && (state.sync ? before.sync === state.sync : state.tag !== '' && before.tag === state.tag);
  if (isSame) return { token: asked.token ?? '', hasChanged: false, eventIds: new Set() };
  if (state.sync !== '') {
    const eventIds = before?.sync ? await changedSince(send, asked, before.sync, signal) : null;
    return { token: write({ ...state, etags: {} }), hasChanged: true, eventIds };
  }
  if (state.tag === '') return { token: write({ ...state, etags: {} }), hasChanged: true, eventIds: null };
  const etags = await readEtags(send, asked, signal);
  const isChanged = (id: string) => etags[id] === undefined || etags[id] !== before?.etags[id];
  const eventIds = before === null ? null : new Set([...asked.eventIds].filter(isChanged));
  return { token: write({ ...state, etags }), hasChanged: true, eventIds };
}

const write = (token: Token) => JSON.stringify(token);

async function readState(send: DavSender, calendarId: string, signal: AbortSignal): Promise<Omit<Token, 'etags'>> {
  const body =
    '<d:propfind xmlns:d="DAV:" xmlns:cs="http://calendarserver.org/ns/"><d:prop><d:resourcetype/><d:sync-token/><cs:getctag/></d:prop></d:propfind>';
  const responses = await askMultistatus(send, { method: 'PROPFIND', path: calendarId, depth: '0', body }, signal);
  const isCalendar = responses[0]?.properties
    .get(dav('resourcetype'))
    ?.elements.some(({ name }) => name === caldav('calendar'));
  // Xandikos answers 207 for one that is gone, whose events must not be taken for deleted ones.
  if (!isCalendar) throw faultOf({ status: 404 });
  const textOf = (name: string) => responses[0]?.properties.get(name)?.text.trim() ?? '';
  return { sync: textOf(dav('sync-token')), tag: textOf(calendarServer('getctag')) };
}

/** Events that changed since a sync token. Null: the server does not accept it any more, or told a part alone. */
async function changedSince(
  send: DavSender,
  asked: Asked,
  token: string,
  signal: AbortSignal,
): Promise<Set<string> | null> {
  const body = `<d:sync-collection xmlns:d="DAV:"><d:sync-token>${escapeXml(token)}</d:sync-token><d:sync-level>1</d:sync-level><d:prop><d:getetag/></d:prop></d:sync-collection>`;
  try {
    const responses = await askMultistatus(
      send,
      { method: 'REPORT', path: asked.calendarId, depth: '0', body },
      signal,
    );
    if (responses.some(({ status }) => / 507(?: |$)/.test(status))) return null;
    const idOf = idsOf(asked);
    return new Set(responses.map(({ href }) => idOf(href)));
  } catch (error) {
    // 403 with `valid-sync-token`; Xandikos answers 500 to a token it does not know.
    if (error instanceof CalendarProviderError) return null;
    throw error;
  }
}

async function readEtags(send: DavSender, asked: Asked, signal: AbortSignal): Promise<Record<string, string>> {
  const body = '<d:propfind xmlns:d="DAV:"><d:prop><d:getetag/></d:prop></d:propfind>';
  const responses = await askMultistatus(
    send,
    { method: 'PROPFIND', path: asked.calendarId, depth: '1', body },
    signal,
  );
  const idOf = idsOf(asked);
  const found = responses.map(({ href, properties }) => [
    idOf(href),
    properties.get(dav('getetag'))?.text.trim() ?? '',
  ]);
  return Object.fromEntries(found.filter(([id = '']) => asked.eventIds.has(id)));
}

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
