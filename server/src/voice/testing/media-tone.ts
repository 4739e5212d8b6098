import { sampleRateHz } from '../ports.ts';

/** A sine wave at 16 kHz. `from`: number of the first sample, so that stretches join without a click. */
export function toneOf(hz: number, ms: number, options: { amplitude?: number; from?: number } = {}): Int16Array {
  const { amplitude = 10_000, from = 0 } = options;
  const pcm = new Int16Array((ms * sampleRateHz) / 1000);
  for (let index = 0; index < pcm.length; index += 1) {
    pcm[index] = Math.round(amplitude * Math.sin((2 * Math.PI * hz * (from + index)) / sampleRateHz));
  }
  return pcm;
}

/** Amplitude of one frequency in 16 kHz sound, by Goertzel's method: that of `toneOf` where it is the tone asked for. */
export function toneLevel(pcm: Int16Array, hz: number): number {
  const coefficient = 2 * Math.cos((2 * Math.PI * hz) / sampleRateHz);
  let last = 0;
  let beforeLast = 0;
  for (const sample of pcm) {
    const next = sample + coefficient * last - beforeLast;
    beforeLast = last;
    last = next;
  }
  const power = last * last + beforeLast * beforeLast - coefficient * last * beforeLast;
  return pcm.length === 0 ? 0 : (2 * Math.sqrt(Math.max(0, power))) / pcm.length;
}

/** Root of the mean square. */
export function loudnessOf(pcm: Int16Array): number {
  let sum = 0;
  for (const sample of pcm) sum += sample * sample;
  return pcm.length === 0 ? 0 : Math.sqrt(sum / pcm.length);
}

/** The largest step from one sample to the next: a click is a step no tone of this level takes. */
export function largestStep(pcm: Int16Array): number {
  let largest = 0;
  for (let index = 1; index < pcm.length; index += 1) {
    largest = Math.max(largest, Math.abs((pcm[index] ?? 0) - (pcm[index - 1] ?? 0)));
  }
  return largest;
}

export function joinPcm(parts: readonly Int16Array[]): Int16Array {
  const joined = new Int16Array(parts.reduce((total, part) => total + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}
