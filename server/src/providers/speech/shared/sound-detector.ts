import { frameMs } from '#voice/ports.ts';

/** Knows whether anything was said since it was last settled, and when. */
export interface SoundDetector {
  /** Takes 20 ms. Returns whether something was heard since the last `settle`. */
  push(frame: Int16Array): boolean;
  readonly isHeard: boolean;
  /** From the first to the last sound since the last `settle`. Unit: milliseconds of sound since the beginning. */
  stretch(): { startMs: number; endMs: number };
  /** Marks the audio so far as handled. */
  settle(): void;
}

/** Root mean square below which nothing is held to be speech: -50 dB of full scale, under a whisper on a bad line. */
const quietest = 100;
/** Ratio of speech to noise at which speech begins: 8 dB. */
const aboveNoise = 2.5;
/** Rise of the noise estimate during sound: a factor of ten in some 9 s. It falls at once. */
const riseOfNoise = 1.005;
/** Three loud frames, 60 ms: a click has one, the shortest word more. */
const loudFramesOfSpeech = 3;

/**
 * Separates sound from silence by loudness alone, cheaply. It decides what is sent to a vendor and never a turn, so it
 * errs towards sound.
 */
export function createSoundDetector(): SoundDetector {
  let noise = quietest / aboveNoise;
  let frames = 0;
  let loudFrames = 0;
  let isHeard = false;
  let startMs = 0;
  let endMs = 0;

  return {
    push(frame) {
      const level = loudnessOf(frame);
      frames += 1;
      if (level > Math.max(quietest, noise * aboveNoise)) {
        if (!isHeard && loudFrames === 0) startMs = (frames - 1) * frameMs;
        loudFrames += 1;
        endMs = frames * frameMs;
        isHeard ||= loudFrames >= loudFramesOfSpeech;
      } else if (!isHeard) {
        loudFrames = Math.max(0, loudFrames - 1);
      }
      noise = level < noise ? Math.max(1, level) : noise * riseOfNoise;
      return isHeard;
    },
    get isHeard() {
      return isHeard;
    },
    stretch: () => ({ startMs, endMs }),
    settle() {
      isHeard = false;
      loudFrames = 0;
      startMs = endMs = frames * frameMs;
    },
  };
}

function loudnessOf(frame: Int16Array): number {
  let sum = 0;
  for (let at = 0; at < frame.length; at += 1) {
    const sample = frame[at] ?? 0;
    sum += sample * sample;
  }
  return Math.sqrt(sum / Math.max(1, frame.length));
}
