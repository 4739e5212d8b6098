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

  it('joined equal the text', () => {
    const text = 'Hello there, how are you today? I am fine; thanks: really. (See www.example.com.) Bye... Now!';
    expect(clausesOf(text, 2).join('')).toBe(text);
  });
});
