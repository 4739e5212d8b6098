import { setTimeout as sleep } from 'node:timers/promises';
import type { AgentId, TenantId } from '@parley/contract/ids';
import fc from 'fast-check';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Database, openDatabase } from '#db/open.ts';
import { createTestClock, type TestClock } from '#platform/clock/test-clock.ts';
import { type Infrastructure, openInfrastructure } from '../../../test/open-infrastructure.ts';
import { type ConsumedEvent, consumer, type OutboxConsumer } from './consumer.ts';
import { readConsumerStates } from './consumer-states.ts';
import { inEmittingTransaction } from './emit.ts';
import { type EventFeed, startEventFeed } from './event-feed.ts';
import { forgetOldEvents } from './forget-events.ts';
import { type RunningConsumers, startConsumers } from './start-consumers.ts';

let floor: Infrastructure;
let owner: pg.Client;
let clock: TestClock;
const running: { consumers: RunningConsumers; feed: EventFeed; db: Database }[] = [];
let name: string;
let number = 0;

beforeAll(async () => {
  floor = await openInfrastructure();
  owner = new pg.Client(floor.database.connections.owner);
  await owner.connect();
  await owner.query(`create table effects (at bigserial, consumer text, tenant_id uuid, effect text)`);
  await owner.query('grant insert on effects to parley_app; grant usage on sequence effects_at_seq to parley_app');
});
beforeEach(() => {
  clock = createTestClock(new Date());
  name = `test.consumer_${++number}`;
});
afterEach(async () => {
  for (const process of running.splice(0)) await stop(process);
  await owner.query('delete from outbox_consumers');
  await owner.query('delete from events');
});
afterAll(async () => {
  await owner.end();
  await floor.close();
});

/** Feed, pools and consumers as in a separate process. */
async function start(consumers: OutboxConsumer[], times: { leaseMs?: number; pollMs?: number } = {}) {
  const { connections } = floor.database;
  const db = openDatabase({ connections, poolSizes: { app: 4, platform: 4 }, log: floor.log });
  const feed = await startEventFeed({ platform: db.platform, bus: floor.bus, log: floor.log });
  const parts = { db, bus: floor.bus, feed, clock, log: floor.log, consumers, times };
  const process = { db, feed, consumers: await startConsumers(parts) };
  running.push(process);
  return process;
}

async function stop(process: (typeof running)[number]) {
  if (running.includes(process)) running.splice(running.indexOf(process), 1);
  await process.consumers.stop();
  await process.feed.close();
  await process.db.close();
}

const nameOf = (event: ConsumedEvent) => (event.data as { agent_id: string }).agent_id;

/** Writes each event's name into `effects`; `before` may throw. */
const writing = (before: (event: ConsumedEvent) => unknown = () => {}, more: Partial<OutboxConsumer> = {}) => ({
  ...consumer({
    name,
    types: ['agent.trashed'],
    startsAt: 'oldest_kept',
    async handle(tx, event) {
      await sql`insert into effects (consumer, tenant_id, effect) values (${name}, ${event.tenantId}, ${nameOf(event)})`.execute(
        tx,
      );
      await before(event);
    },
  }),
  ...more,
});

async function emit(tenantId: TenantId, names: string[], topic = 'topic', hold = Promise.resolve()): Promise<void> {
  const now = clock.now();
  await inEmittingTransaction({ scope: floor.db.app, bus: floor.bus, tenantId, now }, async (_tx, emitOne) => {
    for (const each of names) await emitOne('agent.trashed', topic, { agent_id: each as AgentId });
    await hold;
  });
}

async function effects(consumerName = name): Promise<string[]> {
  const rows = await owner.query<{ effect: string }>(`select effect from effects where consumer = $1 order by at`, [
    consumerName,
  ]);
  return rows.rows.map((row) => row.effect);
}
const stateOf = async (consumerName = name) =>
  (await readConsumerStates(floor.db.platform.everywhere)).find((state) => state.name === consumerName);
const eventually = { timeout: 10_000, interval: 20 };

