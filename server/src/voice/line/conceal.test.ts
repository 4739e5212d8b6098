import { expect, it } from 'vitest';
import { joinPcm, largestStep, loudnessOf, toneLevel, toneOf } from '../testing/media-tone.ts';
import { Concealer } from './conceal.ts';

/** 100 ms of a tone, a loss of the given length, and the tone again where it would have been. */
function toneWithLoss(hz: number, lostMs: number) {
  const concealer = new Concealer();
  const before = toneOf(hz, 100);
  const lost = new Int16Array(lostMs * 16);
  const after = toneOf(hz, 100, { from: before.length + lost.length });
  for (let at = 0; at < before.length; at += 320) concealer.observe(before.subarray(at, at + 320));
  for (let at = 0; at < lost.length; at += 320) concealer.conceal(lost.subarray(at, at + 320));
  concealer.observe(after);
  return { lost, whole: joinPcm([before, lost, after]) };
}

for (const hz of [100, 170, 437, 1_003]) {
  it(`concealment of a lost frame in a ${hz} Hz tone continues it without a click`, () => {
    const { lost, whole } = toneWithLoss(hz, 20);
    expect(toneLevel(lost, hz)).toBeGreaterThan(8_000);
    expect(largestStep(whole)).toBeLessThan(largestStep(toneOf(hz, 100)) * 1.5 + 50);
  });
}

it('concealment of a sound below any voice pitch has no click', () => {
  const { whole } = toneWithLoss(37, 20);
  const joint = whole.subarray(1_595, 1_605);
  expect(largestStep(joint)).toBeLessThan(1_200);
});

it('concealment fades to silence within 60 ms, and audio returns without a click', () => {
  const { lost, whole } = toneWithLoss(200, 200);
  expect(loudnessOf(lost.subarray(0, 160))).toBeGreaterThan(6_000);
  const levels = [10, 20, 30, 40, 50].map((ms) => loudnessOf(lost.subarray(ms * 16, (ms + 10) * 16)));
  for (let index = 1; index < levels.length; index += 1) expect(levels[index]).toBeLessThan(levels[index - 1] ?? 0);
  expect(loudnessOf(lost.subarray(60 * 16))).toBe(0);
  expect(largestStep(whole)).toBeLessThan(largestStep(toneOf(200, 100)) * 1.5 + 50);
});

it('audio without loss is unchanged', () => {
  const concealer = new Concealer();
  const tone = toneOf(300, 100);
  const heard = tone.slice();
  concealer.observe(heard);
  expect([...heard]).toEqual([...tone]);
});

it('loss in silence is silence, and so is a loss before the first packet', () => {
  const concealer = new Concealer();
  const made = new Int16Array(320).fill(7);
  concealer.conceal(made);
  expect(loudnessOf(made)).toBe(0);
  concealer.observe(new Int16Array(320));
  concealer.conceal(made);
  expect(loudnessOf(made)).toBe(0);
});

it('a restarted stream does not repeat the old one', () => {
  const concealer = new Concealer();
  concealer.observe(toneOf(300, 100));
  concealer.reset();
  const made = new Int16Array(320);
  concealer.conceal(made);
  expect(loudnessOf(made)).toBe(0);
});
