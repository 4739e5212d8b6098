import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestClock, type TestClock } from '#platform/clock/test-clock.ts';
import { type Infrastructure, openInfrastructure } from '../../../test/open-infrastructure.ts';
import { createRateLimiter, type RateLimiter, removeOldWindows } from './rate-limiter.ts';

let floor: Infrastructure;
let clock: TestClock;

beforeAll(async () => {
  floor = await openInfrastructure();
});
beforeEach(() => {
  clock = createTestClock('2026-01-01T12:00:15.000Z');
});
afterAll(() => floor.close());

const newLimiter = () => createRateLimiter({ clock, platform: floor.db.platform });
const take = (limiter: RateLimiter, key: string, times: number, perMinute = 10) =>
  Array.from({ length: times }, () => limiter.consume(key, perMinute)).filter((decision) => decision.allowed).length;

describe('the rate limiter', () => {
  it('allows the limit per minute and counts down to the end of the window', () => {
    const limiter = newLimiter();
    expect(limiter.consume('key', 2)).toEqual({ allowed: true, limit: 2, remaining: 1, resetSeconds: 45 });
    expect(limiter.consume('key', 2)).toMatchObject({ allowed: true, remaining: 0 });
    expect(limiter.consume('key', 2)).toMatchObject({ allowed: false, remaining: 0, resetSeconds: 45 });
  });

  it('resets every minute', () => {
    const limiter = newLimiter();
    expect(take(limiter, 'key', 20)).toBe(10);
    clock.advance(44_999);
    expect(limiter.consume('key', 10)).toMatchObject({ allowed: false, resetSeconds: 1 });
    clock.advance(1);
    expect(limiter.consume('key', 10)).toMatchObject({ allowed: true, remaining: 9, resetSeconds: 60 });
  });

  it('counts per hour on request, across processes and while shorter windows expire', async () => {
    const hourMs = 3_600_000;
    const [one, two] = [newLimiter(), newLimiter()];
    const takeHourly = (limiter: RateLimiter, times: number) =>
      Array.from({ length: times }, () => limiter.consume('hourly', 10, hourMs)).filter(({ allowed }) => allowed)
        .length;
    expect(takeHourly(one, 6)).toBe(6);
    await one.synchronise();
    clock.advance(30 * 60_000);
    await removeOldWindows(floor.db.platform, clock.now());
    expect(takeHourly(two, 1)).toBe(1);
    await two.synchronise();
    expect(takeHourly(two, 9)).toBe(3);
    expect(two.consume('hourly', 10, hourMs)).toMatchObject({ allowed: false, resetSeconds: 30 * 60 - 15 });
    clock.advance(30 * 60_000);
    expect(two.consume('hourly', 10, hourMs)).toMatchObject({ allowed: true, remaining: 9 });
  });

  it('counts each key separately', () => {
    const limiter = newLimiter();
    expect(take(limiter, 'one', 20)).toBe(10);
    expect(take(limiter, 'two', 20)).toBe(10);
  });

  it('is enforced across two processes once synchronized', async () => {
    const [one, two] = [newLimiter(), newLimiter()];
    take(one, 'shared', 4);
    take(two, 'shared', 3);
    await one.synchronise();
    await two.synchronise();
    expect(two.consume('shared', 10)).toMatchObject({ allowed: true, remaining: 2 });
    take(one, 'shared', 1);
    await two.synchronise();
    await one.synchronise();
    expect(one.consume('shared', 10)).toMatchObject({ allowed: true, remaining: 0 });
    expect(take(one, 'shared', 5)).toBe(0);
  });

  it('neither doubles nor loses counts while it synchronizes', async () => {
    const limiter = newLimiter();
    take(limiter, 'busy', 30, 100);
    const synchronising = limiter.synchronise();
    take(limiter, 'busy', 20, 100);
    await synchronising;
    await limiter.synchronise();
    const rows = await floor.db.platform.inPlatform((tx) =>
      tx.selectFrom('rate_limit_windows').select('hits').where('key', '=', 'busy').execute(),
    );
    expect(rows).toEqual([{ hits: 50 }]);
    expect(limiter.consume('busy', 100).remaining).toBe(49);
  });

  it('does not deadlock when many processes synchronize the same keys', async () => {
    const keys = Array.from({ length: 50 }, (_, number) => `key ${number}`);
    const limiters = Array.from({ length: 6 }, newLimiter);
    for (const [at, limiter] of limiters.entries()) {
      for (const key of at % 2 ? keys : keys.toReversed()) take(limiter, `many ${key}`, 2, 100);
    }
    await Promise.all(limiters.map((limiter) => limiter.synchronise()));
    const rows = await floor.db.platform.inPlatform((tx) =>
      tx.selectFrom('rate_limit_windows').select('hits').where('key', 'like', 'many %').execute(),
    );
    expect(rows.map((row) => row.hits)).toEqual(keys.map(() => 12));
  });

  it('deletes expired windows', async () => {
    const limiter = newLimiter();
    take(limiter, 'old', 3);
    await limiter.synchronise();
    clock.advance(10 * 60_000);
    await removeOldWindows(floor.db.platform, clock.now());
    const rows = await floor.db.platform.inPlatform((tx) =>
      tx.selectFrom('rate_limit_windows').selectAll().where('key', '=', 'old').execute(),
    );
    expect(rows).toEqual([]);
  });
});