describe('an outbox consumer', () => {
  it('gets an event committed while no process ran, and a notified one, in commit order', async () => {
    const tenantId = floor.newTenant();
    await stop(await start([writing()]));
    await emit(tenantId, ['a', 'b']);
    await start([writing()]);
    await vi.waitFor(async () => expect(await effects()).toEqual(['a', 'b']), eventually);
    const from = performance.now();
    await emit(tenantId, ['c']);
    await vi.waitFor(async () => expect(await effects()).toEqual(['a', 'b', 'c']), { ...eventually, interval: 5 });
    expect(performance.now() - from).toBeLessThan(1_500);
    expect(await stateOf()).toMatchObject({ status: 'running', lagEvents: 0, lagSeconds: 0, deadLetters: 0 });
  });

  it('new to the installation starts with new events, or with the oldest stored, as declared', async () => {
    const tenantId = floor.newTenant();
    await emit(tenantId, ['earlier']);
    const later = `${name}_later`;
    await start([writing(), { ...renamed(later), startsAt: 'now' }]);
    await emit(tenantId, ['new']);
    await vi.waitFor(async () => expect(await effects()).toEqual(['earlier', 'new']), eventually);
    await vi.waitFor(async () => expect(await effects(later)).toEqual(['new']), eventually);
  });

  it('gets an event whose transaction commits late, and none before it', async () => {
    const tenantId = floor.newTenant();
    await start([writing()]);
    let commit = () => {};
    const slow = emit(tenantId, ['slow'], 'one', new Promise<void>((resolve) => (commit = resolve)));
    await sleep(50);
    await emit(tenantId, ['quick'], 'two');
    await sleep(300);
    expect(await effects()).toEqual([]);
    commit();
    await slow;
    await vi.waitFor(async () => expect(await effects()).toEqual(['slow', 'quick']), eventually);
  });

  it('emits in the transaction of its effect, in the event’s tenant and under its row policies', async () => {
    const tenantId = floor.newTenant();
    await start([
      consumer({
        name,
        types: ['agent.trashed'],
        startsAt: 'oldest_kept',
        async handle(tx, event, { emit: emitOne }) {
          const seen = await sql<{ n: number }>`select count(distinct tenant_id)::int as n from events`.execute(tx);
          await emitOne('agent.purged', `seen ${seen.rows[0]?.n}`, event.data);
        },
      }),
    ]);
    await emit(floor.newTenant(), ['of another']);
    await emit(tenantId, ['mine']);
    const purged = `select topic from events where tenant_id = $1 and type = 'agent.purged'`;
    await vi.waitFor(
      async () => expect((await owner.query(purged, [tenantId])).rows).toEqual([{ topic: 'seen 1' }]),
      eventually,
    );
  });

  it('reads its declared types only', async () => {
    const tenantId = floor.newTenant();
    await start([writing()]);
    await inEmittingTransaction({ scope: floor.db.app, bus: floor.bus, tenantId, now: clock.now() }, (_tx, emitOne) =>
      emitOne('agent.purged', 'topic', { agent_id: 'other' as AgentId }),
    );
    await emit(tenantId, ['mine']);
    await vi.waitFor(async () => expect(await effects()).toEqual(['mine']), eventually);
  });

  it('refuses duplicate names', async () => {
    await expect(start([writing(), writing()])).rejects.toThrow('Two outbox consumers');
  });

  const renamed = (other: string) => ({
    ...consumer({
      name: other,
      types: ['agent.trashed'],
      startsAt: 'oldest_kept',
      async handle(tx, event) {
        await sql`insert into effects (consumer, tenant_id, effect) values (${other}, ${event.tenantId}, ${nameOf(event)})`.execute(
          tx,
        );
      },
    }),
  });
});

