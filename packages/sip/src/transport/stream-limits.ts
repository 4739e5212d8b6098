/** What connections may cost. Times in milliseconds. */
export interface StreamLimits {
  /** Connections in all. When they are used up, the one that was silent for longest makes room, see `evictableMs`. */
  connections: number;
  /** Connections that one address may have opened to us. A proxy with a connection for each call needs hundreds. */
  connectionsPerAddress: number;
  /** TLS handshake and first whole message together. */
  firstMessageMs: number;
  /** From the first byte of a message to its last. */
  messageMs: number;
  /** Without a byte in either direction. Long, because a call may need its connection for its BYE. */
  idleMs: number;
  /** Silent for this long, a connection is closed where room is needed. */
  evictableMs: number;
  connectMs: number;
  /** Pause between signs of life on connections that we opened; below what load balancers and NATs drop after. */
  keepAliveMs: number;
  /** Bytes that wait for a peer that does not read. */
  unsentBytes: number;
}

export const defaultStreamLimits: StreamLimits = {
  connections: 5000,
  connectionsPerAddress: 1000,
  firstMessageMs: 15_000,
  messageMs: 15_000,
  idleMs: 3_600_000,
  evictableMs: 60_000,
  connectMs: 5000,
  keepAliveMs: 30_000,
  unsentBytes: 1024 * 1024,
};
