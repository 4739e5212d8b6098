import type { TenantId } from '@parley/contract/ids';
import { describe, expect, it, vi } from 'vitest';
import type { EventFeed, StoredEvent, WantedEvents } from './event-feed.ts';
import { type EventPosition, isAfter } from './event-position.ts';
import { type Followed, followEvents } from './follow-events.ts';

const tenantId = 'tenant' as TenantId;
const at = (id: number): EventPosition => ({ xid: BigInt(id), id: BigInt(id) });
const event = (id: number, more: Partial<StoredEvent> = {}): StoredEvent => ({
  position: at(id),
  tenantId,
  topic: 'chat',
  type: 'test',
  data: id,
  createdAt: new Date(0),
  ...more,
});

/** A manual feed; the real one has its own tests. Delivered events are stored, unless deleted. */
function feedByHand(options: { deletedUpTo?: number } = {}) {
  const stored: StoredEvent[] = [];
  const listeners = new Set<(event: StoredEvent) => void>();
  let duringReplay = () => {};
  const feed: EventFeed = {
    onEvent(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async replay(_tenantId, wanted, after) {
      const found = stored.filter((each) => isWanted(each, wanted) && isAfter(each.position, after));
      duringReplay();
      await Promise.resolve();
      return after.id < (options.deletedUpTo ?? 0) ? null : found;
    },
    position: () => stored.at(-1)?.position ?? at(0),
    close: async () => {},
  };
  const deliver = (next: StoredEvent) => {
    stored.push(next);
    for (const listener of listeners) listener(next);
  };
  return { feed, deliver, listeners, onReplay: (action: () => void) => (duringReplay = action) };
}

const isWanted = (each: StoredEvent, wanted: WantedEvents) =>
  'topic' in wanted ? each.topic === wanted.topic : (wanted.types as readonly string[]).includes(each.type);

function follow(
  feed: EventFeed,
  after: EventPosition | null,
  signal = new AbortController().signal,
  wanted: WantedEvents = { topic: 'chat' },
) {
  return followEvents(feed, { tenantId, wanted, after, signal });
}

async function take(followed: AsyncGenerator<Followed>, count: number): Promise<(unknown | 'reset')[]> {
  const taken: unknown[] = [];
  while (taken.length < count) {
    const { value, done } = await followed.next();
    if (done) break;
    taken.push(value.kind === 'reset' ? 'reset' : value.event.data);
  }
  return taken;
}

describe('followEvents', () => {
  it('yields stored events, then live ones, each once, also those committed while reading', async () => {
    const { feed, deliver, onReplay } = feedByHand();
    for (const id of [1, 2, 3]) deliver(event(id));
    onReplay(() => deliver(event(4)));
    const followed = follow(feed, at(1));
    expect(await take(followed, 3)).toEqual([2, 3, 4]);
    deliver(event(5));
    expect(await take(followed, 1)).toEqual([5]);
  });

  it('deduplicates an event in both store and feed', async () => {
    const { feed, deliver } = feedByHand();
    deliver(event(1));
    const followed = follow(feed, at(0));
    const first = followed.next();
    deliver(event(1));
    deliver(event(2));
    expect((await first).value).toMatchObject({ event: { data: 1 } });
    expect(await take(followed, 1)).toEqual([2]);
  });

  it('starts with the next event without a position', async () => {
    const { feed, deliver } = feedByHand();
    deliver(event(1));
    const followed = follow(feed, null);
    const next = take(followed, 1);
    deliver(event(2));
    expect(await next).toEqual([2]);
  });

  it('isolates topics and tenants', async () => {
    const { feed, deliver } = feedByHand();
    const followed = follow(feed, null);
    const next = take(followed, 1);
    deliver(event(1, { topic: 'other' }));
    deliver(event(2, { tenantId: 'stranger' as TenantId }));
    deliver(event(3));
    expect(await next).toEqual([3]);
  });

  it('filters by type in any topic, stored events too', async () => {
    const { feed, deliver } = feedByHand();
    deliver(event(1, { topic: 'one', type: 'chat.session.closed' }));
    deliver(event(2, { topic: 'one' }));
    const types = ['chat.session.closed', 'chat.session.claimed'] as const;
    const followed = follow(feed, at(0), undefined, { types });
    const next = take(followed, 2);
    deliver(event(3, { topic: 'two', type: 'chat.session.claimed' }));
    deliver(event(4, { topic: 'two', type: 'chat.session.claimed', tenantId: 'stranger' as TenantId }));
    expect(await next).toEqual([1, 3]);
  });

  it('sends reset first for an expired position, then continues live', async () => {
    const { feed, deliver } = feedByHand({ deletedUpTo: 2 });
    for (const id of [1, 2, 3]) deliver(event(id));
    const followed = follow(feed, at(1));
    expect(await take(followed, 1)).toEqual(['reset']);
    deliver(event(4));
    expect(await take(followed, 1)).toEqual([4]);
  });

  // The reset waited behind the whole queue, and behind all events that came meanwhile: a reader that stayed slow got
  // events from beyond the gap and was never reset.
  it('drops the queue of a slow reader and sends reset at once', async () => {
    const { feed, deliver } = feedByHand();
    const followed = follow(feed, null);
    const first = take(followed, 1);
    deliver(event(1));
    expect(await first).toEqual([1]);
    for (let id = 2; id <= 1100; id++) deliver(event(id));
    expect(await take(followed, 1)).toEqual(['reset']);
    deliver(event(1101));
    const after = await take(followed, 1);
    expect(Number(after[0])).toBeGreaterThan(1001);
  });

  it('buffers a thousand events for a slow reader', async () => {
    const { feed, deliver } = feedByHand();
    const followed = follow(feed, null);
    const first = take(followed, 1);
    for (let id = 1; id <= 1000; id++) deliver(event(id));
    expect([...(await first), ...(await take(followed, 999))]).toEqual(Array.from({ length: 1000 }, (_, n) => n + 1));
  });

  it('ends on abort: while waiting, between stored events and before the start', async () => {
    const { feed, deliver, listeners } = feedByHand();
    for (const id of [1, 2, 3]) deliver(event(id));

    const waiting = new AbortController();
    const next = follow(feed, null, waiting.signal).next();
    waiting.abort();
    expect(await next).toEqual({ value: undefined, done: true });

    const amid = new AbortController();
    const followed = follow(feed, at(0), amid.signal);
    expect(await take(followed, 1)).toEqual([1]);
    amid.abort();
    expect((await followed.next()).done).toBe(true);

    expect((await follow(feed, at(0), AbortSignal.abort()).next()).done).toBe(true);
    expect(listeners.size).toBe(0);
  });

  it('releases its subscriptions when its reader stops', async () => {
    const { feed, deliver, listeners } = feedByHand();
    deliver(event(1));
    const remove = vi.spyOn(AbortSignal.prototype, 'removeEventListener');
    for await (const followed of follow(feed, at(0))) {
      expect(followed.kind).toBe('event');
      break;
    }
    expect(listeners.size).toBe(0);
    expect(remove).toHaveBeenCalledOnce();
    remove.mockRestore();
  });

  it('delivers ephemeral events live, between stored ones, also to a waiting reader', async () => {
    const { feed, deliver } = feedByHand();
    const words: string[] = [];
    let tell = () => {};
    const passing = { next: () => words.shift(), onAvailable: (listener: () => void) => (tell = listener) };
    const { signal } = new AbortController();
    const followed = followEvents<string>(feed, { tenantId, wanted: { topic: 'chat' }, after: null, signal, passing });
    const next = followed.next();
    words.push('typing');
    tell();
    expect((await next).value).toBe('typing');
    deliver(event(1));
    expect((await followed.next()).value).toMatchObject({ kind: 'event', event: { data: 1 } });
    await followed.return(undefined);
  });
});