describe('a failing event', () => {
  const retry = { attempts: 3, firstDelayMs: 1, maxDelayMs: 1 };

  it('is retried, then a dead letter without its data; it blocks its topic only', async () => {
    const tenantId = floor.newTenant();
    const poisoned = (event: ConsumedEvent) => {
      if (nameOf(event) !== 'poison') return;
      throw new TypeError('Anna Svensson +46701234567 is not a function');
    };
    await start([writing(poisoned, { retry: { attempts: 3, firstDelayMs: 60_000, maxDelayMs: 60_000 } })]);
    await emit(tenantId, ['poison', 'behind'], 'one');
    await emit(tenantId, ['beside'], 'two');
    await vi.waitFor(async () => expect(await effects()).toEqual(['beside']), eventually);
    expect(await stateOf()).toMatchObject({ retrying: 1, heldBack: 1, deadLetters: 0, lagEvents: 0 });
    await emit(tenantId, ['further behind'], 'one');
    const attempts = async () => {
      const rows = await owner.query('select attempts from outbox_deferred_events where error is not null');
      return rows.rows[0]?.attempts;
    };
    for (const expected of [2, 3]) {
      clock.advance(73_000);
      await vi.waitFor(async () => expect(await attempts()).toBe(expected), eventually);
    }
    await vi.waitFor(async () => expect(await effects()).toEqual(['beside', 'behind', 'further behind']), eventually);
    expect(await stateOf()).toMatchObject({ retrying: 0, heldBack: 0, deadLetters: 1 });
    const rows = await owner.query('select * from outbox_deferred_events');
    expect(rows.rows).toMatchObject([{ state: 'dead', attempts: 3, error: 'TypeError', type: 'agent.trashed' }]);
    expect(JSON.stringify(rows.rows)).not.toMatch(/Anna|4670|poison/);
  });

  it('that is a dead letter is handled on a later successful retry', async () => {
    let isBroken = true;
    await start([writing(() => isBroken && Promise.reject(new Error('broken')), { retry })]);
    await emit(floor.newTenant(), ['a']);
    const advancing = setInterval(() => clock.advance(10), 10);
    await vi.waitFor(async () => expect(await stateOf()).toMatchObject({ deadLetters: 1 }), eventually);
    clearInterval(advancing);
    isBroken = false;
    await owner.query(`update outbox_deferred_events set state = 'waiting', attempts = 0, next_attempt_at = $1`, [
      clock.now(),
    ]);
    await vi.waitFor(async () => expect(await effects()).toEqual(['a']), eventually);
    await vi.waitFor(async () => expect(await stateOf()).toMatchObject({ deadLetters: 0, retrying: 0 }), eventually);
  });

  it('whose data was erased in between is removed', async () => {
    const poisoned = () => Promise.reject(new Error('broken'));
    await start([writing(poisoned, { retry: { attempts: 3, firstDelayMs: 60_000, maxDelayMs: 60_000 } })]);
    await emit(floor.newTenant(), ['a']);
    await vi.waitFor(async () => expect(await stateOf()).toMatchObject({ retrying: 1 }), eventually);
    await owner.query('delete from events');
    clock.advance(73_000);
    await vi.waitFor(async () => expect(await stateOf()).toMatchObject({ retrying: 0, deadLetters: 0 }), eventually);
  });
});

