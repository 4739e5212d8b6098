import { frameMs, frameSamples } from '#voice/ports.ts';

const preRollFrames = 12;
const batchFrames = 4;
/** Sound goes on being handed over for so long after it fell silent: 600 ms. */
const hangFrames = 30;
/** A pause after which an utterance ends by itself: 1.5 s. */
const endFrames = 75;
/** The longest utterance: 30 s. */
const longestFrames = 1500;

/** RMS level below which there is no speech, and above which there may be speech whatever the noise. */
const quietest = 90;
const loudest = 500;

export interface SpeechGate {
  /** `isBackground`: the frame does not open the gate. */
  push(frame: Int16Array, isBackground?: boolean): void;
  /** Hands over what is kept and ends the utterance, if one has begun. */
  flush(): void;
}

/**
 * Passes audio while there may be speech, with 240 ms before it, so that silence costs a recognizer nothing. Audio
 * comes in batches of about 80 ms; `atMs` counts all audio pushed.
 */
export function createSpeechGate(out: { sound(pcm: Int16Array, atMs: number): void; end(): void }): SpeechGate {
  const kept = new Int16Array(preRollFrames * frameSamples);
  let keptFrames = 0;
  let frames = 0;
  let noise = 60;
  let quietFrames = hangFrames;
  let loudFrames = 0;
  let utteranceFrames = 0;
  const isOpen = () => quietFrames < hangFrames;
  const handOver = () => {
    if (keptFrames === 0) return;
    out.sound(kept.slice(0, keptFrames * frameSamples), (frames - keptFrames) * frameMs);
    keptFrames = 0;
  };
  const end = () => {
    if (utteranceFrames > 0) out.end();
    utteranceFrames = 0;
  };
  const keep = (frame: Int16Array) => {
    if (keptFrames === preRollFrames) {
      kept.copyWithin(0, frameSamples);
      keptFrames -= 1;
    }
    kept.set(frame, keptFrames * frameSamples);
    keptFrames += 1;
    frames += 1;
  };
  return {
    push(frame, isBackground = false) {
      keep(frame);
      const loudness = rootMeanSquare(frame);
      noise = loudness < noise ? Math.max(20, loudness) : noise * 1.002;
      const isLoud = !isBackground && loudness > Math.min(loudest, Math.max(quietest, noise * 2.5));
      loudFrames = isLoud ? loudFrames + 1 : 0;
      const opens = isLoud && (loudFrames > 1 || isOpen());
      quietFrames = opens ? 0 : quietFrames + 1;
      if (isOpen()) {
        utteranceFrames += 1;
        if (keptFrames >= batchFrames) handOver();
        if (utteranceFrames > longestFrames) end();
      } else if (quietFrames === hangFrames) {
        handOver();
      } else if (quietFrames === endFrames) {
        end();
      }
    },
    flush() {
      if (utteranceFrames === 0) return;
      if (isOpen()) handOver();
      end();
      quietFrames = hangFrames;
    },
  };
}

function rootMeanSquare(frame: Int16Array): number {
  let sum = 0;
  for (const sample of frame) sum += sample * sample;
  return Math.sqrt(sum / frame.length);
}
