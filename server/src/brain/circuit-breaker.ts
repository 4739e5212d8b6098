import type { LanguageModel } from './ports.ts';

/** Remembers which models just failed, so that a dead vendor does not cost every turn its time limit. */
export interface CircuitBreaker {
  /** The same models; those that failed lately are last, the one that may recover first before the others. */
  order(models: readonly LanguageModel[]): LanguageModel[];
  noteFailure(model: LanguageModel, retryAfterMs?: number): void;
  noteSuccess(model: LanguageModel): void;
}

/** Longest time a vendor's own `Retry-After` keeps it last. */
const retryAfterMaxMs = 60_000;

/**
 * Circuit breaker of the process, shared so that all turns learn from one failure. Models are distinguished as objects:
 * keep one object per vendor, URL and key. `openMs`: time a failed model stays last in order. `now`: milliseconds of a
 * monotonic clock.
 */
export function createCircuitBreaker({
  openMs = 15_000,
  now = () => performance.now(),
}: {
  openMs?: number;
  now?: () => number;
} = {}): CircuitBreaker {
  const openUntil = new WeakMap<LanguageModel, number>();
  const recoversAt = (model: LanguageModel) => {
    const until = openUntil.get(model) ?? 0;
    return until > now() ? until : 0;
  };
  return {
    order: (models) => [...models].sort((a, b) => recoversAt(a) - recoversAt(b)),
    noteFailure(model, retryAfterMs = 0) {
      openUntil.set(model, now() + Math.max(openMs, Math.min(retryAfterMs, retryAfterMaxMs)));
    },
    noteSuccess(model) {
      openUntil.delete(model);
    },
  };
}
