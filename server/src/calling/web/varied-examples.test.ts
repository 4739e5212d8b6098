import { expect, it } from 'vitest';
import { variedExamples } from './varied-examples.ts';

it('examples are diverse, start with the likeliest, and are at most as many as exist', () => {
  const phrases = ['open', 'opening hours', 'when open', 'where', 'address', 'price', 'cost', 'pay'];
  expect(variedExamples(phrases, 4)).toEqual(['open', 'when open', 'address', 'cost']);
  expect(variedExamples(phrases, 3)).toEqual(['open', 'when open', 'price']);
  expect(variedExamples(['yes'], 3)).toEqual(['yes']);
  expect(variedExamples([], 3)).toEqual([]);
});
