import { sampleRateHz } from '../ports.ts';

export type AmbiencePreset = 'office' | 'cafe' | 'call-center';

/** Length of a loop: long enough for the repetition not to be noticed. Unit: seconds. */
const loopSeconds = 12;

interface Recipe {
  /** Loudness of the room itself, and how dull it sounds (0-1). */
  room: { level: number; dullness: number };
  /** Voices in the distance that one cannot understand. */
  voices: number;
  /** Short sounds a second, such as keys or cups. */
  clicks: { perSecond: number; hz: number; level: number };
}

const recipes: Record<AmbiencePreset, Recipe> = {
  office: { room: { level: 500, dullness: 0.97 }, voices: 1, clicks: { perSecond: 3, hz: 2_400, level: 900 } },
  cafe: { room: { level: 700, dullness: 0.93 }, voices: 5, clicks: { perSecond: 0.7, hz: 3_400, level: 1_500 } },
  'call-center': { room: { level: 500, dullness: 0.95 }, voices: 8, clicks: { perSecond: 1.5, hz: 2_200, level: 600 } },
};

/**
 * A loop of background sound, 16 kHz, made on the spot: no recording of real people is needed. The same preset gives
 * the same sound. Its end fits its beginning.
 */
export function makeAmbience(preset: AmbiencePreset): Int16Array {
  const { room, voices, clicks } = recipes[preset];
  const random = createRandom(preset.length * 7_919);
  const sound = new Float64Array(loopSeconds * sampleRateHz);
  addRoom(sound, room, random);
  for (let voice = 0; voice < voices; voice += 1) addMurmur(sound, random);
  for (let count = 0; count < clicks.perSecond * loopSeconds; count += 1) addClick(sound, clicks, random);
  return Int16Array.from(sound, (sample) => Math.max(-32_768, Math.min(32_767, Math.round(sample))));
}

/** The hum of a room: noise through a low-pass filter that has run in before the loop begins. */
function addRoom(sound: Float64Array, room: Recipe['room'], random: () => number): void {
  const { level, dullness } = room;
  const noise = Float64Array.from(sound, () => random() * 2 - 1);
  let filtered = 0;
  const step = (index: number) => {
    filtered = filtered * dullness + (noise[index] ?? 0) * (1 - dullness);
    return filtered;
  };
  for (let index = noise.length - sampleRateHz; index < noise.length; index += 1) step(index);
  for (let index = 0; index < sound.length; index += 1) sound[index] = (sound[index] ?? 0) + step(index) * level * 6;
}

/** A far voice: a buzz in the range of speech that swells syllable by syllable and pauses between phrases. */
function addMurmur(sound: Float64Array, random: () => number): void {
  const pitchHz = 90 + random() * 130;
  const formantHz = 350 + random() * 500;
  const level = 120 + random() * 160;
  let at = Math.floor(random() * sampleRateHz);
  while (at < sound.length - sampleRateHz) {
    const syllables = 4 + Math.floor(random() * 10);
    for (let syllable = 0; syllable < syllables && at < sound.length - sampleRateHz / 2; syllable += 1) {
      const samples = Math.floor(sampleRateHz * (0.1 + random() * 0.15));
      const bend = 0.9 + random() * 0.25;
      for (let index = 0; index < samples; index += 1) {
        const time = index / sampleRateHz;
        const swell = Math.sin((Math.PI * index) / samples) ** 2;
        const buzz =
          Math.sin(2 * Math.PI * pitchHz * bend * time) + Math.sin(2 * Math.PI * formantHz * bend * time) / 2;
        sound[at + index] = (sound[at + index] ?? 0) + buzz * swell * level;
      }
      at += samples;
    }
    at += Math.floor(sampleRateHz * (0.4 + random() * 1.6));
  }
}

/** A key, a cup, a pen: a tone that dies away within a few hundredths of a second. */
function addClick(sound: Float64Array, clicks: Recipe['clicks'], random: () => number): void {
  const samples = Math.floor(sampleRateHz * 0.06);
  const at = Math.floor(random() * (sound.length - samples));
  const hz = clicks.hz * (0.8 + random() * 0.5);
  for (let index = 0; index < samples; index += 1) {
    const fade = Math.exp((-index / samples) * 7);
    sound[at + index] =
      (sound[at + index] ?? 0) + Math.sin((2 * Math.PI * hz * index) / sampleRateHz) * fade * clicks.level;
  }
}

/** Numbers from 0 to 1 that are the same every time. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}
