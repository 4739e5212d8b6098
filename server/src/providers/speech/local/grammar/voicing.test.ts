import { expect, it } from 'vitest';
import { readRecording } from '../../../../../test/recordings/read-recording.ts';
import { createVoicing } from './voicing.ts';

function voicedShare(sound: Float32Array): number {
  const voicing = createVoicing();
  voicing.push(sound);
  return voicing.voicedMs() / (sound.length / 16);
}

let seed = 3;
function random(): number {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return seed / 1_073_741_824 - 1;
}

it.each(['001', 'goforward', 'austen0870'] as const)('a large part of %s is voiced', (name) => {
  expect(voicedShare(Float32Array.from(readRecording(name), (sample) => sample / 32_768))).toBeGreaterThan(0.2);
});

it.each([0, 0.5, 0.9])('almost no part of noise is voiced, with colour %f', (colour) => {
  let last = 0;
  const noise = Float32Array.from({ length: 48_000 }, () => {
    last = colour * last + (1 - colour) * random();
    return last * 0.5;
  });
  expect(voicedShare(noise)).toBeLessThan(0.05);
});

it('no part of silence is voiced', () => {
  expect(voicedShare(new Float32Array(16_000))).toBe(0);
});
