import { setTimeout as delay } from 'node:timers/promises';

/** Time of a crawl; tests pass their own. */
export interface CrawlClock {
  /** Milliseconds since some fixed moment. */
  now(): number;
  /** Resolves after the time, or at once when the signal is aborted. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}

export const systemClock: CrawlClock = {
  now: () => performance.now(),
  sleep: async (ms, signal) => {
    await delay(ms, undefined, signal === undefined ? {} : { signal }).catch(() => undefined);
  },
};
