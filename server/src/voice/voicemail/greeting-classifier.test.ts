import { describe, expect, it } from 'vitest';
import { frameSamples } from '../ports.ts';
import { createSpeechActivity } from '../speech-to-text/speech-activity.ts';
import { createGreetingClassifier, type GreetingClass } from './greeting-classifier.ts';

/** Classifies stretches of speech (positive) and silence (negative). Unit: milliseconds. */
function judge(...stretches: number[]): { verdict: GreetingClass; atMs: number } {
  const activity = createSpeechActivity({ push: (frame) => frame[0] === 1, close() {} });
  const next = createGreetingClassifier(activity);
  const speech = new Int16Array(frameSamples).fill(1);
  const silence = new Int16Array(frameSamples);
  let ms = 0;
  let verdict: GreetingClass = 'undecided';
  for (const stretch of stretches) {
    for (let passed = 0; passed < Math.abs(stretch); passed += 20) {
      activity.push(stretch > 0 ? speech : silence);
      ms += 20;
      verdict = next();
      if (verdict === 'person' || verdict === 'machine') return { verdict, atMs: ms };
    }
  }
  return { verdict, atMs: ms };
}

describe('answering machine detection', () => {
  it.each([
    ['hello', [-400, 400, -600], 'person', 1_300],
    ['hello at once', [500, -600], 'person', 1_000],
    ['hello, after a click', [-100, 80, -700, 400, -600], 'person', 1_780],
    ['hello, after a long wait', [-3_000, 400, -600], 'person', 3_900],
    ['a name and a question', [-300, 900, -250, 1_200, -600], 'person', 3_150],
  ] as const)('a person who says %s', (_what, stretches, verdict, atMs) => {
    const found = judge(...stretches);
    expect(found.verdict).toBe(verdict);
    expect(Math.abs(found.atMs - atMs)).toBeLessThanOrEqual(40);
  });

  it.each([
    ['that talks on and on', [-500, 6_000], 3_300],
    ['that breathes between sentences', [-500, 1_000, -400, 1_000, -300, 2_000], 3_300],
    ['that answers late', [-2_500, 6_000], 5_300],
  ] as const)('a machine %s', (_what, stretches, atMs) => {
    const found = judge(...stretches);
    expect(found.verdict).toBe('machine');
    expect(Math.abs(found.atMs - atMs)).toBeLessThanOrEqual(60);
  });

  it('is undecided after two seconds of silence', () => {
    expect(judge(-1_960).verdict).toBe('undecided');
    expect(judge(-2_000).verdict).toBe('no-speech');
    expect(judge(-1_000, 80, -1_000).verdict).toBe('no-speech');
  });

  it('speech that starts later is a turn, of any length', () => {
    expect(judge(-5_200, 8_000).verdict).toBe('no-speech');
  });
});
