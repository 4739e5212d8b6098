import { describe, expect, it } from 'vitest';
import { frameSamples, sampleRateHz } from '#voice/ports.ts';
import { feed, silenceOf } from '../testing/ear.ts';
import { makeTone } from '../testing/heard-tones.ts';
import { createSoundDetector } from './sound-detector.ts';

const speech = (durationMs: number) => makeTone({ hz: 300, durationMs, sampleRateHz });

/** Noise of a steady loudness. */
function noiseOf(durationMs: number, amplitude: number): Int16Array {
  let state = 1;
  return silenceOf(durationMs).map(() => {
    state = (state * 16_807) % 2_147_483_647;
    return (state / 2_147_483_647 - 0.5) * 2 * amplitude;
  });
}

describe('a sound detector', () => {
  it('detects nothing in silence, nor in a click', () => {
    const detector = createSoundDetector();
    feed(detector, silenceOf(1_000));
    feed(detector, speech(20));
    feed(detector, silenceOf(1_000));
    expect(detector.isHeard).toBe(false);
  });

  it('reports start and end of sound, from the start of the stream', () => {
    const detector = createSoundDetector();
    feed(detector, silenceOf(400));
    feed(detector, speech(200));
    feed(detector, silenceOf(300));
    expect(detector.isHeard).toBe(true);
    expect(detector.stretch()).toEqual({ startMs: 400, endMs: 600 });
  });

  it('restarts after settle, later than its previous report', () => {
    const detector = createSoundDetector();
    feed(detector, speech(200));
    detector.settle();
    expect(detector.isHeard).toBe(false);
    feed(detector, silenceOf(100));
    feed(detector, speech(100));
    expect(detector.stretch()).toEqual({ startMs: 300, endMs: 400 });
  });

  it('adapts to steady noise and still detects speech over it', () => {
    const detector = createSoundDetector();
    feed(detector, noiseOf(20_000, 1_000));
    detector.settle();
    feed(detector, noiseOf(2_000, 1_000));
    expect(detector.isHeard).toBe(false);
    feed(detector, speech(200));
    expect(detector.isHeard).toBe(true);
  });

  it('detects speech in the very first frames', () => {
    const detector = createSoundDetector();
    const heard = [0, 1, 2].map(() => detector.push(speech(20).subarray(0, frameSamples)));
    expect(heard).toEqual([false, false, true]);
  });
});
