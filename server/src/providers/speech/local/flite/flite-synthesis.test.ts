import { beforeAll, expect, it } from 'vitest';
import { createFliteSynthesis, type FliteSynthesis, fliteVoices } from './flite-synthesis.ts';

let flite: FliteSynthesis;
beforeAll(async () => {
  flite = await createFliteSynthesis();
});

const text = 'We are open from nine to six.';

it.each(fliteVoices)('speaks by %s', async (voiceId) => {
  const sound = await flite.speak({ text, voiceId, speed: 1 });
  expect(sound.length).toBeGreaterThan(16_000);
  expect(sound.length).toBeLessThan(64_000);
  expect(sound.some((sample) => Math.abs(sample) > 3000)).toBe(true);
});

it('falls back to its first voice for an unknown one', async () => {
  const known = await flite.speak({ text, voiceId: 'slt', speed: 1 });
  expect(await flite.speak({ text, voiceId: 'somebody', speed: 1 })).toEqual(known);
});

it('speaks faster and slower', async () => {
  const lengths = [];
  for (const speed of [0.7, 1, 1.4]) lengths.push((await flite.speak({ text, voiceId: 'slt', speed })).length);
  expect(lengths).toEqual(lengths.toSorted((a, b) => b - a));
  expect(new Set(lengths).size).toBe(3);
});
