import { expect, it } from 'vitest';
import { detailOfSilence, stateOfFailure } from './trunk-state.rules.ts';

it.each([
  [{ status: 403, reason: 'Forbidden' }, 'refused', 'Forbidden; check user name and password'],
  [{ status: 404, reason: 'Not Found' }, 'failed', '404 Not Found'],
  [{ reason: 'timeout: No answer within 32000 ms.' }, 'unreachable', ''],
  [{ reason: 'unresolved: no address for sip.invalid' }, 'unreachable', 'unresolved: no address for sip.invalid'],
])('a registration that failed with %o is %s', (failure, state, detail) => {
  expect(stateOfFailure(failure)).toEqual({ state, detail });
});

it('a trunk without registration that answers no OPTIONS needs no more words than its state has', () => {
  expect(detailOfSilence('OPTIONS was not answered: timeout, No answer within 32000 ms.')).toBe('');
});
