import { expect, it } from 'vitest';
import { letterToSound } from './letter-to-sound.ts';

it.each([
  ['zumba', 'Z AH M B AH'],
  ['shellac', 'SH EH L AE K'],
  ['knightly', 'N AY T L IY'],
  ['brake', 'B R EY K'],
  ['waxed', 'W AE K S T'],
  ['café', 'K AE F EY'],
])('%s is pronounced %s', (word, sounds) => {
  expect(letterToSound(word)).toBe(sounds);
});

it('returns nothing without letters', () => {
  expect(letterToSound('42')).toBe('');
});
