import { setTimeout as sleep } from 'node:timers/promises';
import type { AgentId, TenantId } from '@parley/contract/ids';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Infrastructure, openInfrastructure } from '../../../test/open-infrastructure.ts';
import { deleteOldEvents } from './delete-old-events.ts';
import { inEmittingTransaction } from './emit.ts';
import { type EventFeed, type StoredEvent, startEventFeed } from './event-feed.ts';
import { formatPosition, isAfter } from './event-position.ts';

let floor: Infrastructure;
const feeds: EventFeed[] = [];

beforeAll(async () => {
  floor = await openInfrastructure();
});
afterEach(async () => {
  for (const feed of feeds.splice(0)) await feed.close();
});
afterAll(() => floor.close());

async function listen(): Promise<{ feed: EventFeed; heard: StoredEvent[] }> {
  const feed = await startEventFeed({ platform: floor.db.platform, bus: floor.bus, log: floor.log });
  feeds.push(feed);
  const heard: StoredEvent[] = [];
  feed.onEvent((event) => heard.push(event));
  return { feed, heard };
}

/** A transaction that emits one event per name and ends on command; the name takes the place of an agent's id. */
function begin(tenantId: TenantId, names: string[], options: { topic?: string; now?: Date } = {}) {
  let end: (fault?: Error) => void = () => {};
  const ended = new Promise<void>((resolve, reject) => {
    end = (fault) => (fault ? reject(fault) : resolve());
  });
  ended.catch(() => {});
  const now = options.now ?? new Date();
  const gate = { written: () => {} };
  const written = new Promise<void>((resolve) => {
    gate.written = resolve;
  });
  const done = inEmittingTransaction({ scope: floor.db.app, bus: floor.bus, tenantId, now }, async (_tx, emit) => {
    for (const name of names) await emit('agent.trashed', options.topic ?? 'test', { agent_id: name as AgentId });
    gate.written();
    await ended;
  });
  done.catch(() => {});
  return {
    written,
    commit() {
      end();
      return done;
    },
    rollback() {
      end(new Error('rolled back'));
      return done.catch(() => {});
    },
  };
}

async function emit(tenantId: TenantId, names: string[], options: { topic?: string; now?: Date } = {}) {
  await begin(tenantId, names, options).commit();
}

const forget = (before: string) =>
  deleteOldEvents(floor.db.platform, { before: new Date(before), atMost: new Date(0), log: floor.log });

const nameOf = (event: StoredEvent) => (event.data as { agent_id: string }).agent_id;
const namesOf = (events: readonly StoredEvent[]) => events.map(nameOf);

describe('the event feed', () => {
  it('delivers soon after the commit, to every process', async () => {
    const [one, two] = [await listen(), await listen()];
    const tenantId = floor.newTenant();
    await emit(tenantId, ['a', 'b']);
    const committedAt = performance.now();
    await vi.waitFor(() => expect(namesOf(one.heard)).toEqual(['a', 'b']), { interval: 2 });
    expect(performance.now() - committedAt).toBeLessThan(900);
    await vi.waitFor(() => expect(two.heard).toEqual(one.heard));
    expect(one.heard[0]).toMatchObject({ tenantId, topic: 'test', type: 'agent.trashed' });
  });

  // An event's number is assigned when it is written. A reader that only remembers the highest number would skip an
  // event whose transaction commits late, and never deliver it.
  it('delays an event while an older transaction is open, and loses neither', async () => {
    const { heard } = await listen();
    const tenantId = floor.newTenant();
    const slow = begin(tenantId, ['slow']);
    await slow.written;
    await emit(tenantId, ['quick']);
    await sleep(100);
    expect(heard).toEqual([]);
    await slow.commit();
    await vi.waitFor(() => expect(namesOf(heard)).toEqual(['slow', 'quick']));
  });

  it('never delivers a rolled-back event, and continues after it', async () => {
    const { heard } = await listen();
    const tenantId = floor.newTenant();
    const undone = begin(tenantId, ['undone']);
    await undone.written;
    await emit(tenantId, ['kept']);
    await undone.rollback();
    await vi.waitFor(() => expect(namesOf(heard)).toEqual(['kept']));
  });

  it('delivers every committed event once, under any overlap, in one causal order', async () => {
    const transaction = fc.record({
      writer: fc.integer({ min: 0, max: 5 }),
      events: fc.integer({ min: 0, max: 3 }),
      heldMs: fc.integer({ min: 0, max: 8 }),
      commits: fc.boolean(),
    });
    const [one, two] = [await listen(), await listen()];
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(transaction, { minLength: 10, maxLength: 40 }), async (plan) => {
        run += 1;
        one.heard.length = two.heard.length = 0;
        const committed = await carryOut(plan, run);
        await vi.waitFor(() => expect(one.heard.length).toBeGreaterThanOrEqual(committed.length), {
          interval: 5,
          timeout: 5000,
        });
        await vi.waitFor(() => expect(two.heard).toEqual(one.heard), { interval: 5, timeout: 5000 });
        expect(namesOf(one.heard).sort()).toEqual([...committed].sort());
        one.heard.slice(1).forEach((event, at) => {
          expect(isAfter(event.position, one.heard[at]?.position ?? event.position)).toBe(true);
        });
        // A writer begins its next transaction after the last has committed.
        for (let writer = 0; writer < 6; writer++) {
          const own = (name: string) => name.startsWith(`${run}-${writer}-`);
          expect(namesOf(one.heard).filter(own)).toEqual(committed.filter(own));
        }
      }),
      { numRuns: 20, endOnFailure: true },
    );
  }, 60_000);

  // Sorted as text, the tenth event came before the ninth, and the events the reader had then skipped were lost.
  it('keeps the order of a hundred events of one transaction', async () => {
    const { heard } = await listen();
    const names = Array.from({ length: 100 }, (_, number) => `event ${number}`);
    await emit(floor.newTenant(), names);
    await vi.waitFor(() => expect(heard.length).toBe(100));
    expect(namesOf(heard)).toEqual(names);
  });

  it('catches up without notifications from the bus', async () => {
    const { heard } = await listen();
    const tenantId = floor.newTenant();
    await floor.db.app.inTenant(tenantId, (tx) =>
      tx
        .insertInto('events')
        .values({
          tenant_id: tenantId,
          type: 'agent.trashed',
          topic: 'test',
          data: '{"agent_id": "quiet"}',
          created_at: new Date(),
        })
        .execute(),
    );
    await vi.waitFor(() => expect(namesOf(heard)).toEqual(['quiet']), { timeout: 3000 });
  });

  it('in a process that starts later begins after events already delivered elsewhere', async () => {
    const first = await listen();
    await emit(floor.newTenant(), ['earlier']);
    await vi.waitFor(() => expect(namesOf(first.heard)).toEqual(['earlier']));
    const { heard } = await listen();
    await emit(floor.newTenant(), ['later']);
    await vi.waitFor(() => expect(namesOf(heard)).toEqual(['later']));
  });
});

