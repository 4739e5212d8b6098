import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { VoiceActivity, VoiceActivityEngine } from '#voice/ports.ts';
import { frameMs, frameSamples, sampleRateHz } from '#voice/ports.ts';

const silence = new Int16Array(sampleRateHz);

/** Faint hiss as on an open line, deterministic. */
function hiss(samples: number, amplitude: number): Int16Array {
  let seed = 7;
  return Int16Array.from({ length: samples }, () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.round((seed / 1_073_741_824 - 1) * amplitude);
  });
}

/** Decision for each frame; the same array is passed each time, as lines do. */
function decisionsOf(activity: VoiceActivity, sound: Int16Array): (boolean | undefined)[] {
  const frame = new Int16Array(frameSamples);
  const decisions: (boolean | undefined)[] = [];
  for (let at = 0; at + frameSamples <= sound.length; at += frameSamples) {
    frame.set(sound.subarray(at, at + frameSamples));
    decisions.push(activity.push(frame));
    frame.fill(0);
  }
  return decisions;
}

const told = (decisions: readonly (boolean | undefined)[]) => decisions.filter((one) => one !== undefined);
const share = (decisions: readonly (boolean | undefined)[]) => {
  const all = told(decisions);
  return all.filter((one) => one).length / all.length;
};

/**
 * Conformance of every VoiceActivityEngine. `speech`: 16 kHz, one person speaking without long pauses for a second or
 * more.
 */
export function voiceActivityConformance(
  name: string,
  open: () => Promise<VoiceActivityEngine>,
  speech: Int16Array,
): void {
  describe(`${name} as a VoiceActivityEngine`, () => {
    let engine: VoiceActivityEngine;
    const opened: VoiceActivity[] = [];
    const openOne = () => {
      const activity = engine.open();
      opened.push(activity);
      return activity;
    };
    beforeEach(async () => {
      engine = await open();
    });
    afterEach(() => {
      for (const activity of opened.splice(0)) activity.close();
    });

    it('decides at least every second frame', () => {
      const decisions = decisionsOf(openOne(), silence);
      expect(told(decisions).length).toBeGreaterThanOrEqual(decisions.length / 2 - 1);
    });

    it('detects no speech in silence and in line noise', () => {
      const activity = openOne();
      expect(share(decisionsOf(activity, silence))).toBe(0);
      expect(share(decisionsOf(activity, hiss(2 * sampleRateHz, 40)))).toBeLessThan(0.1);
    });

    it('detects speech', () => {
      expect(share(decisionsOf(openOne(), speech))).toBeGreaterThan(0.6);
    });

    it('detects silence within 300 ms', () => {
      const activity = openOne();
      decisionsOf(activity, speech);
      const after = decisionsOf(activity, silence);
      expect(share(after.slice(300 / frameMs))).toBe(0);
    });

    it('decides for concurrent calls as for each alone', () => {
      const alone = decisionsOf(openOne(), speech);
      const [talking, quiet] = [openOne(), openOne()];
      const frames = Math.floor(speech.length / frameSamples);
      const together = Array.from({ length: frames }, (_, index) => {
        expect(quiet.push(new Int16Array(frameSamples)) ?? false).toBe(false);
        return talking.push(speech.slice(index * frameSamples, (index + 1) * frameSamples));
      });
      expect(together).toEqual(alone);
    });

    it('decides after minutes of a call as at its beginning', () => {
      const activity = openOne();
      const first = share(decisionsOf(activity, speech));
      for (let second = 0; second < 60; second++) decisionsOf(activity, silence);
      for (let second = 0; second < 5; second++) decisionsOf(activity, speech);
      decisionsOf(activity, silence);
      expect(Math.abs(share(decisionsOf(activity, speech)) - first)).toBeLessThan(0.1);
    });

    it('close is idempotent', () => {
      const activity = openOne();
      activity.close();
      expect(() => activity.close()).not.toThrow();
    });
  });
}
