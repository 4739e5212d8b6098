/** Timers of RFC 3261, section 17, table 4. Unit: milliseconds. */
export interface TransactionTimes {
  /** Round-trip estimate: first retransmission. */
  t1: number;
  /** Longest retransmission interval of non-INVITE requests, and of final responses. */
  t2: number;
  /** Longest time a message stays in the network. */
  t4: number;
  /** Timers B, F, H, J, L, M, and D. */
  timeout: number;
}

/** Scales all timers by T1; at 500 ms they are those of the RFC. */
export function timesOf(t1: number): TransactionTimes {
  return { t1, t2: 8 * t1, t4: 10 * t1, timeout: 64 * t1 };
}
