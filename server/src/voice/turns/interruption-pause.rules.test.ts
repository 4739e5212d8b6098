import { describe, expect, it } from 'vitest';
import { isPauseDue } from './interruption-pause.rules.ts';

const due = (over: Partial<Parameters<typeof isPauseDue>[0]>) =>
  isPauseDue({
    isPaused: false,
    isUndecided: false,
    pausedMs: 0,
    speechMs: 0,
    silenceMs: 0,
    sensitivity: 0.7,
    ...over,
  });

describe('the pause for a possible interruption', () => {
  it('begins with the first syllable, and not with a click', () => {
    expect(due({ speechMs: 60 })).toBe(false);
    expect(due({ speechMs: 100 })).toBe(true);
    expect(due({ speechMs: 400, silenceMs: 40 })).toBe(false);
  });

  it('lasts through the stop of a consonant and ends with the silence after it', () => {
    expect(due({ isPaused: true, pausedMs: 400, silenceMs: 200 })).toBe(true);
    expect(due({ isPaused: true, pausedMs: 400, silenceMs: 260 })).toBe(false);
  });

  it('waits longer for words that are not final', () => {
    expect(due({ isPaused: true, isUndecided: true, pausedMs: 900, silenceMs: 700 })).toBe(true);
    expect(due({ isPaused: true, isUndecided: true, pausedMs: 1_300, silenceMs: 900 })).toBe(false);
  });

  it('ends while the voice goes on, after three seconds', () => {
    expect(due({ isPaused: true, pausedMs: 2_980, speechMs: 3_100 })).toBe(true);
    expect(due({ isPaused: true, pausedMs: 3_000, speechMs: 3_120 })).toBe(false);
  });

  it('follows the sensitivity, and never happens at 0', () => {
    expect(due({ speechMs: 80, sensitivity: 1 })).toBe(true);
    expect(due({ speechMs: 140, sensitivity: 0.2 })).toBe(false);
    expect(due({ speechMs: 900, sensitivity: 0 })).toBe(false);
  });
});
