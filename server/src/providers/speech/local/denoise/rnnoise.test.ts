import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { decodeWav } from '#voice/codec/wav.ts';
import { frameSamples } from '#voice/ports.ts';
import { loadDenoiser } from './rnnoise.ts';

const powerOf = (pcm: Int16Array) => pcm.reduce((sum, sample) => sum + sample * sample, 0) / pcm.length;

/** White noise, the same every time. */
function createNoise(amplitude: number): (pcm: Int16Array) => Int16Array {
  let seed = 7;
  return (pcm) =>
    pcm.map((sample) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.max(-32_768, Math.min(32_767, sample + (seed / 1_073_741_824 - 1) * amplitude));
    });
}

describe('noise suppression', () => {
  it('removes steady noise and keeps speech', async () => {
    const open = await loadDenoiser();
    const denoiser = open();
    const noisy = createNoise(1_500);
    let before = 0;
    let after = 0;
    for (let frame = 0; frame < 150; frame += 1) {
      const input = noisy(new Int16Array(frameSamples));
      const output = denoiser.process(input);
      if (frame < 50) continue;
      before += powerOf(input);
      after += powerOf(output);
    }
    expect(after / before).toBeLessThan(0.1);

    const speech = decodeWav(await readFile(new URL('../../../../../test/recordings/austen0880.wav', import.meta.url)));
    let spoken = 0;
    let kept = 0;
    for (let at = 0; at + frameSamples <= speech.length; at += frameSamples) {
      const frame = speech.subarray(at, at + frameSamples);
      spoken += powerOf(frame);
      kept += powerOf(denoiser.process(noisy(frame)));
    }
    expect(kept / spoken).toBeGreaterThan(0.4);
    denoiser.close();
  });

  it('isolates two calls', async () => {
    const open = await loadDenoiser();
    const [first, second, alone] = [open(), open(), open()];
    const noise = createNoise(8_000);
    for (let frame = 0; frame < 40; frame += 1) {
      const input = noise(new Int16Array(frameSamples));
      const expected = alone.process(input).slice();
      second.process(new Int16Array(frameSamples));
      expect(first.process(input)).toEqual(expected);
    }
    for (const denoiser of [first, second, alone]) denoiser.close();
  });
});
