import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compilePattern, matchedTextMax } from './linear-pattern.rules.ts';

const sizeMax = 500;

/** Patterns of the supported syntax that are safe for the native engine. */
const atom = fc.constantFrom(
  'a',
  'b',
  '.',
  '\\d',
  '\\w',
  '\\s',
  '\\W',
  '[ab]',
  '[^a]',
  '[a-c\\]]',
  '\\.',
  '\\u0061',
  '\\u{1F600}',
  '\\p{Lu}',
  '\\x62',
  'é',
  '😀',
  '\\ud83d\\ude00',
);
const quantifier = fc.constantFrom('', '', '', '*', '+', '?', '{2}', '{1,3}', '{0}', '{2,}', '*?', '+?');
const pattern = fc.letrec((tie) => ({
  part: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    atom,
    // Without \\B: the native engine finds one inside 😀.
    fc.constantFrom('^', '$', '\\b'),
    fc.tuple(fc.constantFrom('(', '(?:', '(?<n>'), tie('choice')).map(([open, inner]) => `${open}${inner})`),
  ),
  quantified: fc
    .tuple(tie('part'), quantifier)
    .map(([part, times]) => (['^', '$', '\\b', '\\B'].includes(part as string) ? part : `${part}${times}`)),
  choice: fc
    .array(
      fc.array(tie('quantified'), { maxLength: 3 }).map((parts) => parts.join('')),
      { minLength: 1, maxLength: 3 },
    )
    .map((branches) => branches.join('|')),
})).choice as fc.Arbitrary<string>;
const text = fc
  .array(fc.constantFrom('a', 'b', 'c', 'A', '1', ' ', '.', '-', '\n', 'é', '😀', ']'), { maxLength: 8 })
  .map((parts) => parts.join(''));

describe('a linear pattern', () => {
  it('agrees with the native engine', () => {
    fc.assert(
      fc.property(pattern, text, (source, sample) => {
        let native: RegExp;
        try {
          native = new RegExp(source, 'u');
        } catch {
          return; // Two groups of one name.
        }
        expect(compilePattern(source, 100_000).test(sample), `${source} on ${JSON.stringify(sample)}`).toBe(
          native.test(sample),
        );
      }),
      { numRuns: 2000 },
    );
  });

  it('\\B matches off word boundaries', () => {
    const inside = compilePattern('a\\Bb', sizeMax);
    expect([inside.test('cab'), inside.test('a b')]).toEqual([true, false]);
  });

  // Catastrophic backtracking in the native engine.
  it.each([
    '^(a+)+$',
    '^(a|a)*$',
    '^(a|aa)+$',
    '^(.*)*x$',
    '^(a?){60}a{60}$',
    '(\\w+\\s?)+$',
    'a*a*a*a*a*a*a*a*a*b',
    '^(([a-z])+.)+[A-Z]([a-z])+$',
  ])(
    '%s terminates on its slowest text',
    (source) => {
      expect(compilePattern(source, sizeMax).test(`${'a'.repeat(matchedTextMax - 1)}!`)).toBe(false);
    },
    20_000,
  );

  it('a text over the maximum length does not match', () => {
    const digits = compilePattern('^[0-9]+$', sizeMax);
    expect(digits.test('1'.repeat(matchedTextMax))).toBe(true);
    expect(digits.test('1'.repeat(matchedTextMax + 1))).toBe(false);
  });

  it.each([
    ['(', 'no regular expression'],
    ['a{', 'no regular expression'],
    ['(?=a)b', 'look-around'],
    ['(?<!a)b', 'look-around'],
    ['(a)\\1', 'references back'],
    ['(?<n>a)\\k<n>', 'references back'],
    ['a{1,501}', 'too large'],
    ['((((a{99}){99}){99}){99}){99}', 'too large'],
  ])('%s is refused: %s', (source, reason) => expect(() => compilePattern(source, sizeMax)).toThrow(reason));
});
