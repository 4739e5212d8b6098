import { toneLevel } from '../../../../voice/testing/media-tone.ts';

/** 50 ms: short enough that a packet lost or a buffer adjusted spoils one stretch and not all. Unit: samples. */
const stretchSamples = 800;

/** Amplitude of a tone in each stretch of 50 ms; exact for multiples of 20 Hz. */
function toneLevels(pcm: Int16Array, hz: number): number[] {
  return Array.from({ length: Math.floor(pcm.length / stretchSamples) }, (_, stretch) =>
    toneLevel(pcm.subarray(stretch * stretchSamples, (stretch + 1) * stretchSamples), hz),
  );
}

/** Median level of a tone. */
export function usualToneLevel(pcm: Int16Array, hz: number): number {
  const levels = toneLevels(pcm, hz).sort((one, other) => one - other);
  return levels[Math.floor(levels.length / 2)] ?? 0;
}

/** Maximum level of a tone. */
export const highestToneLevel = (pcm: Int16Array, hz: number): number => Math.max(0, ...toneLevels(pcm, hz));
