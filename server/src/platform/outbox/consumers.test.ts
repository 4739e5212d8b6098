import { setTimeout as sleep } from 'node:timers/promises';
import type { AgentId } from '@parley/contract/ids';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { type ConsumedEvent, consumer } from './consumer.ts';
import { inEmittingTransaction } from './emit.ts';
import { eventually, nameOf, useConsumerBench } from './testing/consumer-bench.ts';

const bench = useConsumerBench();

describe('an outbox consumer', () => {
  it('gets an event committed while no process ran, and a notified one, in commit order', async () => {
    const tenantId = bench.newTenant();
    await bench.stop(await bench.start([bench.writing()]));
    await bench.emit(tenantId, ['a', 'b']);
    await bench.start([bench.writing()], { pollMs: 60_000 });
    await vi.waitFor(async () => expect(await bench.effects()).toEqual(['a', 'b']), eventually);
    const from = performance.now();
    await bench.emit(tenantId, ['c']);
    await vi.waitFor(async () => expect(await bench.effects()).toEqual(['a', 'b', 'c']), {
      ...eventually,
      interval: 5,
    });
    expect(performance.now() - from).toBeLessThan(1_500);
    expect(await bench.state()).toMatchObject({ status: 'running', lagEvents: 0, lagSeconds: 0, deadLetters: 0 });
  });

  it('new to the installation starts with new events, or with the oldest stored, as declared', async () => {
    const tenantId = bench.newTenant();
    await bench.emit(tenantId, ['earlier']);
    // A transaction of another test that is older than the event would hold the beginning of "now" before it.
    await vi.waitFor(async () => expect(await bench.areEventsVisibleToAll()).toBe(true), eventually);
    const later = `${bench.name}_later`;
    await bench.start([bench.writing(), bench.writing(() => {}, { name: later, startsAt: 'now' })]);
    await bench.emit(tenantId, ['new']);
    await vi.waitFor(async () => expect(await bench.effects()).toEqual(['earlier', 'new']), eventually);
    await vi.waitFor(async () => expect(await bench.effects(later)).toEqual(['new']), eventually);
  });

  it('gets an event whose transaction commits late, and none before it', async () => {
    const tenantId = bench.newTenant();
    await bench.start([bench.writing()]);
    let commit = () => {};
    const slow = bench.emit(tenantId, ['slow'], {
      topic: 'one',
      hold: new Promise<void>((resolve) => (commit = resolve)),
    });
    await sleep(50);
    await bench.emit(tenantId, ['quick'], { topic: 'two' });
    await sleep(300);
    expect(await bench.effects()).toEqual([]);
    commit();
    await slow;
    await vi.waitFor(async () => expect(await bench.effects()).toEqual(['slow', 'quick']), eventually);
  });

  it('emits in the transaction of its effect, in the event’s tenant and under its row policies', async () => {
    const tenantId = bench.newTenant();
    await bench.start([
      consumer({
        name: bench.name,
        types: ['agent.trashed'],
        startsAt: 'oldest_kept',
        async handle(tx, event, { emit: emitOne }) {
          const seen = await sql<{ n: number }>`select count(distinct tenant_id)::int as n from events`.execute(tx);
          await emitOne('agent.purged', `seen ${seen.rows[0]?.n}`, event.data);
        },
      }),
    ]);
    await bench.emit(bench.newTenant(), ['of another']);
    await bench.emit(tenantId, ['mine']);
    const purged = `select topic from events where tenant_id = $1 and type = 'agent.purged'`;
    await vi.waitFor(
      async () => expect((await bench.query(purged, [tenantId])).rows).toEqual([{ topic: 'seen 1' }]),
      eventually,
    );
  });

  it('reads its declared types only', async () => {
    const tenantId = bench.newTenant();
    await bench.start([bench.writing()]);
    await inEmittingTransaction(
      { scope: bench.infrastructure.db.app, bus: bench.infrastructure.bus, tenantId, now: bench.clock.now() },
      (_tx, emitOne) => emitOne('agent.purged', 'topic', { agent_id: 'other' as AgentId }),
    );
    await bench.emit(tenantId, ['mine']);
    await vi.waitFor(async () => expect(await bench.effects()).toEqual(['mine']), eventually);
  });

  it('refuses duplicate names', async () => {
    await expect(bench.start([bench.writing(), bench.writing()])).rejects.toThrow('Two outbox consumers');
  });
});

describe('delivery outside the database', () => {
  const delivering = (
    deliver: (event: ConsumedEvent, context: { signal: AbortSignal }) => Promise<void>,
    more: { timeoutMs?: number } = {},
  ) => ({
    ...consumer({ name: bench.name, types: ['agent.trashed'], startsAt: 'oldest_kept', deliver, ...more }),
    retry: { attempts: 2, firstDelayMs: 1, maxDelayMs: 1 },
  });

  it('keeps the order of a topic while topics overlap, under a stable position', async () => {
    const tenantId = bench.newTenant();
    const got: { name: string; position: string }[] = [];
    let underWay = 0;
    let most = 0;
    await bench.stop(await bench.start([delivering(async () => {})]));
    for (const topic of ['one', 'two', 'three']) await bench.emit(tenantId, [`${topic} 1`, `${topic} 2`], { topic });
    const process = await bench.start([
      delivering(async (event) => {
        most = Math.max(most, ++underWay);
        await sleep(20);
        got.push({ name: nameOf(event), position: event.position });
        underWay -= 1;
      }),
    ]);
    await vi.waitFor(() => expect(got).toHaveLength(6), eventually);
    await bench.stop(process);
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
    await bench.start([
      delivering(
        (_event, { signal }) => {
          signal.addEventListener('abort', aborted);
          return new Promise(() => {});
        },
        { timeoutMs: 30 },
      ),
    ]);
    await bench.emit(bench.newTenant(), ['a']);
    const advancing = setInterval(() => bench.clock.advance(10), 10);
    await vi.waitFor(async () => expect(await bench.state()).toMatchObject({ deadLetters: 1 }), eventually);
    clearInterval(advancing);
    expect(aborted).toHaveBeenCalledTimes(2);
    expect((await bench.query('select error from outbox_deferred_events')).rows).toEqual([
      { error: 'DeliveryTimeout' },
    ]);
  });
});
