import { RetryOutcome } from '@parley/contract/resources/outbound-call';
import { z } from 'zod';
import { openingFrom, type Window } from './calling-window.rules.ts';

/** Retry policy as stored. */
export const RetryRules = z.object({
  on: z.array(RetryOutcome),
  /** Delay after the first attempt, the second and so on; the last repeats. Unit: seconds. */
  delays_seconds: z.array(z.number()).min(1),
});
export type RetryRules = z.infer<typeof RetryRules>;

export interface Dialled {
  /** Attempts that reached the network. */
  attempts: number;
  maxAttempts: number;
  retry: RetryRules;
  window: Window | null;
  expiresAt: Date;
}

/** Predicts that an attempt with this outcome would be followed by another. */
export function mayRetry(dial: Pick<Dialled, 'attempts' | 'maxAttempts' | 'retry'>, outcome: string): boolean {
  return dial.attempts < dial.maxAttempts && (dial.retry.on as readonly string[]).includes(outcome);
}

/**
 * Time of the next attempt after `outcome`, respecting the far end's requested delay and the calling window; null: no
 * further attempt.
 */
export function nextAttemptAt(
  dial: Dialled,
  outcome: { kind: string; retryAfterSeconds?: number },
  now: Date,
): Date | null {
  if (!mayRetry(dial, outcome.kind)) return null;
  const { delays_seconds: delays } = dial.retry;
  const delaySeconds = delays[Math.min(Math.max(dial.attempts, 1), delays.length) - 1] ?? 0;
  const waitSeconds = Math.max(delaySeconds, outcome.retryAfterSeconds ?? 0);
  const wanted = new Date(now.getTime() + waitSeconds * 1000);
  const at = dial.window ? openingFrom(dial.window, wanted) : wanted;
  return at && at < dial.expiresAt ? at : null;
}
