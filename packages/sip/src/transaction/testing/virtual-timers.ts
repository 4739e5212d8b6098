import type { Timers } from '../../transport/timers.ts';

/** Timers on virtual time. */
export interface VirtualTimers extends Timers {
  /** Runs everything due, in order, at its time. Unit: milliseconds. */
  advance(milliseconds: number): void;
  /** Number of pending timers. */
  readonly pending: number;
}

export function createVirtualTimers(): VirtualTimers {
  const alarms = new Set<{ atMs: number; run: () => void }>();
  let nowMs = 0;
  return {
    nowMs: () => nowMs,
    after(milliseconds, run) {
      const alarm = { atMs: nowMs + milliseconds, run };
      alarms.add(alarm);
      return { cancel: () => alarms.delete(alarm) };
    },
    advance(milliseconds) {
      const untilMs = nowMs + milliseconds;
      for (;;) {
        const [next] = [...alarms].filter(({ atMs }) => atMs <= untilMs).sort((one, other) => one.atMs - other.atMs);
        if (next === undefined) break;
        alarms.delete(next);
        nowMs = Math.max(nowMs, next.atMs);
        next.run();
      }
      nowMs = untilMs;
    },
    get pending() {
      return alarms.size;
    },
  };
}
