import type { ErasureState } from '@parley/contract/resources/erasure';

/** One calendar month after receipt, or the last day of the next month. Source: GDPR, article 12(3); Regulation 1182/71. */
export function dueDateOf(requestedAt: Date): Date {
  const due = new Date(requestedAt);
  const day = due.getUTCDate();
  due.setUTCMonth(due.getUTCMonth() + 1);
  if (due.getUTCDate() !== day) due.setUTCDate(0);
  return due;
}

/** State after a deletion transaction. */
export const stateAfterPass = (left: { held: number }): ErasureState =>
  left.held > 0 ? 'waiting_for_hold' : 'verifying';

/** Adds the counts of a pass to those before. */
export function addCounts(
  before: Readonly<Record<string, number>>,
  more: Readonly<Record<string, number>>,
): Record<string, number> {
  const sum: Record<string, number> = { ...before };
  for (const [place, count] of Object.entries(more)) if (count > 0) sum[place] = (sum[place] ?? 0) + count;
  return sum;
}

/** Delay before the next attempt to delete a file: 5 s doubling to an hour. Unit: milliseconds. */
export const fileRetryMs = (attempts: number): number => Math.min(3_600_000, 5_000 * 2 ** Math.max(0, attempts - 1));

/** Subject of a hash in certificates. */
export const subjectOf = (erasure: { phoneNumber: string } | { callId: string }): string =>
  'callId' in erasure ? `call:${erasure.callId}` : `subject:${erasure.phoneNumber}`;
