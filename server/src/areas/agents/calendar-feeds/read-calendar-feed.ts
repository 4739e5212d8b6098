import { createHash } from 'node:crypto';
import type { AgentId, TenantId } from '@parley/contract/ids';
import { z } from 'zod';
import { findFeedBookings } from '#areas/agents/calendar';
import type { Tx } from '#db/tenant-scope.ts';
import { dayMs } from '#platform/clock/wall-clock.ts';
import { publicAccess } from '#platform/http/access/access.ts';
import { notModified } from '#platform/http/operation.ts';
import { matchesEtag } from '#platform/http/responses/etag.ts';
import { writeCalendar } from '#platform/icalendar/write-calendar.ts';
import { eventOf } from './calendar-feed.rules.ts';
import { unknownFeed } from './calendar-feeds.errors.ts';
import { operation } from './calendar-feeds.operation.ts';
import { type CalendarFeedRow, findFeed, recordRead } from './calendar-feeds.queries.ts';
import { feedPath } from './present-feed.ts';

/** Past that a feed contains, by which a week or month that was looked at stays whole. Unit: days. */
const pastDays = 60;
const eventsMax = 5000;

/** The feed itself, for calendar programs: no key, a secret address. */
export const readCalendarFeed = operation({
  method: 'GET',
  path: `${feedPath}/{feed}`,
  id: 'readCalendarFeed',
  summary: 'Calendar feed',
  description:
    'Bookings of an agent as iCalendar (RFC 5545): the last 60 days and everything to come, without cancelled ones. `If-None-Match` is answered with 304 while nothing has changed.',
  access: publicAccess('calendar programs subscribe by address alone; it is secret, signed and can be replaced'),
  requestsPerMinute: 60,
  params: z.object({ feed: z.string().max(200).meta({ description: 'Token of the address, and `.ics`' }) }),
  answer: { status: 200, contentType: 'text/calendar', caching: 'private, no-cache', schema: z.string() },
  refusals: ['not_found'],
  example: { params: { feed: 'AZfzoHwee0Kf.ics' }, answer: 'BEGIN:VCALENDAR\r\n...' },
  async run({ params: { feed: file }, request, headers, db, deps, now }) {
    const ids = deps.tokens.read(file.replace(/\.ics$/, ''));
    if (!ids) throw unknownFeed();
    const text = await db.app.inTenant(ids[0] as TenantId, async (tx) => {
      const feed = await findFeed(tx, ids[1] ?? '');
      if (!feed) return null;
      await recordRead(tx, { feed, now });
      return writeFeed(tx, { feed, now });
    });
    if (text === null) throw unknownFeed();
    const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
    headers.set('etag', etag);
    if (matchesEtag(request.header('if-none-match'), etag)) return notModified;
    headers.set('content-disposition', 'inline; filename="bookings.ics"');
    return text;
  },
});

async function writeFeed(tx: Tx, { feed, now }: { feed: CalendarFeedRow; now: Date }): Promise<string | null> {
  // By days: the answer stays the same between two requests.
  const from = new Date(Math.floor(now.getTime() / dayMs - pastDays) * dayMs);
  const found = await findFeedBookings(tx, { agentId: feed.agent_id as AgentId, from, limit: eventsMax });
  if (!found) return null;
  const shown = { ...found, showsCustomers: feed.shows_customers };
  return writeCalendar({
    name: found.title || found.agentName,
    method: 'PUBLISH',
    events: found.bookings.map((booking) => eventOf(booking, shown)),
  });
}
