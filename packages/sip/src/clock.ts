/** Time source of the stack; tests inject a fake one. */
export interface Clock {
  /** Wall-clock time, UTC. */
  now(): Date;
  /** Milliseconds of a monotonic clock, since an arbitrary start. */
  monotonicMs(): number;
}

/** System clock. */
export const systemClock: Clock = {
  now: () => new Date(),
  monotonicMs: () => performance.now(),
};
