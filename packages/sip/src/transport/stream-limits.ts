/** Resource limits of connections. Times in milliseconds. */
export interface StreamLimits {
  /** Connections in total. At the limit the longest silent one is evicted, see `evictableMs`. */
  connections: number;
  /** Inbound connections per address. A proxy with a connection for each call needs hundreds. */
  connectionsPerAddress: number;
  /** Time for the TLS handshake and the first complete message together. */
  firstMessageMs: number;
  /** Time from the first byte of a message to its last. */
  messageMs: number;
  /** Idle timeout in both directions. Long, because a call may need its connection for its BYE. */
  idleMs: number;
  /** Silence after which a connection may be evicted. */
  evictableMs: number;
  connectMs: number;
  /** Keep-alive interval of outbound connections; below the timeouts of load balancers and NATs. */
  keepAliveMs: number;
  /** Bytes queued for a peer that does not read. */
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
