import { expect, it } from 'vitest';
import { areMostGone } from './most-gone.rules.ts';

it('five and more than half of the events', () => {
  expect(areMostGone({ gone: 4, watched: 4 })).toBe(false);
  expect(areMostGone({ gone: 5, watched: 5 })).toBe(true);
  expect(areMostGone({ gone: 5, watched: 10 })).toBe(false);
  expect(areMostGone({ gone: 6, watched: 10 })).toBe(true);
});
