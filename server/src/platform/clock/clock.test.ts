import { expect, it } from 'vitest';
import { systemClock } from '#platform/clock/clock.ts';
import { createTestClock } from '#platform/clock/test-clock.ts';

it('monotonic time never goes back', () => {
  let last = systemClock.monotonicMs();
  for (let reading = 0; reading < 1000; reading += 1) {
    const next = systemClock.monotonicMs();
    expect(next).toBeGreaterThanOrEqual(last);
    last = next;
  }
});

it('a test clock advances only on request, both of its times together', () => {
  const clock = createTestClock('2026-03-29T00:59:59.500Z');
  expect(clock.now()).toEqual(clock.now());
  clock.advance(1500);
  expect(clock.now().toISOString()).toBe('2026-03-29T01:00:01.000Z');
  expect(clock.monotonicMs()).toBe(1500);
});

it('setting the wall time does not change the monotonic time', () => {
  const clock = createTestClock();
  clock.advance(10);
  clock.setWallTime('2020-01-01T00:00:00Z');
  expect(clock.now().getUTCFullYear()).toBe(2020);
  expect(clock.monotonicMs()).toBe(10);
});

it('a test clock refuses to go back and refuses an invalid instant', () => {
  expect(() => createTestClock().advance(-1)).toThrow('only moves forward');
  expect(() => createTestClock('soon')).toThrow('Expected an instant');
});

it('a returned date cannot be used to move the clock', () => {
  const clock = createTestClock();
  clock.now().setFullYear(1999);
  expect(clock.now().getUTCFullYear()).toBe(2026);
});
