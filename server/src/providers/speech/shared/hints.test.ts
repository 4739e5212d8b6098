import { expect, it } from 'vitest';
import { hintsOf } from './hints.ts';

it('words come before phrases, each once, none empty or longer than a vendor takes, and no more than it takes', () => {
  const hints = hintsOf([' Ada ', '', 'Ada', 'x'.repeat(11)], ['at nine', 'Ada', 'at ten'], { count: 2, letters: 10 });
  expect(hints).toEqual(['Ada', 'at nine']);
});
