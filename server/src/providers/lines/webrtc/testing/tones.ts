import { sampleRateHz } from '#voice/ports.ts';

/** A sine wave at 16 kHz. `from`: number of the first sample, so that stretches join without a click. */
export function toneOf(hz: number, ms: number, options: { amplitude?: number; from?: number } = {}): Int16Array {
  const { amplitude = 10_000, from = 0 } = options;
  return Int16Array.from({ length: (ms * sampleRateHz) / 1000 }, (_, index) =>
    Math.round(amplitude * Math.sin((2 * Math.PI * hz * (from + index)) / sampleRateHz)),
  );
}

/** 50 ms: short enough that a packet lost or a buffer adjusted spoils one stretch and not all. Unit: samples. */
const stretchSamples = 800;

/** Amplitude of a tone in each stretch of 50 ms, by Goertzel's method; exact for multiples of 20 Hz. */
function toneLevels(pcm: Int16Array, hz: number): number[] {
  const coefficient = 2 * Math.cos((2 * Math.PI * hz) / sampleRateHz);
  return Array.from({ length: Math.floor(pcm.length / stretchSamples) }, (_, stretch) => {
    let last = 0;
    let beforeLast = 0;
    for (const sample of pcm.subarray(stretch * stretchSamples, (stretch + 1) * stretchSamples)) {
      [last, beforeLast] = [sample + coefficient * last - beforeLast, last];
    }
    const power = last * last + beforeLast * beforeLast - coefficient * last * beforeLast;
    return (2 * Math.sqrt(Math.max(0, power))) / stretchSamples;
  });
}

/** How loud a tone is in half of the sound or more. */
export function usualToneLevel(pcm: Int16Array, hz: number): number {
  const levels = toneLevels(pcm, hz).sort((one, other) => one - other);
  return levels[Math.floor(levels.length / 2)] ?? 0;
}

/** How loud a tone is where it is loudest. */
export const highestToneLevel = (pcm: Int16Array, hz: number): number => Math.max(0, ...toneLevels(pcm, hz));

export function joinPcm(parts: readonly Int16Array[]): Int16Array {
  const joined = new Int16Array(parts.reduce((total, part) => total + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}
