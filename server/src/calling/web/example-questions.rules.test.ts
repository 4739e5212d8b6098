import { expect, it } from 'vitest';
import { exampleQuestions } from './example-questions.rules.ts';

const phrases = [
  'are you open',
  'when do you open',
  'yes',
  'where are you',
  'your address please',
  'what does it cost',
];

it('examples are diverse, start with the likeliest, and are at most as many as exist', () => {
  const pick = (count: number) => exampleQuestions(phrases, { quickQuestions: [], count });
  expect(pick(2)).toEqual(['Are you open?', 'Where are you?']);
  expect(pick(9)).toEqual([
    'Are you open?',
    'When do you open?',
    'Where are you?',
    'Your address please',
    'What does it cost?',
  ]);
  expect(exampleQuestions(['how can i pay'], { quickQuestions: [], count: 1 })).toEqual(['How can I pay?']);
  expect(exampleQuestions(['yes'], { quickQuestions: [], count: 3 })).toEqual(['Yes']);
  expect(exampleQuestions([], { quickQuestions: [], count: 3 })).toEqual([]);
});

it('examples begin with the expected ones among the agent’s quick questions, once', () => {
  const quickQuestions = ['Can I rent a bike?', 'Where are you?', 'Are you open?'];
  expect(exampleQuestions(phrases, { quickQuestions, count: 3 })).toEqual([
    'Where are you?',
    'Are you open?',
    'When do you open?',
  ]);
  expect(exampleQuestions(phrases, { quickQuestions, count: 1 })).toEqual(['Where are you?']);
});
