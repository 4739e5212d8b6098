import { expect, it } from 'vitest';
import { variedExamples } from './varied-examples.ts';

it('examples lie apart, begin with the likeliest, and are no more than there are', () => {
  const phrases = ['open', 'opening hours', 'when open', 'where', 'address', 'price', 'cost', 'pay'];
  expect(variedExamples(phrases, 4)).toEqual(['open', 'when open', 'address', 'cost']);
  expect(variedExamples(phrases, 3)).toEqual(['open', 'when open', 'price']);
  expect(variedExamples(['yes'], 3)).toEqual(['yes']);
  expect(variedExamples([], 3)).toEqual([]);
});
