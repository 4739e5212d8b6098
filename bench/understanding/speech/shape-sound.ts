import { frameSamples } from '../../../server/src/voice/ports.ts';

/** Resamples by a factor: 2 is half as long and an octave higher. Interpolates by a cubic through four samples. */
export function stretch(sound: Int16Array, factor: number): Int16Array {
  if (factor === 1) return sound;
  const shaped = new Int16Array(Math.floor(sound.length / factor));
  for (let index = 0; index < shaped.length; index++) {
    const at = index * factor;
    const whole = Math.floor(at);
    const part = at - whole;
    const [a, b, c, d] = [-1, 0, 1, 2].map((step) => sound[whole + step] ?? 0) as [number, number, number, number];
    const value = b + 0.5 * part * (c - a + part * (2 * a - 5 * b + 4 * c - d + part * (3 * (b - c) + d - a)));
    shaped[index] = clamp(value);
  }
  return shaped;
}

/** RMS over the loud part of a sound, pauses left out. */
export function speechLevel(sound: Int16Array): number {
  const levels: number[] = [];
  for (let at = 0; at + frameSamples <= sound.length; at += frameSamples) {
    levels.push(rootMeanSquare(sound.subarray(at, at + frameSamples)));
  }
  const loudest = Math.max(...levels, 1);
  const spoken = levels.filter((level) => level > loudest / 20);
  return Math.sqrt(spoken.reduce((sum, level) => sum + level * level, 0) / Math.max(1, spoken.length));
}

/** Scales a sound so that its speech has this level. Unit: dBFS. */
export function levelled(sound: Int16Array, levelDb: number): Int16Array {
  const gain = (32_768 * 10 ** (levelDb / 20)) / Math.max(1, speechLevel(sound));
  return sound.map((sample) => clamp(sample * gain));
}

/** Puts silence around a sound. Unit: seconds. */
export function withSilence(sound: Int16Array, before: number, after: number, rateHz: number): Int16Array {
  const whole = new Int16Array(Math.ceil((before + after) * rateHz) + sound.length);
  whole.set(sound, Math.round(before * rateHz));
  return whole;
}

export function rootMeanSquare(sound: Int16Array): number {
  let sum = 0;
  for (const sample of sound) sum += sample * sample;
  return Math.sqrt(sum / Math.max(1, sound.length));
}

export const clamp = (value: number) => Math.max(-32_768, Math.min(32_767, Math.round(value)));
