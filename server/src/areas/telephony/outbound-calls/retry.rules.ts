import { z } from 'zod';
import { RetryOutcome } from '@parley/contract/resources/outbound-call';
import { openingFrom, type Window } from './calling-window.rules.ts';

/** When a call may be dialled again, as it is kept. */
export const RetryRules = z.object({
  on: z.array(RetryOutcome),
  /** After the first attempt, the second and so on; the last holds for the rest. Unit: seconds. */
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

/** Whether an attempt that comes to `outcome` would be followed by another, as far as can be known before it is made. */
export function mayRetry(dial: Pick<Dialled, 'attempts' | 'maxAttempts' | 'retry'>, outcome: string): boolean {
  return dial.attempts < dial.maxAttempts && (dial.retry.on as readonly string[]).includes(outcome);
}

/**
 * When to dial again after `outcome`, not sooner than the other side asked for and within the calling window; null when
 * not at all.
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
