import { frameMs } from '../ports.ts';
import { createToneMeter } from './tone-meter.ts';

/** Shorter is a click or a syllable; longer is a dialling tone, a fax or music. Unit: milliseconds. */
const beepMs = { min: 100, max: 3_000 };
/** A beep keeps its pitch and its level; voices and music do not. */
const pitchDriftMax = 0.012;
const levelDriftMax = 1.35;
/** Minimum share of the power in the tone. */
const shareMin = 0.8;
/** Minimum level, RMS of a full scale of 32768: about -44 dB. */
const levelMin = 200;
/** Tones that follow each other without a real pause are a melody, or the three of "no such number". Unit: milliseconds. */
const alone = { beforeMs: 200, afterMs: 140 };
/**
 * Call progress tones, ringing and busy (ITU-T E.180): they repeat, or last as long as one ring. A single short one is
 * a beep, reported once a busy tone would have repeated.
 */
const progress = { fromHz: 385, toHz: 490, ringMs: { min: 920, max: 2_100 }, afterMs: 820, beforeMs: 1_500 };

interface Tone {
  hz: number;
  level: number;
  ms: number;
}

/** Hears the beep after which a message is recorded. */
export interface BeepDetector {
  /** Takes the next frame. Returns true once for each beep, 140 ms after its end or a little later. */
  push(frame: Int16Array): boolean;
}

/**
 * A beep is one steady tone of 350-2500 Hz, 120 ms to 3 s long, alone and far above everything else. Held for G.711 of
 * both laws, and with noise 20 dB below it.
 */
export function createBeepDetector(): BeepDetector {
  const meter = createToneMeter();
  let tone: Tone | undefined;
  let ended: Tone | undefined;
  let sinceEndMs = Number.POSITIVE_INFINITY;
  let isAlone = true;

  /** The tone under way is over; whether it was a beep shows after it. */
  function endTone(over: Tone): void {
    const isProgress = isProgressTone(over.hz);
    const gapMs = sinceEndMs - over.ms;
    isAlone = gapMs >= (isProgress ? progress.beforeMs : alone.beforeMs);
    const { min, max } = progress.ringMs;
    if (isProgress && over.ms >= min && over.ms <= max) isAlone = false;
    if (over.ms > beepMs.max) isAlone = false;
    ended = over;
    sinceEndMs = 0;
  }

  function follow(): void {
    const { hz, level, share } = meter;
    const isTone = share >= shareMin && level >= levelMin;
    if (tone !== undefined && isTone && isSame(tone, hz, level)) {
      tone.ms += frameMs;
      return;
    }
    if (tone !== undefined && tone.ms >= beepMs.min) endTone(tone);
    tone = isTone ? { hz, level, ms: 2 * frameMs } : undefined;
  }

  return {
    push(frame) {
      meter.push(frame);
      sinceEndMs += frameMs;
      follow();
      if (ended === undefined) return false;
      // Another tone that is there to stay: what ended was a part of something.
      if (tone !== undefined && tone.ms >= beepMs.min) ended = undefined;
      if (ended === undefined || sinceEndMs < (isProgressTone(ended.hz) ? progress.afterMs : alone.afterMs))
        return false;
      ended = undefined;
      return isAlone;
    },
  };
}

function isProgressTone(hz: number): boolean {
  return hz >= progress.fromHz && hz <= progress.toHz;
}

function isSame(tone: Tone, hz: number, level: number): boolean {
  const drift = Math.abs(hz - tone.hz) / tone.hz;
  const step = level > tone.level ? level / tone.level : tone.level / level;
  return drift <= pitchDriftMax && step <= levelDriftMax;
}
