import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTestClock } from '#platform/clock/test-clock.ts';
import { delayFailure } from './prove-password.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('a failure has constant response time', async () => {
  for (const workMs of [8, 350, 999]) {
    const clock = createTestClock();
    const startedMs = clock.monotonicMs();
    clock.advance(workMs);
    let isAnswered = false;
    const answered = delayFailure({ clock, failureMs: 1000 }, startedMs).then(() => {
      isAnswered = true;
    });
    await vi.advanceTimersByTimeAsync(1000 - workMs - 1);
    expect(isAnswered).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await answered;
    expect(isAnswered).toBe(true);
  }
});

it('work beyond that time is answered at once', async () => {
  const clock = createTestClock();
  clock.advance(1200);
  await delayFailure({ clock, failureMs: 1000 }, 0);
  expect(vi.getTimerCount()).toBe(0);
});
