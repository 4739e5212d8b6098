import { expect, it } from 'vitest';
import { wantsEspeak } from './find-espeak.ts';

it.each([
  ['en', '', false],
  ['en-GB', 'slt', false],
  ['en', 'espeak+f3', true],
  ['sv', '', true],
  ['sv-SE', 'rms', false],
  ['de', 'nova', true],
])('an agent in %s with the voice %j is spoken by eSpeak NG: %s', (language, voiceId, expected) => {
  expect(wantsEspeak({ language, voiceId })).toBe(expected);
});
