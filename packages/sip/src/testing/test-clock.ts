import type { Clock } from '../clock.ts';

/** Clock that advances on demand only. */
export interface TestClock extends Clock {
  /** Moves wall and monotonic time forward. Unit: milliseconds. */
  advance(milliseconds: number): void;
}

/** Creates a clock at 2026-01-01T00:00:00Z with a monotonic time of 0. */
export function createTestClock(): TestClock {
  let elapsedMs = 0;
  const start = Date.parse('2026-01-01T00:00:00Z');
  return {
    now: () => new Date(start + elapsedMs),
    monotonicMs: () => elapsedMs,
    advance(milliseconds) {
      elapsedMs += milliseconds;
    },
  };
}
