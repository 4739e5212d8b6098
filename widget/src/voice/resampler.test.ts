import { expect, it } from 'vitest';
import { createResampler } from './resampler.ts';

/** Amplitude of one frequency, by Goertzel's method. */
function toneLevel(samples: Float32Array, hz: number, rateHz: number): number {
  const coefficient = 2 * Math.cos((2 * Math.PI * hz) / rateHz);
  let last = 0;
  let beforeLast = 0;
  for (const sample of samples) [last, beforeLast] = [sample + coefficient * last - beforeLast, last];
  return (2 * Math.sqrt(last * last + beforeLast * beforeLast - coefficient * last * beforeLast)) / samples.length;
}

/** One second of a tone through a resampler, in blocks of 128 as audio threads give them; without its first tenth. */
function resample(hz: number, fromHz: number, toHz: number): Float32Array {
  const resampler = createResampler(fromHz, toHz);
  const parts: number[] = [];
  for (let at = 0; at < fromHz; at += 128) {
    const block = Float32Array.from({ length: 128 }, (_, index) =>
      Math.sin((2 * Math.PI * hz * (at + index)) / fromHz),
    );
    parts.push(...resampler.push(block));
  }
  return Float32Array.from(parts).slice(toHz / 10);
}

it.each([
  [48_000, 16_000],
  [44_100, 16_000],
  [16_000, 48_000],
  [16_000, 44_100],
  [16_000, 16_000],
])('from %i to %i Hz a tone in the speech band keeps its pitch and level', (fromHz, toHz) => {
  const heard = resample(1_000, fromHz, toHz);
  expect(Math.abs(heard.length - toHz * 0.9)).toBeLessThan(toHz / 100);
  expect(toneLevel(heard, 1_000, toHz)).toBeCloseTo(1, 1);
});

it('frequencies above 8 kHz are filtered instead of aliased', () => {
  expect(toneLevel(resample(12_000, 48_000, 16_000), 4_000, 16_000)).toBeLessThan(0.02);
});
