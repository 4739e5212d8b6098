import { describe, expect, it, vi } from 'vitest';
import { deleteOldEvents } from './delete-old-events.ts';
import { eventually, useConsumerBench } from './testing/consumer-bench.ts';

const bench = useConsumerBench();

describe('deleting old events', () => {
  const daysAgo = (days: number) => new Date(bench.clock.now().getTime() - days * 86_400_000);
  const forget = () =>
    deleteOldEvents(bench.infrastructure.db.platform, {
      before: daysAgo(3),
      atMost: daysAgo(7),
      log: bench.infrastructure.log,
    });
  const left = async () =>
    (await bench.query(`select data ->> 'agent_id' as name from events order by xid, id`)).rows.map((row) => row.name);
  const emitAt = (days: number, names: string[]) => bench.emit(bench.newTenant(), names, { now: daysAgo(days) });

  it('spares unread ones of a consumer, up to the limit; those skipped are counted', async () => {
    await bench.stop(await bench.start([bench.writing()]));
    await emitAt(8, ['lost 1', 'lost 2']);
    await emitAt(4, ['unread']);
    await emitAt(1, ['recent']);
    await forget();
    expect(await left()).toEqual(['unread', 'recent']);
    expect(await bench.state()).toMatchObject({ status: 'stopped', skippedEvents: 2, lagEvents: 2 });
    await bench.start([bench.writing()]);
    await vi.waitFor(async () => expect(await bench.effects()).toEqual(['unread', 'recent']), eventually);
    await vi.waitFor(async () => expect(await bench.state()).toMatchObject({ lagEvents: 0 }), eventually);
    await forget();
    expect(await left()).toEqual(['recent']);
  });

  it('is not blocked by a consumer that was removed from the code', async () => {
    await bench.stop(await bench.start([bench.writing()]));
    await emitAt(4, ['unread']);
    await bench.query(`update outbox_consumers set declared_at = now() - interval '25 hours'`);
    await forget();
    expect(await left()).toEqual([]);
    expect(await bench.state()).toMatchObject({ status: 'removed', skippedEvents: 0 });
  });

  it('spares events of a dead letter, and deletes it with its event at the limit', async () => {
    await bench.start([
      bench.writing(() => Promise.reject(new Error('broken')), {
        retry: { attempts: 1, firstDelayMs: 1, maxDelayMs: 1 },
      }),
    ]);
    await emitAt(4, ['dead']);
    await vi.waitFor(async () => expect(await bench.state()).toMatchObject({ deadLetters: 1 }), eventually);
    await forget();
    expect(await left()).toEqual(['dead']);
    await bench.query('update events set created_at = $1', [daysAgo(8)]);
    await forget();
    expect(await left()).toEqual([]);
    expect(await bench.state()).toMatchObject({ deadLetters: 1 });
    await bench.query('update outbox_deferred_events set created_at = $1', [daysAgo(8)]);
    await forget();
    expect(await bench.state()).toMatchObject({ deadLetters: 0 });
  });
});
