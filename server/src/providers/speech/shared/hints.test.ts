import { expect, it } from 'vitest';
import { hintsOf } from './hints.ts';

it('words precede phrases, deduplicated, within the vendor’s length and count limits', () => {
  const hints = hintsOf([' Ada ', '', 'Ada', 'x'.repeat(11)], ['at nine', 'Ada', 'at ten'], { count: 2, letters: 10 });
  expect(hints).toEqual(['Ada', 'at nine']);
});
