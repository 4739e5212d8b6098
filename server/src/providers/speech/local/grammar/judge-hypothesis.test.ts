import { expect, it } from 'vitest';
import { type HeardSegment, judgeHypothesis } from './judge-hypothesis.ts';

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
  expect(judgeHypothesis([segment('ten', 0, 0.4, 0.85), segment('clubs', 0.4, 0.5, 0.75)], 500).confidence).toBeLessThan(
    0.1,
  );
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

it('disbelieves words whose sounds are squeezed to the least length', () => {
  const sounds = (d: number) => Array.from({ length: 12 }, () => ({ t: 'AH', b: 0, d, p: 0.9 }));
  const word = (d: number) => ({ t: 'monday', b: 0, d: 1.2, p: Math.exp(-0.5 * 1.2), w: sounds(d) });
  expect(judgeHypothesis([word(0.1)], 600).confidence).toBeGreaterThan(0.5);
  expect(judgeHypothesis([word(0.03)], 600).confidence).toBeLessThan(0.5);
});
