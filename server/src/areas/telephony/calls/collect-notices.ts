import type { LineNotice } from '#voice/ports.ts';

/** Notices that wait for one reader. */
export interface CollectedNotices {
  take(): LineNotice | undefined;
  /** Resolves when there may be something to take. */
  arrival(): Promise<void>;
  wake(): void;
  stop(): void;
}

/** Of a reader slower than they come, the oldest are dropped: each newer one says more. */
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