describe('two processes', () => {
  it('one holds the lease: every event once, and the other takes over when it stops', async () => {
    const [tenantId, names] = [floor.newTenant(), Array.from({ length: 250 }, (_, at) => `event ${at}`)];
    const handlers = { one: 0, two: 0 };
    const one = await start([writing(() => (handlers.one += 1))]);
    await start([writing(() => (handlers.two += 1))]);
    await emit(tenantId, names.slice(0, 120));
    await vi.waitFor(() => expect(handlers.one + handlers.two).toBeGreaterThanOrEqual(120), eventually);
    expect([handlers.one, handlers.two]).toContain(0);
    await Promise.all([stop(one), emit(tenantId, names.slice(120))]);
    await vi.waitFor(async () => expect(await effects()).toEqual(names), eventually);
  });

  // A process that hangs longer than its lease, as when the machine is suspended, resumes in the middle of a handler.
  it('a process that lost its lease while handling: its effect is rolled back, and the other applies it once', async () => {
    const tenantId = floor.newTenant();
    let release = () => {};
    const hung = new Promise<void>((resolve) => (release = resolve));
    const began = vi.fn();
    const slow = await start([
      writing(async () => {
        began();
        await hung;
      }),
    ]);
    await emit(tenantId, ['a']);
    await vi.waitFor(() => expect(began).toHaveBeenCalled(), eventually);
    await owner.query(`update outbox_consumers set lease_expires_at = now() - interval '1 s'`);
    await start([writing()], { leaseMs: 600 });
    await vi.waitFor(async () => expect(await effects()).toEqual(['a']), eventually);
    release();
    await stop(slow);
    expect(await effects()).toEqual(['a']);
  });

  it('keep the order of each topic and handle every event once, under any failures and overlaps', async () => {
    const step = fc.record({
      tenant: fc.integer({ min: 0, max: 1 }),
      topic: fc.integer({ min: 0, max: 2 }),
      events: fc.integer({ min: 1, max: 3 }),
      heldMs: fc.integer({ min: 0, max: 5 }),
      fails: fc.integer({ min: 0, max: 2 }),
    });
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 24 }), async (plan) => {
        run += 1;
        name = `test.property_${number}_${run}`;
        const failures = new Map<string, number>();
        const failing = (event: ConsumedEvent) => {
          const left = failures.get(nameOf(event)) ?? 0;
          failures.set(nameOf(event), left - 1);
          if (left > 0) throw new Error('not yet');
        };
        const retry = { attempts: 9, firstDelayMs: 1, maxDelayMs: 2 };
        const declared = () => [writing(failing, { retry, startsAt: 'now' })];
        const processes = [await start(declared()), await start(declared())];
        const advancing = setInterval(() => clock.advance(5), 5);
        const tenants = [floor.newTenant(), floor.newTenant()];
        const lanes = [...new Set(plan.map(({ tenant, topic }) => `${tenant}-${topic}`))];
        const expected = new Map<string, string[]>(lanes.map((lane) => [lane, []]));
        await Promise.all(
          lanes.map(async (lane) => {
            for (const [at, each] of plan.entries()) {
              if (`${each.tenant}-${each.topic}` !== lane) continue;
              const names = Array.from({ length: each.events }, (_, n) => `${run}:${lane}:${at}:${n}`);
              names.forEach((one, n) => n === 0 && failures.set(one, each.fails));
              expected.get(lane)?.push(...names);
              await emit(tenants[each.tenant] as TenantId, names, `topic ${each.topic}`, sleep(each.heldMs));
            }
          }),
        );
        const half = processes[run % 2];
        if (half) await stop(half);
        const all = [...expected.values()].flat();
        await vi.waitFor(async () => expect((await effects()).length).toBeGreaterThanOrEqual(all.length), eventually);
        const got = await effects();
        clearInterval(advancing);
        for (const process of processes) if (running.includes(process)) await stop(process);
        expect([...got].sort()).toEqual([...all].sort());
        for (const [lane, names] of expected) expect(got.filter((one) => one.includes(`:${lane}:`))).toEqual(names);
      }),
      { numRuns: 6, endOnFailure: true },
    );
  }, 120_000);
});

