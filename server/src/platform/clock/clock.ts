/** Clock as a dependency instead of a global, so that a test can control the time. */
export interface Clock {
  /** Current time, UTC. May jump either way when the machine's clock is set. */
  now(): Date;
  /** Milliseconds since an arbitrary start, monotonic. For durations and deadlines, never for storage. */
  monotonicMs(): number;
}

/** Clock of the machine. */
export const systemClock: Clock = {
  now: () => new Date(),
  monotonicMs: () => performance.now(),
};
