import { createResampler } from '#voice/codec/resample.ts';
import { sampleRateHz } from '#voice/ports.ts';

/** Sound of one utterance, from bytes as they come to samples as a call wants them. */
export interface PcmReader {
  /** Samples of the bytes so far: 16 kHz, maybe none. The array is the caller's to keep. */
  read(bytes: Uint8Array): Int16Array;
  close(): void;
}

/** Reads signed 16 bit little-endian mono of `fromHz`. Chunks may break in the middle of a sample. */
export function createPcmReader(fromHz: number): PcmReader {
  const resampler = fromHz === sampleRateHz ? undefined : createResampler({ fromHz, toHz: sampleRateHz, quality: 5 });
  let half: number | undefined;

  function joinSamples(bytes: Uint8Array): Int16Array {
    const carried = half === undefined ? 0 : 1;
    const whole = (bytes.length + carried) >> 1;
    const samples = new Int16Array(whole);
    const target = new Uint8Array(samples.buffer);
    if (half !== undefined && whole > 0) target[0] = half;
    const taken = whole * 2 - carried;
    if (taken > 0) target.set(bytes.subarray(0, taken), carried);
    const rest = bytes.length + carried - whole * 2;
    half = rest === 1 ? (bytes.at(-1) ?? half) : undefined;
    return samples;
  }

  return {
    read(bytes) {
      const samples = joinSamples(bytes);
      // The resampler owns what it returns; the caller wants to keep it.
      return resampler === undefined ? samples : resampler.process(samples).slice();
    },
    close: () => resampler?.close(),
  };
}
