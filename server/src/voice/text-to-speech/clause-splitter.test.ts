import { describe, expect, it } from 'vitest';
import { createClauseSplitter } from './clause-splitter.ts';

/** Clauses of a text that comes a few characters at a time. */
function clausesOf(text: string, step = 3): string[] {
  const cutter = createClauseSplitter();
  const clauses: string[] = [];
  for (let at = 0; at < text.length; at += step) clauses.push(...cutter.push(text.slice(at, at + step)));
  const rest = cutter.rest();
  return rest === undefined ? clauses : [...clauses, rest];
}

describe('clauses', () => {
  it.each([
    ['We open at nine. We close at five.', ['We open at nine. ', 'We close at five.']],
    ['Sure. ', ['Sure. ']],
    [
      'We have a table at seven in the evening, or at nine if you prefer.',
      ['We have a table at seven in the evening, ', 'or at nine if you prefer.'],
    ],
    ['Yes, of course.', ['Yes, of course.']],
    ['Ask Dr. Smith or Mrs. Jones. They know.', ['Ask Dr. Smith or Mrs. Jones. ', 'They know.']],
    ['It costs 3.50 or 1,000 crowns.', ['It costs 3.50 or 1,000 crowns.']],
    ['Open 9 a.m. to 6 p.m. daily. Come by.', ['Open 9 a.m. to 6 p.m. daily. ', 'Come by.']],
    ['We close at 6 p.m. We open at 9.', ['We close at 6 p.m. ', 'We open at 9.']],
    ['We close at 6. We open at 9. Bye.', ['We close at 6. ', 'We open at 9. ', 'Bye.']],
    ['Am 3. Mai, im 2. Stock. Bis bald.', ['Am 3. Mai, im 2. Stock. ', 'Bis bald.']],
    ['Wir sind in der Hauptstr. 5. Kommen Sie.', ['Wir sind in der Hauptstr. 5. ', 'Kommen Sie.']],
    ['St. John St. is near. Ask at kl. 9.', ['St. John St. is near. ', 'Ask at kl. 9.']],
    ['Cykelservice t.ex. byte av däck. Ring nr. 5.', ['Cykelservice t.ex. byte av däck. ', 'Ring nr. 5.']],
    [
      'We are open every day of the week 9 – 18 – welcome.',
      ['We are open every day of the week 9 – 18 – ', 'welcome.'],
    ],
    ['It is $12.50. Yes, 12.50 it is.', ['It is $12.50. ', 'Yes, 12.50 it is.']],
    ['Really?! Yes!', ['Really?! ', 'Yes!']],
    ['One\n\nTwo', ['One\n\n', 'Two']],
    ['... ', []],
    ['', []],
  ])('%j', (text, expected) => {
    expect(clausesOf(text)).toEqual(expected);
    expect(clausesOf(text, 1)).toEqual(expected);
  });

  it('in an endless text are cut at a word', () => {
    const clauses = clausesOf('word '.repeat(100));
    expect(clauses.length).toBeGreaterThan(1);
    expect(clauses.join('')).toBe('word '.repeat(100));
    for (const clause of clauses) expect(clause.length).toBeLessThanOrEqual(181);
  });

  it('in an endless text are not cut inside a number', () => {
    const clauses = clausesOf(`${'word '.repeat(34)}070 123 45 67 and so on`);
    expect(clauses).toEqual(['word '.repeat(33), 'word 070 123 45 67 and so on']);
  });

  it('joined equal the text', () => {
    const text = 'Hello there, how are you today? I am fine; thanks: really. (See www.example.com.) Bye... Now!';
    expect(clausesOf(text, 2).join('')).toBe(text);
  });
});
