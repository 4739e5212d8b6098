import type { CrawlSchedule } from '@parley/contract/resources/knowledge-base';

const dayMs = 86_400_000;
const intervalMs: Readonly<Record<CrawlSchedule, number | null>> = {
  never: null,
  daily: dayMs,
  weekly: 7 * dayMs,
  monthly: 30 * dayMs,
};

/** Next visit of a page or site after the one at `visitedAt`; null: none by itself. */
export function nextVisitAt(schedule: string, visitedAt: Date): Date | null {
  const interval = intervalMs[schedule as CrawlSchedule] ?? null;
  return interval === null ? null : new Date(visitedAt.getTime() + interval);
}

/** Delays before another try after a fault of ours, or of a server that may recover. Unit: milliseconds. */
const retryDelaysMs = [30_000, 120_000, 600_000];

/** Delay before the next try; null: no more. */
export function retryDelayMs(attempts: number): number | null {
  return retryDelaysMs[attempts - 1] ?? null;
}
