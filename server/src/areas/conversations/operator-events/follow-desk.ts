import type { Role } from '@parley/contract/scopes';
import type { Member } from '#areas/conversations/operators';
import type { Database } from '#db/open.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { StreamedEvent } from '#platform/http/responses/event-stream.ts';
import type { EventFeed } from '#platform/outbox/event-feed.ts';
import { formatPosition, parsePosition } from '#platform/outbox/event-position.ts';
import { followEvents } from '#platform/outbox/follow-events.ts';
import { createDeskArrivals, type DeskArrival } from './desk-arrivals.ts';
import { deskEventTypes } from './desk-events.rules.ts';
import { createDeskFilter, type DeskFilter, envelope } from './desk-filter.ts';
import type { DeskStreams } from './desk-streams.ts';
import { listHeldTimes } from './held-chats.queries.ts';
import { createHeldChats, type HeldChats } from './held-chats.rules.ts';

interface FollowDeps {
  db: Database;
  feed: EventFeed;
  desk: DeskStreams;
  clock: Clock;
}

interface DeskFollower extends Member {
  role: Role;
  lastEventId: string | null;
  /** Maximum duration of the stream; null: as long as its credential. Unit: milliseconds. */
  endsAfterMs: number | null;
  signal: AbortSignal;
}

/**
 * Streams everything one operator receives: stored events with their ids, each once, and typing indicators without.
 * Ends when the person may no longer operate, or after `endsAfterMs`. `reset` tells the client to reload: events are
 * gone, or the visible chats have changed.
 */
export async function* followDesk(deps: FollowDeps, follower: DeskFollower): AsyncGenerator<StreamedEvent> {
  const { feed, desk, clock } = deps;
  const { tenantId, lastEventId, endsAfterMs } = follower;
  const after = lastEventId === null ? null : parsePosition(lastEventId);
  const stop = new AbortController();
  const stored = followEvents(feed, { tenantId, wanted: { types: deskEventTypes }, after, signal: stop.signal });
  const here = formatPosition(after ?? feed.position());
  const openedAtMs = clock.monotonicMs();
  const isLate = () => endsAfterMs !== null && clock.monotonicMs() - openedAtMs >= endsAfterMs;
  const arrivals = createDeskArrivals({ desk, member: follower, stored, isLate });
  follower.signal.addEventListener('abort', arrivals.end);
  try {
    // After subscribing, so that no change is missed in between.
    const held = await loadHeld(deps, follower);
    const { visibility } = desk;
    const filter = createDeskFilter({ member: follower, role: arrivals.role, held, visibility });
    yield { id: here, event: 'ready', data: envelope('ready', clock.now(), { cursor: here }) };
    if (lastEventId !== null && after === null) yield reset(clock.now());
    while (!follower.signal.aborted) {
      const arrival = await arrivals.next();
      if (arrival === null) return;
      const event = await toldOf(arrival, filter, clock.now());
      if (event) yield event;
    }
  } finally {
    follower.signal.removeEventListener('abort', arrivals.end);
    arrivals.close();
    stop.abort();
  }
}

async function toldOf(arrival: DeskArrival, filter: DeskFilter, now: Date): Promise<StreamedEvent | null> {
  if (arrival.kind === 'reset') return reset(now);
  if (arrival.kind === 'event') return filter.present(arrival.event);
  const { sessionId, typing } = arrival.typing;
  if (!(await filter.isTold({ kind: 'chat', sessionId, agentId: null, from: null }, now))) return null;
  return {
    event: 'chat.typing',
    data: envelope('chat.typing', now, { session_id: sessionId, by: 'visitor', typing }),
  };
}

const reset = (now: Date): StreamedEvent => ({ event: 'reset', data: envelope('reset', now, {}) });

function loadHeld({ db, clock }: FollowDeps, { tenantId, userId }: Member): Promise<HeldChats> {
  return db.app.inTenant(
    tenantId,
    async (tx) => createHeldChats(userId, await listHeldTimes(tx, userId, clock.now())),
    { onlyReads: true },
  );
}
