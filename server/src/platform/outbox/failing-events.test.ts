import { describe, expect, it, vi } from 'vitest';
import type { ConsumedEvent } from './consumer.ts';
import { eventually, nameOf, useConsumerBench } from './testing/consumer-bench.ts';

const bench = useConsumerBench();

describe('a failing event', () => {
  const retry = { attempts: 3, firstDelayMs: 1, maxDelayMs: 1 };

  it('is retried, then a dead letter without its data; it blocks its topic only', async () => {
    const tenantId = bench.newTenant();
    const poisoned = (event: ConsumedEvent) => {
      if (nameOf(event) !== 'poison') return;
      throw new TypeError('Anna Svensson +46701234567 is not a function');
    };
    await bench.start([bench.writing(poisoned, { retry: { attempts: 3, firstDelayMs: 60_000, maxDelayMs: 60_000 } })]);
    await bench.emit(tenantId, ['poison', 'behind'], { topic: 'one' });
    await bench.emit(tenantId, ['beside'], { topic: 'two' });
    await vi.waitFor(async () => expect(await bench.effects()).toEqual(['beside']), eventually);
    expect(await bench.state()).toMatchObject({ retrying: 1, heldBack: 1, deadLetters: 0, lagEvents: 0 });
    await bench.emit(tenantId, ['further behind'], { topic: 'one' });
    const attempts = async () => {
      const rows = await bench.query('select attempts from outbox_deferred_events where error is not null');
      return rows.rows[0]?.attempts;
    };
    for (const expected of [2, 3]) {
      bench.clock.advance(73_000);
      await vi.waitFor(async () => expect(await attempts()).toBe(expected), eventually);
    }
    await vi.waitFor(
      async () => expect(await bench.effects()).toEqual(['beside', 'behind', 'further behind']),
      eventually,
    );
    expect(await bench.state()).toMatchObject({ retrying: 0, heldBack: 0, deadLetters: 1 });
    const rows = await bench.query('select * from outbox_deferred_events');
    expect(rows.rows).toMatchObject([{ state: 'dead', attempts: 3, error: 'TypeError', type: 'agent.trashed' }]);
    expect(JSON.stringify(rows.rows)).not.toMatch(/Anna|4670|poison/);
  });

  it('that is a dead letter is handled on a later successful retry', async () => {
    let isBroken = true;
    await bench.start([bench.writing(() => isBroken && Promise.reject(new Error('broken')), { retry })]);
    await bench.emit(bench.newTenant(), ['a']);
    const advancing = setInterval(() => bench.clock.advance(10), 10);
    await vi.waitFor(async () => expect(await bench.state()).toMatchObject({ deadLetters: 1 }), eventually);
    clearInterval(advancing);
    isBroken = false;
    await bench.query(`update outbox_deferred_events set state = 'waiting', attempts = 0, next_attempt_at = $1`, [
      bench.clock.now(),
    ]);
    await vi.waitFor(async () => expect(await bench.effects()).toEqual(['a']), eventually);
    await vi.waitFor(
      async () => expect(await bench.state()).toMatchObject({ deadLetters: 0, retrying: 0 }),
      eventually,
    );
  });

  it('with data erased in between is removed', async () => {
    const poisoned = () => Promise.reject(new Error('broken'));
    await bench.start([bench.writing(poisoned, { retry: { attempts: 3, firstDelayMs: 60_000, maxDelayMs: 60_000 } })]);
    await bench.emit(bench.newTenant(), ['a']);
    await vi.waitFor(async () => expect(await bench.state()).toMatchObject({ retrying: 1 }), eventually);
    await bench.query('delete from events');
    bench.clock.advance(73_000);
    await vi.waitFor(
      async () => expect(await bench.state()).toMatchObject({ retrying: 0, deadLetters: 0 }),
      eventually,
    );
  });
});
