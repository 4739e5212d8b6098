import { describe, expect, it } from 'vitest';
import { bytesFromPcm16 } from '../codec/pcm16.ts';
import { joinPcm, largestStep, loudnessOf, toneLevel, toneOf } from '../testing/media-tone.ts';
import { Playout } from './playout.ts';

function pull(playout: Playout, frames = 1): Int16Array {
  return joinPcm(
    Array.from({ length: frames }, () => {
      const frame = new Int16Array(320);
      playout.pull(frame);
      return frame;
    }),
  );
}

/** Compares long sound in no time, which a matcher that looks for the difference does not. */
const isSame = (first: Int16Array, second: Int16Array) =>
  Buffer.from(bytesFromPcm16(first)).equals(bytesFromPcm16(second));

function dueMarks(playout: Playout): string[] {
  const due: string[] = [];
  for (let mark = playout.shiftDueMark(); mark; mark = playout.shiftDueMark()) {
    due.push(mark.wasCleared ? `${mark.name} cleared` : mark.name);
  }
  return due;
}

it('queued audio is played unchanged, in any chunks', () => {
  const playout = new Playout();
  const speech = toneOf(440, 3_000);
  const pieces = [1, 319, 15_680, 16_000, 7, 15_993];
  let at = 0;
  for (const piece of pieces) {
    const part = speech.slice(at, at + piece);
    playout.play(part);
    part.fill(0);
    at += piece;
  }
  expect(at).toBe(speech.length);
  expect(playout.queuedMs()).toBe(3_000);
  expect(isSame(pull(playout, 150), speech)).toBe(true);
  expect(playout.queuedMs()).toBe(0);
});

it('alternating queueing and playing uses constant memory', () => {
  const playout = new Playout();
  const tone = toneOf(440, 20_000);
  for (let at = 0; at < tone.length; at += 1_600) {
    playout.play(tone.subarray(at, at + 1_600));
    expect(isSame(pull(playout, 5), tone.subarray(at, at + 1_600))).toBe(true);
  }
});

it('an empty queue plays silence and is idle', () => {
  const playout = new Playout();
  const frame = new Int16Array(320).fill(9);
  expect(playout.pull(frame)).toBe(true);
  expect(loudnessOf(frame)).toBe(0);
  playout.play(new Int16Array(1));
  expect(playout.pull(frame)).toBe(false);
  expect(playout.pull(frame)).toBe(true);
});

it('holds ten minutes and drops audio beyond', () => {
  const playout = new Playout();
  const minute = new Int16Array(960_000);
  for (let count = 0; count < 12; count += 1) playout.play(minute);
  expect(playout.queuedMs()).toBe(600_000);
});

describe('marks', () => {
  it('are due when the last sample before them was played, in order', () => {
    const playout = new Playout();
    playout.mark('start');
    playout.play(toneOf(440, 30));
    playout.mark('first');
    playout.mark('again');
    playout.play(toneOf(440, 10));
    playout.mark('second');
    expect(dueMarks(playout)).toEqual(['start']);
    pull(playout);
    expect(dueMarks(playout)).toEqual([]);
    pull(playout);
    expect(dueMarks(playout)).toEqual(['first', 'again', 'second']);
  });

  it('before a clear are played if due, else cleared, and later ones wait for their own audio', () => {
    const playout = new Playout();
    playout.play(toneOf(440, 20));
    playout.mark('played');
    playout.play(toneOf(440, 60));
    playout.mark('cut');
    pull(playout, 2);
    playout.clear();
    playout.play(toneOf(440, 20));
    playout.mark('next');
    expect(dueMarks(playout)).toEqual(['played', 'cut cleared']);
    pull(playout);
    expect(dueMarks(playout)).toEqual(['next']);
  });
});

