import { describe, expect, it } from 'vitest';
import { frameMs, frameSamples } from '../ports.ts';
import { createForeground } from './foreground.ts';

/** Frames of noise at a level, which swings by a few decibels as voices do; the same every time. */
function createSound(seed: number) {
  let state = seed;
  const random = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 1_073_741_824 - 1;
  };
  return (levelDb: number, swingDb = 0): Int16Array => {
    const amplitude = 32_768 * Math.sqrt(3) * 10 ** ((levelDb + swingDb * random()) / 20);
    return Int16Array.from({ length: frameSamples }, () => amplitude * random());
  };
}

/** Share of the time that is foreground. */
function shareOf(foreground: ReturnType<typeof createForeground>, ms: number, next: (atMs: number) => Int16Array) {
  let frames = 0;
  for (let atMs = 0; atMs < ms; atMs += frameMs) if (foreground.push(next(atMs))) frames += 1;
  return frames / (ms / frameMs);
}

/** Syllables of 200 ms, five in a row with weak sounds between them, then a pause. */
const syllables = (sound: ReturnType<typeof createSound>, peakDb: number, roomDb: number) => (atMs: number) => {
  const inPhrase = atMs % 1_600;
  if (inPhrase >= 1_200) return sound(roomDb, 2);
  return sound(inPhrase % 240 < 160 ? peakDb : Math.max(peakDb - 20, roomDb), 2);
};

describe('foreground', () => {
  it('is the speech of a caller on a quiet line, from its beginning and at any level', () => {
    for (const peakDb of [-12, -20, -40]) {
      const foreground = createForeground();
      const sound = createSound(3);
      expect(shareOf(foreground, 1_000, () => sound(-75))).toBe(0);
      expect(shareOf(foreground, 12_000, syllables(sound, peakDb, -75))).toBeGreaterThan(0.75);
    }
  });

  it('is the speech of a caller who begins before anything else was heard, after 300 ms', () => {
    const sound = createSound(4);
    expect(shareOf(createForeground(), 3_000, syllables(sound, -20, -75))).toBeGreaterThan(0.7);
  });

  it('is no steady noise and no murmur of a room, half a second after the call began', () => {
    for (const levelDb of [-50, -40, -25]) {
      const foreground = createForeground();
      const sound = createSound(5);
      shareOf(foreground, 500, () => sound(levelDb, 3));
      expect(shareOf(foreground, 20_000, () => sound(levelDb, 3))).toBeLessThan(0.02);
    }
  });

  it('is the speech of a caller 10 dB above the room', () => {
    const foreground = createForeground();
    const sound = createSound(6);
    shareOf(foreground, 2_000, () => sound(-30, 2));
    expect(shareOf(foreground, 8_000, syllables(sound, -18, -30))).toBeGreaterThan(0.6);
    shareOf(foreground, 500, () => sound(-30, 2));
    expect(shareOf(foreground, 3_000, () => sound(-30, 2))).toBeLessThan(0.02);
  });
});
