import fc from 'fast-check';
import { expect, it } from 'vitest';
import { latencyOfTurns } from './call-latency.rules.ts';

const turn = (e2e: number | null) => ({ stt: null, end_of_turn: null, llm: null, tts: null, e2e });

it('has no figures without measured turns', () => {
  const nothing = { stt: null, llm: null, tts: null, e2e: null };
  expect(latencyOfTurns([])).toEqual(nothing);
  expect(latencyOfTurns([null, turn(null)])).toEqual(nothing);
});

it.each([
  [[700], { p50: 700, p95: 700 }],
  [[900, 500], { p50: 500, p95: 900 }],
  [[3, 1, 2], { p50: 2, p95: 3 }],
  [Array.from({ length: 100 }, (_, at) => at + 1), { p50: 50, p95: 95 }],
  [Array.from({ length: 20 }, (_, at) => 20 - at), { p50: 10, p95: 19 }],
])('for %j, by nearest rank', (values, expected) => {
  expect(latencyOfTurns(values.map(turn)).e2e).toEqual(expected);
});

it('each stage counts only turns that have it', () => {
  const turns = [
    { stt: 100, end_of_turn: 300, llm: 200, tts: null, e2e: 800 },
    null,
    { stt: null, end_of_turn: 350, llm: 400, tts: 90, e2e: null },
  ];
  expect(latencyOfTurns(turns)).toEqual({
    stt: { p50: 100, p95: 100 },
    llm: { p50: 200, p95: 400 },
    tts: { p50: 90, p95: 90 },
    e2e: { p50: 800, p95: 800 },
  });
});

it('percentiles are measured values, p50 never above p95, in any order', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(60_000), { minLength: 1, maxLength: 200 }), (values) => {
      const { p50, p95 } = latencyOfTurns(values.map(turn)).e2e ?? { p50: -1, p95: -1 };
      expect(values).toContain(p50);
      expect(values).toContain(p95);
      expect(p50).toBeLessThanOrEqual(p95);
      expect(values.filter((value) => value <= p95).length).toBeGreaterThanOrEqual(values.length * 0.95);
      expect(latencyOfTurns(values.toReversed().map(turn)).e2e).toEqual({ p50, p95 });
    }),
  );
});
