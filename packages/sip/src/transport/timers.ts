/** Time and alarms, given to whatever needs them so that a test can hold them still. */
export interface Timers {
  /** Milliseconds since an arbitrary start, never going back. */
  nowMs(): number;
  /** Calls `run` once after so many milliseconds, unless it is cancelled before. */
  after(milliseconds: number, run: () => void): Alarm;
}

export interface Alarm {
  cancel(): void;
}

/**
 * The machine's own. Node keeps alarms of equal length in one list, so ten thousand transactions, which know a dozen
 * lengths, cost one timer of the system each length.
 */
export const systemTimers: Timers = {
  nowMs: () => performance.now(),
  after(milliseconds, run) {
    const timeout = setTimeout(run, milliseconds);
    return { cancel: () => clearTimeout(timeout) };
  },
};
