import type { ErrorDetail } from '@parley/contract/errors';
import { Refusal } from '#platform/http/refusal.ts';

/** Identical for a log of another tenant, a deleted one and one that never existed. */
export const logNotFound = () => new Refusal('not_found', 'There is no tool log with this id');

export const badPeriod = (days: number) =>
  new Refusal('invalid_request', `from must be before to, and at most ${days} days apart`, {
    details: [{ path: 'query/from', code: 'invalid_period', message: `before \`to\`, by at most ${days} days` }],
  });

export function badReferences(details: readonly ErrorDetail[]): Refusal {
  const [first] = details;
  return new Refusal('invalid_request', first ? `${first.path}: ${first.message}` : 'The request is not valid', {
    details: [...details],
  });
}
