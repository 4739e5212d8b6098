import type { Clock } from '#platform/clock/clock.ts';

/** A clock that advances on command. */
export interface TestClock extends Clock {
  /** Advances the wall and the monotonic time. Unit: milliseconds. Refuses negative values. */
  advance(milliseconds: number): void;
  /** Sets the wall time alone, as an operator or NTP would; the monotonic time stays. */
  setWallTime(instant: Date | string): void;
}

/** Creates a clock for tests at `start` (default: 2026-01-01T00:00:00Z) with a monotonic time of 0. */
export function createTestClock(start: Date | string = '2026-01-01T00:00:00.000Z'): TestClock {
  let wallMs = readInstant(start);
  let elapsedMs = 0;
  return {
    now: () => new Date(wallMs),
    monotonicMs: () => elapsedMs,
    advance(milliseconds) {
      if (!(milliseconds >= 0))
        throw new RangeError(`A test clock only moves forward; it was given ${milliseconds} ms.`);
      wallMs += milliseconds;
      elapsedMs += milliseconds;
    },
    setWallTime(instant) {
      wallMs = readInstant(instant);
    },
  };
}

function readInstant(instant: Date | string): number {
  const milliseconds = new Date(instant).getTime();
  if (Number.isNaN(milliseconds)) throw new RangeError(`Expected an instant, got ${String(instant)}.`);
  return milliseconds;
}
