import type { Alarm, Timers } from '../transport/timers.ts';

/** Retransmission with exponential backoff up to a longest interval. */
export interface Repetition {
  /** Sets a constant interval from now on. */
  slowTo(milliseconds: number): void;
  stop(): void;
}

export function repeat(timers: Timers, firstMs: number, longestMs: number, again: () => void): Repetition {
  let pauseMs = firstMs;
  let isStopped = false;
  let alarm: Alarm = timers.after(pauseMs, run);

  function run(): void {
    again();
    if (isStopped) return;
    pauseMs = Math.min(pauseMs * 2, longestMs);
    alarm = timers.after(pauseMs, run);
  }

  return {
    slowTo(milliseconds) {
      pauseMs = milliseconds;
    },
    stop() {
      isStopped = true;
      alarm.cancel();
    },
  };
}
