import type { SessionInterval } from './session-interval.ts';

/** Shortest interval between failed refreshes. Unit: milliseconds. */
const shortestRetryMs = 5000;

/**
 * Session timer (RFC 4028, section 10). As refresher it refreshes at half the interval and, while that fails, again
 * at half of the rest; shortly before expiry the session counts as lost.
 */
export class SessionTimer {
  readonly #refresh: () => void;
  readonly #expired: () => void;
  #refreshTimer: NodeJS.Timeout | undefined;
  #expiryTimer: NodeJS.Timeout | undefined;
  #remainingMs = 0;

  constructor(on: { refresh(): void; expired(): void }) {
    this.#refresh = () => on.refresh();
    this.#expired = () => on.expired();
  }

  /** Starts or restarts the timer after a refresh. */
  start(interval: SessionInterval): void {
    this.stop();
    const lifeMs = interval.seconds * 1000;
    const endMs = lifeMs - Math.min(32_000, lifeMs / 3);
    this.#expiryTimer = setTimeout(this.#expired, endMs);
    if (interval.refresher === 'local') {
      this.#remainingMs = endMs - lifeMs / 2;
      this.#refreshTimer = setTimeout(this.#refresh, lifeMs / 2);
    }
  }

  /** Retries a refresh that failed without saying that the call is gone, while there is time. */
  retry(): void {
    clearTimeout(this.#refreshTimer);
    this.#remainingMs /= 2;
    if (this.#remainingMs > shortestRetryMs) this.#refreshTimer = setTimeout(this.#refresh, this.#remainingMs);
  }

  stop(): void {
    clearTimeout(this.#refreshTimer);
    clearTimeout(this.#expiryTimer);
  }
}
