/** Monotonic time and timers, injected so that tests control them. */
export interface Timers {
  /** Milliseconds of a monotonic clock, since an arbitrary start. */
  nowMs(): number;
  /** Calls `run` once after so many milliseconds, unless cancelled. */
  after(milliseconds: number, run: () => void): Alarm;
}

export interface Alarm {
  cancel(): void;
}

/**
 * Node's timers. Node groups timers of equal duration, so ten thousand transactions with a dozen durations cost a
 * dozen system timers.
 */
export const systemTimers: Timers = {
  nowMs: () => performance.now(),
  after(milliseconds, run) {
    const timeout = setTimeout(run, milliseconds);
    return { cancel: () => clearTimeout(timeout) };
  },
};
