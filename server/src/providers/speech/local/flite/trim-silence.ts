import { sampleRateHz } from '#voice/ports.ts';

const samplesOf = (ms: number) => (sampleRateHz * ms) / 1000;

/** Quieter than this is silence to an ear on the phone; the engine's own pauses stay below 60. */
const audible = 200;

/**
 * Cuts the pauses the engine puts around everything down to what the last mark of `text` asks for: 250 ms after a
 * sentence, 120 ms after a comma, 40 ms inside one, so that clauses made one by one sound like speech.
 */
export function trimSilence(sound: Int16Array, text: string): Int16Array {
  const first = sound.findIndex((sample) => Math.abs(sample) > audible);
  if (first < 0) return new Int16Array(0);
  const last = sound.findLastIndex((sample) => Math.abs(sample) > audible);
  const pauseMs = /[.!?]["')\s]*$/.test(text) ? 250 : /[,;:-]["')\s]*$/.test(text) ? 120 : 40;
  const start = Math.max(0, first - samplesOf(20));
  const voiced = sound.subarray(start, Math.min(sound.length, last + samplesOf(10)));
  const trimmed = new Int16Array(last - start + samplesOf(pauseMs));
  trimmed.set(voiced.subarray(0, trimmed.length));
  return trimmed;
}
