import { expect, it } from 'vitest';
import { createPlaybackBuffer } from './playback-buffer.ts';

const frame = (value: number) => new Int16Array(320).fill(value);

it('buffers 60 ms before playing, and again after an underrun', () => {
  const buffer = createPlaybackBuffer();
  buffer.push(frame(16_384));
  expect(buffer.pull(320)[0]).toBe(0);
  buffer.push(frame(16_384));
  buffer.push(frame(16_384));
  expect([buffer.pull(320)[0], buffer.pull(320)[0], buffer.pull(320)[0]]).toEqual([0.5, 0.5, 0.5]);
  expect(buffer.pull(320)[0]).toBe(0);
  buffer.push(frame(16_384));
  expect(buffer.pull(320)[0]).toBe(0);
});

it('plays nothing of cleared audio', () => {
  const buffer = createPlaybackBuffer();
  for (let count = 0; count < 10; count += 1) buffer.push(frame(16_384));
  buffer.pull(320);
  buffer.clear();
  expect(buffer.pull(320).every((sample) => sample === 0)).toBe(true);
});

it('catches up after a stall instead of adding latency', () => {
  const buffer = createPlaybackBuffer();
  for (let count = 0; count < 21; count += 1) buffer.push(frame(count * 1_000));
  // The last three frames are left, with the newest at their end.
  expect([0, 0, 0].map(() => Math.round((buffer.pull(320)[0] ?? 0) * 32_768))).toEqual([18_000, 19_000, 20_000]);
  expect(buffer.pull(320)[0]).toBe(0);
});
