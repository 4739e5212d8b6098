import { expect, it } from 'vitest';
import { clockTime, fileSize } from './format-duration.ts';
import { peaksOf } from './peaks.ts';

it('a waveform has the highest amplitude of each part, whatever its sign', () => {
  const samples = new Float32Array([0, 0.5, -1, 0.25, 0, 0.125]);
  expect([...peaksOf(samples, 3)]).toEqual([0.5, 1, 0.125]);
  expect([...peaksOf(new Float32Array(), 2)]).toEqual([0, 0]);
});

it('times and sizes are written as players and file lists do', () => {
  expect([clockTime(5.9), clockTime(65), clockTime(3661)]).toEqual(['0:05', '1:05', '1:01:01']);
  expect([fileSize(0, 'en'), fileSize(64_044, 'en'), fileSize(2_500_000, 'en')]).toEqual(['0 byte', '64 kB', '2.5 MB']);
});
