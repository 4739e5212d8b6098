import { expect, it } from 'vitest';
import { lexiconOf } from '../text/lexicon.ts';
import { readQuestion } from './question.ts';
import { givesMeasure, measureOf } from './wanted.ts';

const read = (language: string, text: string) =>
  readQuestion(text, {
    lexicon: lexiconOf(language),
    language,
    now: new Date('2026-03-11T10:30:00Z'),
    timezone: 'Europe/London',
  });

it.each([
  ['en', 'Which brand of shampoo do you use?', 'brand'],
  ['sv', 'Vilket märke är hjälmarna?', 'marke'],
  ['fr', 'Quelle est la profondeur de la piscine ?', 'profondeur'],
  ['es', '¿Qué marca de aceite usan?', 'marca'],
  ['en', 'Do you sell shampoo?', undefined],
])('the noun a question wants a value of, in %s: %s', (language, text, noun) => {
  expect(read(language, text).wanted?.word).toBe(noun);
});

it.each([
  ['How deep is the pool?', 'length', 'The pool is 1.8 m deep.', 'No diving in the pool.'],
  ['Hur varmt är det i bassängen?', 'temperature', 'Vattnet håller 27 grader.', 'Den varma bassängen är öppen.'],
  ['Wie schwer darf der Hund sein?', 'weight', 'Hunde bis 20 kg.', 'Hunde sind willkommen.'],
] as const)('%s is answered by a number with its unit', (question, measure, answer, other) => {
  expect(measureOf(question)).toBe(measure);
  expect([givesMeasure(answer, measure), givesMeasure(other, measure)]).toEqual([true, false]);
});
