import { describe, expect, it } from 'vitest';
import { type HeardSegment, isBelieved, judgeAgreement, judgeHypothesis } from './judge-hypothesis.ts';

/** A segment that loses so much a second. */
const segment = (t: string, b: number, d: number, loss: number): HeardSegment => ({ t, b, d, p: Math.exp(-loss * d) });
const fitting = [segment('<sil>', 0, 0.3, 0.2), segment('ten', 0.3, 0.4, 0.35), segment('of(2)', 0.7, 0.4, 0.4)];

it('accepts a hypothesis that fits, with word times', () => {
  const judgement = judgeHypothesis(fitting, 400);
  expect(judgement.words).toEqual(['ten', 'of']);
  expect(judgement.confidence).toBeGreaterThan(0.9);
  expect(judgement.startMs).toBeCloseTo(300);
  expect(judgement.endMs).toBeCloseTo(1100);
});

it('rejects one with a poor fit', () => {
  expect(
    judgeHypothesis([segment('ten', 0, 0.4, 0.85), segment('clubs', 0.4, 0.5, 0.75)], 500).confidence,
  ).toBeLessThan(0.1);
});

it('rejects one beside an unexplained stretch of sound', () => {
  expect(judgeHypothesis([...fitting, segment('<sil>', 1.1, 1.5, 0.9)], 400).confidence).toBeLessThan(0.5);
});

it('rejects one without voicing', () => {
  expect(judgeHypothesis(fitting, 20).confidence).toBeLessThan(0.5);
});

it('finds no words in pauses alone', () => {
  expect(judgeHypothesis([segment('<sil>', 0, 1, 0.2)], 0)).toMatchObject({ words: [], confidence: 0 });
});

// `oh` was believed in place of whole sentences of an unlike voice.
it('rejects a short word stretched over a sentence, or found in a part of one', () => {
  expect(judgeHypothesis([segment('oh', 0.3, 1.1, 0.3)], 900).confidence).toBeLessThan(0.5);
  expect(judgeHypothesis([segment('right', 0.3, 0.4, 0.3)], 1_200).confidence).toBeLessThan(0.5);
  expect(judgeHypothesis([segment('right', 0.3, 0.4, 0.3)], 300).confidence).toBeGreaterThan(0.5);
});

describe('several passes', () => {
  const pass = (text: string, loss: number) =>
    judgeHypothesis(
      text.split(' ').map((word, at) => segment(word, at, 0.4, loss)),
      400,
    );
  const first = pass('when do you open', 0.65);

  it('are believed where the second repeats the first and fits a little worse than one alone must', () => {
    expect(judgeAgreement(first, [pass('when do you open', 0.62)], 3)).toMatchObject({ words: first.words });
    expect(judgeAgreement(first, [pass('when do you close', 0.62)], 3)).toBeUndefined();
  });

  it('are believed where all later ones agree, and not before', () => {
    const later = [0.7, 0.72, 0.74].map((loss) => pass('where are you', loss));
    expect(judgeAgreement(first, later.slice(0, 2), 3)).toBeUndefined();
    const agreed = judgeAgreement(first, later, 3);
    expect(agreed).toMatchObject({ words: ['where', 'are', 'you'] });
    expect(typeof agreed === 'object' && agreed.confidence).toBeGreaterThan(0.5);
  });

  it('are not believed where they differ, fit too badly or hold a single word', () => {
    expect(judgeAgreement(first, [pass('where are you', 0.7), pass('what are you', 0.7)], 3)).toBe('disagreed');
    expect(judgeAgreement(first, [pass('where are you', 0.8)], 3)).toBe('disagreed');
    expect(judgeAgreement(pass('stop', 0.6), [pass('stop', 0.6)], 3)).toBe('disagreed');
  });
});

it('disbelieves words whose sounds are squeezed to the least length', () => {
  const sounds = (d: number) => Array.from({ length: 6 }, () => ({ t: 'AH', b: 0, d, p: 0.9 }));
  const words = (d: number) => ['monday', 'morning'].map((t) => ({ ...segment(t, 0, 0.6, 0.5), w: sounds(d) }));
  expect(judgeHypothesis(words(0.1), 600).confidence).toBeGreaterThan(0.5);
  expect(judgeHypothesis(words(0.03), 600).confidence).toBeLessThan(0.5);
});

// "it's 70666" was heard in a reading of Jane Austen, and "noon" in a hum: both became turns.
it('believes details that were not asked for only where they are long and fit well', () => {
  const said = (text: string, confidence = 0.95) => ({ ...judgeHypothesis([], 0), words: text.split(' '), confidence });
  expect(isBelieved(said('noon'), undefined)).toBe(true);
  expect(isBelieved(said('noon'), 'detail')).toBe(false);
  expect(isBelieved(said("it's seven oh six six six"), 'number')).toBe(false);
  expect(isBelieved(said('my number is seven oh six six six one'), 'number')).toBe(true);
  expect(isBelieved(said('on friday at half past ten'), 'detail')).toBe(true);
  expect(isBelieved(said('on friday at half past ten', 0.7), 'detail')).toBe(false);
  expect(isBelieved(said('on friday at half past ten', 0.4), undefined)).toBe(false);
});
