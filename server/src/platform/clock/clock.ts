/**
 * The time, given to whatever needs it instead of being reached for, so that a test can hold it still.
 */
export interface Clock {
  /** The instant on the wall, UTC. May jump either way when the machine's clock is set. */
  now(): Date;
  /** Milliseconds since an arbitrary start, never going back. For durations and deadlines, never for storage. */
  monotonicMs(): number;
}

/** The clock of the machine. */
export const systemClock: Clock = {
  now: () => new Date(),
  monotonicMs: () => performance.now(),
};
