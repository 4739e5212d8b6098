import { expect, it } from 'vitest';
import { trimSilence } from './trim-silence.ts';

const sound = new Int16Array(16_000);
sound.fill(5000, 4000, 8000);

it.each([
  ['We are open.', 250],
  ['We are open,', 120],
  ['We are', 40],
])('%j is followed by a pause of %i ms', (text, pauseMs) => {
  const trimmed = trimSilence(sound, text);
  const last = trimmed.findLastIndex((sample) => sample !== 0);
  expect(trimmed.length - 1 - last).toBe(pauseMs * 16 - 1);
  expect(trimmed.findIndex((sample) => sample !== 0)).toBe(320);
});

it('trims silence to nothing', () => {
  expect(trimSilence(new Int16Array(1600), 'Hm.')).toHaveLength(0);
});