describe('delivery outside the database', () => {
  const delivering = (
    deliver: (event: ConsumedEvent, context: { signal: AbortSignal }) => Promise<void>,
    more: { timeoutMs?: number } = {},
  ) => ({
    ...consumer({ name, types: ['agent.trashed'], startsAt: 'oldest_kept', deliver, ...more }),
    retry: { attempts: 2, firstDelayMs: 1, maxDelayMs: 1 },
  });

  it('keeps the order of a topic while topics overlap, under a stable position', async () => {
    const tenantId = floor.newTenant();
    const got: { name: string; position: string }[] = [];
    let underWay = 0;
    let most = 0;
    await stop(await start([delivering(async () => {})]));
    for (const topic of ['one', 'two', 'three']) await emit(tenantId, [`${topic} 1`, `${topic} 2`], topic);
    const process = await start([
      delivering(async (event) => {
        most = Math.max(most, ++underWay);
        await sleep(20);
        got.push({ name: nameOf(event), position: event.position });
        underWay -= 1;
      }),
    ]);
    await vi.waitFor(() => expect(got).toHaveLength(6), eventually);
    await stop(process);
    expect(most).toBe(3);
    for (const topic of ['one', 'two', 'three']) {
      expect(got.filter((one) => one.name.startsWith(topic)).map((one) => one.name)).toEqual([
        `${topic} 1`,
        `${topic} 2`,
      ]);
    }
    expect(new Set(got.map((one) => one.position)).size).toBe(6);
    expect(got.every((one) => /^\d+\.\d+$/.test(one.position))).toBe(true);
  });

  it('beyond its timeout is aborted, retried and then a dead letter', async () => {
    const aborted = vi.fn();
    await start([
      delivering(
        (_event, { signal }) => {
          signal.addEventListener('abort', aborted);
          return new Promise(() => {});
        },
        { timeoutMs: 30 },
      ),
    ]);
    await emit(floor.newTenant(), ['a']);
    const advancing = setInterval(() => clock.advance(10), 10);
    await vi.waitFor(async () => expect(await stateOf()).toMatchObject({ deadLetters: 1 }), eventually);
    clearInterval(advancing);
    expect(aborted).toHaveBeenCalledTimes(2);
    expect((await owner.query('select error from outbox_deferred_events')).rows).toEqual([
      { error: 'DeliveryTimeout' },
    ]);
  });
});

describe('deleting old events', () => {
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * 86_400_000);
  const forget = () => forgetOldEvents(floor.db.platform, { before: daysAgo(3), atMost: daysAgo(7), log: floor.log });
  const left = async () =>
    (await owner.query(`select data ->> 'agent_id' as name from events order by xid, id`)).rows.map((row) => row.name);
  async function emitAt(days: number, names: string[]) {
    const now = daysAgo(days);
    await inEmittingTransaction(
      { scope: floor.db.app, bus: floor.bus, tenantId: floor.newTenant(), now },
      async (_tx, emitOne) => {
        for (const each of names) await emitOne('agent.trashed', 'topic', { agent_id: each as AgentId });
      },
    );
  }

  it('spares unread ones of a consumer, up to the limit; those skipped are counted', async () => {
    await stop(await start([writing()]));
    await emitAt(8, ['lost 1', 'lost 2']);
    await emitAt(4, ['unread']);
    await emitAt(1, ['recent']);
    await forget();
    expect(await left()).toEqual(['unread', 'recent']);
    expect(await stateOf()).toMatchObject({ status: 'stopped', skippedEvents: 2, lagEvents: 2 });
    await start([writing()]);
    await vi.waitFor(async () => expect(await effects()).toEqual(['unread', 'recent']), eventually);
    await vi.waitFor(async () => expect(await stateOf()).toMatchObject({ lagEvents: 0 }), eventually);
    await forget();
    expect(await left()).toEqual(['recent']);
  });

  it('is not blocked by a consumer that was removed from the code', async () => {
    await stop(await start([writing()]));
    await emitAt(4, ['unread']);
    await owner.query(`update outbox_consumers set declared_at = now() - interval '25 hours'`);
    await forget();
    expect(await left()).toEqual([]);
    expect(await stateOf()).toMatchObject({ status: 'removed', skippedEvents: 0 });
  });

  it('spares events of a dead letter, and deletes it with its event at the limit', async () => {
    await start([
      writing(() => Promise.reject(new Error('broken')), { retry: { attempts: 1, firstDelayMs: 1, maxDelayMs: 1 } }),
    ]);
    await emitAt(4, ['dead']);
    await vi.waitFor(async () => expect(await stateOf()).toMatchObject({ deadLetters: 1 }), eventually);
    await forget();
    expect(await left()).toEqual(['dead']);
    await owner.query('update events set created_at = $1', [daysAgo(8)]);
    await forget();
    expect(await left()).toEqual([]);
    expect(await stateOf()).toMatchObject({ deadLetters: 1 });
    await owner.query('update outbox_deferred_events set created_at = $1', [daysAgo(8)]);
    await forget();
    expect(await stateOf()).toMatchObject({ deadLetters: 0 });
  });
});
