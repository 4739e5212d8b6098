/** Reasons for which an outgoing request got no response. */
export type EgressErrorCode =
  | 'invalid_url'
  | 'blocked_scheme'
  | 'blocked_port'
  | 'blocked_address'
  | 'dns_failed'
  | 'connection_failed'
  | 'timeout'
  | 'too_large'
  | 'too_many_redirects'
  | 'upgrade_refused';

const transientCodes: ReadonlySet<EgressErrorCode> = new Set(['dns_failed', 'connection_failed', 'timeout']);

/**
 * An outgoing request that was refused here or failed on the way. `message` may be shown to the person who gave the
 * URL: it names no address, and no host from a redirect or a resolver. `cause`, if present, does name them and is for
 * the log only.
 */
export class EgressError extends Error {
  readonly code: EgressErrorCode;
  /** Response status of a refused WebSocket handshake. */
  readonly status: number | undefined;
  /** Delay the server asked for before a retry. Unit: milliseconds. */
  readonly retryAfterMs: number | undefined;

  constructor(
    code: EgressErrorCode,
    message: string,
    options: ErrorOptions & { status?: number; retryAfterMs?: number } = {},
  ) {
    super(message, options);
    this.name = 'EgressError';
    this.code = code;
    this.status = options.status;
    this.retryAfterMs = options.retryAfterMs;
  }

  /** True when the same request may succeed later without any change. */
  get isTransient(): boolean {
    return transientCodes.has(this.code);
  }
}

/** Finds the EgressError in an error or its chain of causes: SDKs wrap what their `fetch` throws. */
export function findEgressError(error: unknown): EgressError | undefined {
  let current = error;
  for (let depth = 0; depth < 10 && current instanceof Error; depth += 1) {
    if (current instanceof EgressError) return current;
    current = current.cause;
  }
  return undefined;
}
