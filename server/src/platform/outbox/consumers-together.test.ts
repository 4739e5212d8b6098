import { setTimeout as sleep } from 'node:timers/promises';
import type { TenantId } from '@parley/contract/ids';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { ConsumedEvent } from './consumer.ts';
import { eventually, nameOf, useConsumerBench } from './testing/consumer-bench.ts';

const bench = useConsumerBench();

describe('two processes', () => {
  it('one holds the lease: every event once, and the other takes over when it stops', async () => {
    const [tenantId, names] = [bench.newTenant(), Array.from({ length: 250 }, (_, at) => `event ${at}`)];
    const handlers = { one: 0, two: 0 };
    const one = await bench.start([bench.writing(() => (handlers.one += 1))]);
    await bench.start([bench.writing(() => (handlers.two += 1))]);
    await bench.emit(tenantId, names.slice(0, 120));
    await vi.waitFor(() => expect(handlers.one + handlers.two).toBeGreaterThanOrEqual(120), eventually);
    expect([handlers.one, handlers.two]).toContain(0);
    await Promise.all([bench.stop(one), bench.emit(tenantId, names.slice(120))]);
    await vi.waitFor(async () => expect(await bench.effects()).toEqual(names), eventually);
  });

  // A process that hangs longer than its lease, as when the machine is suspended, resumes in the middle of a handler.
  it('a process that lost its lease while handling: its effect is rolled back, and the other applies it once', async () => {
    const tenantId = bench.newTenant();
    let release = () => {};
    const hung = new Promise<void>((resolve) => (release = resolve));
    const began = vi.fn();
    const slow = await bench.start([
      bench.writing(async () => {
        began();
        await hung;
      }),
    ]);
    await bench.emit(tenantId, ['a']);
    await vi.waitFor(() => expect(began).toHaveBeenCalled(), eventually);
    await bench.query(`update outbox_consumers set lease_expires_at = now() - interval '1 s'`);
    await bench.start([bench.writing()], { leaseMs: 600 });
    await vi.waitFor(async () => expect(await bench.effects()).toEqual(['a']), eventually);
    release();
    await bench.stop(slow);
    expect(await bench.effects()).toEqual(['a']);
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
        bench.name = `test.property_${run}`;
        const failures = new Map<string, number>();
        const failing = (event: ConsumedEvent) => {
          const left = failures.get(nameOf(event)) ?? 0;
          failures.set(nameOf(event), left - 1);
          if (left > 0) throw new Error('not yet');
        };
        const retry = { attempts: 9, firstDelayMs: 1, maxDelayMs: 2 };
        const declared = () => [bench.writing(failing, { retry, startsAt: 'now' })];
        const processes = [await bench.start(declared()), await bench.start(declared())];
        const advancing = setInterval(() => bench.clock.advance(5), 5);
        const tenants = [bench.newTenant(), bench.newTenant()];
        const lanes = [...new Set(plan.map(({ tenant, topic }) => `${tenant}-${topic}`))];
        const expected = new Map<string, string[]>(lanes.map((lane) => [lane, []]));
        await Promise.all(
          lanes.map(async (lane) => {
            for (const [at, each] of plan.entries()) {
              if (`${each.tenant}-${each.topic}` !== lane) continue;
              const names = Array.from({ length: each.events }, (_, n) => `${run}:${lane}:${at}:${n}`);
              names.forEach((one, n) => n === 0 && failures.set(one, each.fails));
              expected.get(lane)?.push(...names);
              await bench.emit(tenants[each.tenant] as TenantId, names, {
                topic: `topic ${each.topic}`,
                hold: sleep(each.heldMs),
              });
            }
          }),
        );
        const half = processes[run % 2];
        if (half) await bench.stop(half);
        const all = [...expected.values()].flat();
        await vi.waitFor(
          async () => expect((await bench.effects()).length).toBeGreaterThanOrEqual(all.length),
          eventually,
        );
        const got = await bench.effects();
        clearInterval(advancing);
        for (const process of processes) await bench.stop(process);
        expect([...got].sort()).toEqual([...all].sort());
        for (const [lane, names] of expected) expect(got.filter((one) => one.includes(`:${lane}:`))).toEqual(names);
      }),
      { numRuns: 6, endOnFailure: true },
    );
  }, 120_000);
});
