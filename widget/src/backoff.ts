/** Waits before the next try after `failures` earlier ones; returns early when the browser comes back online or `signal` aborts. */
export type Backoff = (failures: number, signal: AbortSignal) => Promise<void>;

/** True once the signal has fired; a function, so that the type checker does not narrow on an earlier result. */
export const isAborted = (signal: AbortSignal): boolean => signal.aborted;

/** Milliseconds before the next try: doubles from 500 to 15,000, half of it random so visitors do not all return at once. */
export const backoffMs = (failures: number, random = Math.random()): number =>
  Math.min(15_000, 500 * 2 ** failures) * (0.5 + random / 2);

export const waitInBrowser: Backoff = (failures, signal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) return resolve();
    setTimeout(resolve, backoffMs(failures));
    addEventListener('online', () => resolve(), { once: true, signal });
    signal.addEventListener('abort', () => resolve());
  });
