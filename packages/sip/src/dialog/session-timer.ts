import type { SessionInterval } from './session-interval.ts';

/** Two refreshes that fail are this far apart at least. Unit: milliseconds. */
const shortestRetryMs = 5000;

/**
 * Watches over the life of a session (RFC 4028, section 10). Where we refresh it asks for that at half the interval
 * and, while that fails, again at half of what remains; shortly before the end the session is held to be lost.
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

  /** Begins, or begins anew after a sign of life. */
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

  /** A refresh failed in a way that says nothing about the call: once more, while there is time. */
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
