import { expect, it } from 'vitest';
import { createPcmReader } from './pcm-reader.ts';

it('reassembles samples split at any byte', () => {
  const samples = Int16Array.from([1, -2, 300, -32_768, 32_767]);
  const bytes = new Uint8Array(samples.buffer);
  for (const size of [1, 2, 3, 5, 10]) {
    const reader = createPcmReader(16_000);
    const read: number[] = [];
    for (let at = 0; at < bytes.length; at += size) read.push(...reader.read(bytes.subarray(at, at + size)));
    expect(read).toEqual([...samples]);
    reader.close();
  }
});

it('resamples to 16 kHz and delivers fresh arrays', () => {
  const reader = createPcmReader(24_000);
  const second = new Uint8Array(48_000);
  const one = reader.read(second);
  const two = reader.read(second);
  expect(one.buffer).not.toBe(two.buffer);
  expect(Math.abs(one.length + two.length - 32_000)).toBeLessThan(100);
  reader.close();
});
