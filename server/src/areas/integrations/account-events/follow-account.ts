import type { EventType } from '@parley/contract/events';
import type { TenantId } from '@parley/contract/ids';
import type { Clock } from '#platform/clock/clock.ts';
import type { StreamedEvent } from '#platform/http/responses/event-stream.ts';
import { cachePerEvent } from '#platform/outbox/cache-per-event.ts';
import type { EventFeed } from '#platform/outbox/event-feed.ts';
import { formatPosition, parsePosition } from '#platform/outbox/event-position.ts';
import { followEvents } from '#platform/outbox/follow-events.ts';
import { changeOf } from './account-changes.rules.ts';

/** Streams the changes of an account: `ready`, then each reported event once and in order; `reset` marks a gap. */
export async function* followAccount(
  { feed, clock }: { feed: EventFeed; clock: Clock },
  follower: { tenantId: TenantId; types: readonly EventType[]; lastEventId: string | null; signal: AbortSignal },
): AsyncGenerator<StreamedEvent> {
  const { tenantId, types, lastEventId, signal } = follower;
  const after = lastEventId === null ? null : parsePosition(lastEventId);
  const here = formatPosition(after ?? feed.position());
  const followed = followEvents(feed, { tenantId, wanted: { types }, after, signal });
  const told = (event: string, data: object) => ({
    event,
    data: { type: event, timestamp: clock.now().toISOString(), data },
  });
  yield { id: here, ...told('ready', { cursor: here }) };
  if (lastEventId !== null && after === null) yield told('reset', {});
  for await (const each of followed) {
    if (each.kind === 'reset') yield told('reset', {});
    else {
      const streamed = streamedOf(each.event);
      if (streamed) yield streamed;
    }
  }
}

/** Event as its followers receive it, built once for all of them. */
const streamedOf = cachePerEvent((event): StreamedEvent | null => {
  const change = changeOf(event);
  if (!change) return null;
  const { type, createdAt } = event;
  return {
    id: formatPosition(event.position),
    event: type,
    data: { type, timestamp: createdAt.toISOString(), data: change },
    isShared: true,
  };
});
