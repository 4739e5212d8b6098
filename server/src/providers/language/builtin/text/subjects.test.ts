import { expect, it } from 'vitest';
import { subjectReaderOf } from './subjects.ts';

it.each([
  ['en', 'lockers', 'Where can I lock away my valuables?', 'Lockers, £1 deposit'],
  ['sv', 'lockers', 'Kan jag låsa in värdesaker?', 'Väskor låses in i skåp'],
  ['de', 'lockers', 'Wo kann ich meine Wertsachen einsperren?', 'Schließfächer mit 1 € Pfand'],
  ['fr', 'lockers', 'Où laisser nos affaires ?', 'Casiers gratuits'],
  ['es', 'lockers', '¿Dónde dejo mis cosas de valor?', 'Taquillas con llave'],
  ['de', 'wheelchair', 'Mein Bruder sitzt im Rollstuhl', 'barrierefrei'],
])('question and statement without a common word have one subject in %s: %s', (language, subject, asked, said) => {
  const { subjectsOf } = subjectReaderOf(language);
  expect([...subjectsOf(asked)]).toContain(subject);
  expect([...subjectsOf(said)]).toContain(subject);
});

it('finds no subject in words of no meaning, nor in a language it has no words of', () => {
  expect([...subjectReaderOf('en').subjectsOf('what is it that you have')]).toEqual([]);
  expect([...subjectReaderOf('pt').subjectsOf('Onde posso guardar as malas?')]).toEqual([]);
});
