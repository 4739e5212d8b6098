import type { ErrorDetail } from '@parley/contract/errors';
import { Refusal } from '#platform/http/refusal.ts';

/** Said alike of a log of another tenant, one that was forgotten and one that never was. */
export const logNotFound = () => new Refusal('not_found', 'There is no tool log with this id');

export function badReferences(details: readonly ErrorDetail[]): Refusal {
  const [first] = details;
  return new Refusal('invalid_request', first ? `${first.path}: ${first.message}` : 'The request is not valid', {
    details: [...details],
  });
}
