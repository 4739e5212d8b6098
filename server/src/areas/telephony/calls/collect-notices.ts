import type { LineNotice } from '#voice/ports.ts';

/** Buffered notices of one reader. */
export interface CollectedNotices {
  take(): LineNotice | undefined;
  /** Resolves when a notice may be available. */
  arrival(): Promise<void>;
  wake(): void;
  stop(): void;
}

/** Buffer size for a slow reader; the oldest notices are dropped, since newer ones supersede them. */
const maxWaiting = 100;

export function collectNotices(follow: (listener: (notice: LineNotice) => void) => () => void): CollectedNotices {
  const waiting: LineNotice[] = [];
  let wake = () => {};
  const stop = follow((notice) => {
    if (waiting.length === maxWaiting) waiting.shift();
    waiting.push(notice);
    wake();
  });
  return {
    take: () => waiting.shift(),
    arrival: () =>
      waiting.length > 0
        ? Promise.resolve()
        : new Promise((resolve) => {
            wake = resolve;
          }),
    wake: () => wake(),
    stop,
  };
}
