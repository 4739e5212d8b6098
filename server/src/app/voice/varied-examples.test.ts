import { expect, test } from 'vitest';
import { variedExamples } from './varied-examples.ts';

test('examples are about different things, and no more than asked for', () => {
  const phrases = [
    'what are your opening hours',
    'what time do you open',
    'are you open on monday',
    'where are you located',
    'how much is a repair',
    'I would like to book a repair',
    'how can I pay by card',
  ];
  expect(variedExamples(phrases, 4)).toEqual([
    'what are your opening hours',
    'what time do you open',
    'where are you located',
    'how much is a repair',
  ]);
  expect(variedExamples(phrases, 1)).toEqual(['what are your opening hours']);
  expect(variedExamples([], 3)).toEqual([]);
});
