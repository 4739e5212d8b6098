import fc from 'fast-check';
import { expect, it } from 'vitest';
import { spokenLanguages, spokenText } from './spoken-text.ts';

const pieces = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.constantFrom(
    '12.50',
    '€',
    '$',
    ' kr',
    '9-18',
    '2026-03-14',
    '+46 8 123 45',
    'Mon-Fri',
    'a.m.',
    'kl',
    '1/2',
    '°C',
    'h',
    ':',
    '-',
    '.',
    ' ',
  ),
  fc.integer({ min: 0, max: 9_999_999_999_999 }).map(String),
);
const texts = fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join(' '));
const languages = fc.constantFrom(...spokenLanguages);

it('speech has no digits, stays within 40 times the length, and is not changed by a second pass', () => {
  fc.assert(
    fc.property(texts, languages, (text, language) => {
      const spoken = spokenText(text, language);
      expect(spoken).not.toMatch(/\p{N}/u);
      expect(spoken.length).toBeLessThanOrEqual(text.length * 40);
      expect(spokenText(spoken, language)).toBe(spoken);
    }),
    { numRuns: 1500, seed: 13 },
  );
});

it('a language without words for figures is said in English', () => {
  expect(spokenText('21 talos', 'fi')).toBe('twenty-one talos');
});
