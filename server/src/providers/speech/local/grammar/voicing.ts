import { sampleRateHz } from '#voice/ports.ts';

/** Every 4th sample, averaged, is enough for the pitch of a voice: 4 kHz. */
const thinning = 4;
const rateHz = sampleRateHz / thinning;
/** Two periods of the lowest voice. */
const windowSamples = rateHz / 25;
const stepMs = 20;
const stepSamples = (rateHz * stepMs) / 1000;
const shortestLag = Math.floor(rateHz / 400);
const longestLag = Math.ceil(rateHz / 75);
/** Minimum similarity of consecutive pitch periods in voiced sound; noise of any colour stays below 0.4. */
const voicedLikeness = 0.55;
/** Mean square, of samples up to 1, below which nothing is looked for. */
const quietest = 1e-6;

export interface Voicing {
  push(sound: Float32Array): void;
  /** Voiced audio so far. Unit: milliseconds. */
  voicedMs(): number;
}

/** Separates voice from coughs, breath and noise by its pitch: words without it were not said. */
export function createVoicing(): Voicing {
  const kept = new Float32Array(windowSamples + longestLag);
  let filled = 0;
  let sum = 0;
  let summed = 0;
  let voicedSteps = 0;
  return {
    push(sound) {
      for (const sample of sound) {
        sum += sample;
        summed += 1;
        if (summed < thinning) continue;
        kept[filled++] = sum / thinning;
        sum = 0;
        summed = 0;
        if (filled < kept.length) continue;
        if (periodicity(kept) > voicedLikeness) voicedSteps += 1;
        kept.copyWithin(0, stepSamples);
        filled -= stepSamples;
      }
    },
    voicedMs: () => voicedSteps * stepMs,
  };
}

/** The best likeness of the sound to itself a period later, 0-1. */
function periodicity(sound: Float32Array): number {
  const energy = energyFrom(sound, 0);
  if (energy / windowSamples < quietest) return 0;
  let best = 0;
  for (let lag = shortestLag; lag <= longestLag; lag++) {
    let product = 0;
    for (let at = 0; at < windowSamples; at++) product += (sound[at] ?? 0) * (sound[at + lag] ?? 0);
    if (product <= 0) continue;
    best = Math.max(best, product / Math.sqrt(energy * energyFrom(sound, lag)));
  }
  return best;
}

function energyFrom(sound: Float32Array, from: number): number {
  let energy = 0;
  for (let at = from; at < from + windowSamples; at++) energy += (sound[at] ?? 0) ** 2;
  return energy + 1e-9;
}
