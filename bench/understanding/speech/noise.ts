import { clamp, rootMeanSquare, speechLevel } from './shape-sound.ts';

export const noiseKinds = ['white', 'pink', 'brown', 'babble'] as const;
export type NoiseKind = (typeof noiseKinds)[number];

/** Pseudo-random numbers in 0-1 of a seed (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Noise of one kind and seed. `babble` is made of the sounds given, each from its own random place, again and again. */
export function makeNoise(kind: NoiseKind, samples: number, seed: number, voices: readonly Int16Array[]): Int16Array {
  const random = createRandom(seed);
  if (kind === 'babble') return makeBabble(samples, random, voices);
  const wave = new Float64Array(samples);
  const next = { white: () => random() - 0.5, pink: createPink(random), brown: createBrown(random) }[kind];
  for (let index = 0; index < samples; index++) wave[index] = next();
  return scaled(wave);
}

/** Filter by Paul Kellet, within 0.05 dB of -3 dB an octave above 9 Hz at 44.1 kHz. */
function createPink(random: () => number) {
  const b = [0, 0, 0, 0, 0, 0, 0];
  const poles = [0.99886, 0.99332, 0.969, 0.8665, 0.55, -0.7616];
  const gains = [0.0555179, 0.0750759, 0.153852, 0.3104856, 0.5329522, -0.016898];
  return () => {
    const white = random() - 0.5;
    for (const [index, pole] of poles.entries()) b[index] = pole * (b[index] ?? 0) + white * (gains[index] ?? 0);
    const sum = b.slice(0, 6).reduce((total, part) => total + part, 0) + (b[6] ?? 0) + white * 0.5362;
    b[6] = white * 0.115926;
    return sum;
  };
}

/** Falls by 6 dB an octave; the leak holds it near zero. */
function createBrown(random: () => number) {
  let value = 0;
  return () => (value = 0.996 * value + random() - 0.5);
}

function makeBabble(samples: number, random: () => number, voices: readonly Int16Array[]): Int16Array {
  const wave = new Float64Array(samples);
  for (const voice of voices) {
    const level = Math.max(1, speechLevel(voice));
    let at = Math.floor(random() * voice.length);
    for (let index = 0; index < samples; index++) {
      wave[index] = (wave[index] ?? 0) + (voice[at] ?? 0) / level;
      at = (at + 1) % voice.length;
    }
  }
  return scaled(wave);
}

/** A tenth of full scale at its peak, so that mixing can only lower it. */
function scaled(wave: Float64Array): Int16Array {
  const peak = wave.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-9);
  return Int16Array.from(wave, (value) => Math.round((value / peak) * 30_000));
}

/** Adds noise to a sound so that its speech is louder by `ratioDb`. */
export function mixed(sound: Int16Array, noise: Int16Array, ratioDb: number): Int16Array {
  const gain = speechLevel(sound) / 10 ** (ratioDb / 20) / Math.max(1, rootMeanSquare(noise));
  return sound.map((sample, index) => clamp(sample + (noise[index] ?? 0) * gain));
}