describe('clear', () => {
  it('reports the played and dropped parts of the utterance', () => {
    const playout = new Playout();
    playout.play(toneOf(440, 1_000));
    pull(playout, 10);
    playout.play(toneOf(440, 500));
    pull(playout, 5);
    expect(playout.clear()).toEqual({ playedMs: 300, droppedMs: 1_200 });
    expect(playout.clear()).toEqual({ playedMs: 0, droppedMs: 0 });
  });

  it('counts from the last empty queue', () => {
    const playout = new Playout();
    playout.play(toneOf(440, 100));
    pull(playout, 7);
    playout.play(toneOf(440, 100));
    pull(playout, 2);
    expect(playout.clear()).toEqual({ playedMs: 40, droppedMs: 60 });
  });

  it('after the last sample still reports the utterance’s length', () => {
    const playout = new Playout();
    playout.play(toneOf(440, 100));
    pull(playout, 20);
    expect(playout.clear()).toEqual({ playedMs: 100, droppedMs: 0 });
  });

  it('fades out within 5 ms and without a click', () => {
    const playout = new Playout();
    playout.play(toneOf(440, 1_000));
    const before = pull(playout, 3);
    playout.clear();
    const after = pull(playout, 2);
    expect(largestStep(joinPcm([before, after]))).toBeLessThanOrEqual(largestStep(before) * 1.2);
    expect(loudnessOf(after.subarray(0, 40))).toBeGreaterThan(3_000);
    expect(loudnessOf(after.subarray(80))).toBe(0);
  });

  it('before an utterance starts plays nothing of it', () => {
    const playout = new Playout();
    playout.play(toneOf(440, 1_000));
    playout.clear();
    expect(loudnessOf(pull(playout, 2))).toBe(0);
  });
});

describe('background', () => {
  const loop = toneOf(1_000, 100, { amplitude: 8_000 });

  it('plays beneath silence and speech at its volume, looping without a gap', () => {
    const playout = new Playout();
    playout.setBackground(loop, 0.5);
    pull(playout);
    const beneathSilence = pull(playout, 25);
    expect(toneLevel(beneathSilence, 1_000)).toBeCloseTo(4_000, -2);
    playout.play(toneOf(440, 500));
    const beneathSpeech = pull(playout, 25);
    expect(toneLevel(beneathSpeech, 1_000)).toBeCloseTo(4_000, -2);
    expect(toneLevel(beneathSpeech, 440)).toBeCloseTo(10_000, -2);
  });

  it('is not idle, fades in and out, and ends', () => {
    const playout = new Playout();
    const frame = new Int16Array(320);
    playout.setBackground(loop, 1);
    expect(playout.pull(frame)).toBe(false);
    expect(loudnessOf(frame.subarray(0, 80))).toBeLessThan(loudnessOf(frame.subarray(240)) / 2);
    playout.setBackground(undefined, 0);
    expect(playout.pull(frame)).toBe(false);
    expect(loudnessOf(frame.subarray(240))).toBeLessThan(loudnessOf(frame.subarray(0, 80)) / 2);
    expect(playout.pull(frame)).toBe(true);
  });

  it('continues when speech is cleared', () => {
    const playout = new Playout();
    playout.setBackground(loop, 1);
    playout.play(toneOf(440, 500));
    pull(playout, 2);
    playout.clear();
    pull(playout);
    expect(toneLevel(pull(playout, 10), 1_000)).toBeCloseTo(8_000, -2);
  });

  it('clips instead of wrapping where it is too loud together with speech', () => {
    const playout = new Playout();
    playout.setBackground(new Int16Array(320).fill(30_000), 1);
    pull(playout);
    playout.play(new Int16Array(320).fill(30_000));
    expect([...new Set(pull(playout))]).toEqual([32_767]);
  });
});

describe('a pause', () => {
  it('keeps speech and marks, is silent with the next frame but for a fade, and is followed by the rest without a click', () => {
    const playout = new Playout();
    playout.play(toneOf(440, 200));
    playout.mark('end');
    pull(playout, 5);
    playout.setPaused(true);
    const paused = pull(playout, 20);
    expect(paused.subarray(80).some((sample) => sample !== 0)).toBe(false);
    expect(dueMarks(playout)).toEqual([]);
    expect(playout.queuedMs()).toBe(95);
    playout.setPaused(false);
    const rest = pull(playout, 5);
    expect(largestStep(joinPcm([paused, rest]).subarray(0, -100))).toBeLessThan(3 * largestStep(toneOf(440, 100)));
    expect(toneLevel(rest.subarray(0, 1_280), 440)).toBeGreaterThan(5_000);
    expect(dueMarks(playout)).toEqual(['end']);
  });

  it('ends with a clear, which drops what it kept', () => {
    const playout = new Playout();
    playout.play(toneOf(440, 200));
    pull(playout, 5);
    playout.setPaused(true);
    pull(playout);
    expect(playout.clear().droppedMs).toBe(95);
    playout.play(toneOf(440, 20));
    expect(isSame(pull(playout), toneOf(440, 20))).toBe(true);
  });
});
