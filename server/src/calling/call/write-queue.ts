import type { Logger } from '#platform/log/logger.ts';

/** Backoff between retries of a failed write. Unit: milliseconds. */
const backoffMs = [200, 1_000, 5_000, 15_000];

/** Writes strictly in order; one that runs out of retries is logged and does not block the next. */
export class WriteQueue {
  readonly #log: Logger;
  #last: Promise<unknown> = Promise.resolve();
  #isStopped = false;

  constructor(log: Logger) {
    this.#log = log;
  }

  add(write: () => Promise<unknown>): void {
    this.#last = this.#last.then(() => this.#run(write));
  }

  /** Resolves when every write so far has succeeded or run out of retries. */
  drained(): Promise<unknown> {
    return this.#last;
  }

  /** Skips the pending writes. */
  stop(): void {
    this.#isStopped = true;
  }

  async #run(write: () => Promise<unknown>): Promise<void> {
    for (const pauseMs of [...backoffMs, undefined]) {
      if (this.#isStopped) return;
      try {
        await write();
        return;
      } catch (error) {
        if (pauseMs === undefined)
          this.#log.error(
            { event: 'call.persist_failed', err: error },
            'write of a call record failed after all retries',
          );
        else await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
    }
  }
}
