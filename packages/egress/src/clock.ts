/** Time source; tests give one of their own. */
export interface Clock {
  /** Wall-clock time, UTC. */
  now(): Date;
  /** Milliseconds since an arbitrary start, never going back. */
  monotonicMs(): number;
}

/** Clock of the machine. */
export const systemClock: Clock = {
  now: () => new Date(),
  monotonicMs: () => performance.now(),
};
