/** Why a request to the outside did not give an answer. */
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
 * A request to the outside that was refused by us or failed on the way.
 * `message` may be shown to whoever gave the URL: it never names an address, and no host that a redirect or a resolver
 * brought up. `cause`, where there is one, does name them and is for the log only.
 */
export class EgressError extends Error {
  readonly code: EgressErrorCode;
  /** What the other side answered, where it refused a WebSocket. */
  readonly status: number | undefined;
  /** After which time it said a retry may help. Unit: milliseconds. */
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

  /** Whether the same request may succeed later without anybody changing anything. */
  get isTransient(): boolean {
    return transientCodes.has(this.code);
  }
}

/** The EgressError in an error or in the chain of its causes: SDKs wrap what their `fetch` throws. */
export function findEgressError(error: unknown): EgressError | undefined {
  let current = error;
  for (let depth = 0; depth < 10 && current instanceof Error; depth += 1) {
    if (current instanceof EgressError) return current;
    current = current.cause;
  }
  return undefined;
}
