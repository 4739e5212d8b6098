/** The times of RFC 3261, section 17, table 4. Unit: milliseconds. */
export interface TransactionTimes {
  /** Estimate of a round trip: first repetition. */
  t1: number;
  /** Longest pause between repetitions of requests that are no INVITE, and of final responses. */
  t2: number;
  /** How long a message may stay in the network. */
  t4: number;
  /** Timers B, F, H, J, L, M, and D: after this nobody answers any more. */
  giveUp: number;
}

/** All grow with T1; at 500 ms they are those of the RFC. */
export function timesOf(t1: number): TransactionTimes {
  return { t1, t2: 8 * t1, t4: 10 * t1, giveUp: 64 * t1 };
}