describe('replay', () => {
  const settled = (heard: StoredEvent[], count: number) => vi.waitFor(() => expect(heard).toHaveLength(count));

  it('returns a tenant’s events of one topic after a position', async () => {
    const { feed, heard } = await listen();
    const [tenantId, other] = [floor.newTenant(), floor.newTenant()];
    const start = feed.position();
    await emit(tenantId, ['a', 'b', 'c'], { topic: 'chat' });
    await emit(tenantId, ['elsewhere'], { topic: 'other' });
    await emit(other, ['foreign'], { topic: 'chat' });
    await settled(heard, 5);
    const all = await feed.replay(tenantId, { topic: 'chat' }, start);
    expect(namesOf(all ?? [])).toEqual(['a', 'b', 'c']);
    const rest = await feed.replay(tenantId, { topic: 'chat' }, all?.[0]?.position ?? start);
    expect(namesOf(rest ?? [])).toEqual(['b', 'c']);
    expect(await feed.replay(tenantId, { topic: 'chat' }, feed.position())).toEqual([]);
  });

  it('is null before the oldest stored event, and works from there on', async () => {
    const { feed, heard } = await listen();
    const tenantId = floor.newTenant();
    const start = feed.position();
    const [old, recent] = [new Date('2026-01-01T00:00:00Z'), new Date('2026-01-03T00:00:00Z')];
    await emit(tenantId, ['old'], { topic: 'chat', now: old });
    await emit(tenantId, ['recent'], { topic: 'chat', now: recent });
    await settled(heard, 2);
    await forget('2026-01-02T00:00:00Z');
    expect(await feed.replay(tenantId, { topic: 'chat' }, start)).toBeNull();
    const oldPosition = heard[0]?.position ?? start;
    expect(namesOf((await feed.replay(tenantId, { topic: 'chat' }, oldPosition)) ?? [])).toEqual(['recent']);
  });

  // Nodes' clocks differ: an event written later may have an earlier time and so be deleted after its successors. The
  // mark then moved backwards, and a stream that had missed events was not reset.
  it('stays null for deleted events when an older event is deleted later', async () => {
    const { feed, heard } = await listen();
    const tenantId = floor.newTenant();
    await emit(tenantId, ['first'], { topic: 'chat', now: new Date('2026-02-05T00:00:00Z') });
    await emit(tenantId, ['second'], { topic: 'chat', now: new Date('2026-02-01T00:00:00Z') });
    await settled(heard, 2);
    await forget('2026-02-02T00:00:00Z');
    await forget('2026-02-06T00:00:00Z');
    const first = heard[0]?.position ?? feed.position();
    expect([formatPosition(first), await feed.replay(tenantId, { topic: 'chat' }, first)]).toEqual([
      formatPosition(first),
      null,
    ]);
  });
});

/** Executes the plan, each writer's part in order and the writers concurrently; returns the committed names. */
async function carryOut(
  plan: { writer: number; events: number; heldMs: number; commits: boolean }[],
  run: number,
): Promise<string[]> {
  const tenantId = floor.newTenant();
  const committed: string[] = [];
  const writers = [...new Set(plan.map((step) => step.writer))];
  await Promise.all(
    writers.map(async (writer) => {
      for (const [turn, step] of plan.filter((each) => each.writer === writer).entries()) {
        const names = Array.from({ length: step.events }, (_, number) => `${run}-${writer}-${turn}-${number}`);
        const transaction = begin(tenantId, names);
        await transaction.written;
        await sleep(step.heldMs);
        await (step.commits ? transaction.commit() : transaction.rollback());
        if (step.commits) committed.push(...names);
      }
    }),
  );
  return committed;
}
