import { expect, it } from 'vitest';
import { createSpeechGate } from './speech-gate.ts';

const silent = new Int16Array(320).fill(3);
const loud = new Int16Array(320).fill(2000);

function openGate() {
  const told: (string | number)[] = [];
  let samples = 0;
  const gate = createSpeechGate({
    sound: (pcm, atMs) => {
      samples += pcm.length;
      told.push(atMs);
    },
    end: () => told.push('end'),
  });
  const push = (frame: Int16Array, count: number) => {
    for (let index = 0; index < count; index++) gate.push(frame);
  };
  return { gate, told, push, samples: () => samples };
}

it('passes no silence, and a flush in it does nothing', () => {
  const { gate, told, push } = openGate();
  push(silent, 500);
  gate.flush();
  expect(told).toEqual([]);
});

it('passes pre-roll before the first loud frame, with its position', () => {
  const { told, push } = openGate();
  push(silent, 100);
  push(loud, 2);
  expect(told).toEqual([(102 - 12) * 20]);
});

it('is not opened by a single click', () => {
  const { told, push } = openGate();
  push(silent, 50);
  push(loud, 1);
  push(silent, 50);
  expect(told).toEqual([]);
});

it('a flush ends the utterance, once', () => {
  const { gate, told, push, samples } = openGate();
  push(loud, 50);
  gate.flush();
  gate.flush();
  expect(told.filter((one) => one === 'end')).toHaveLength(1);
  expect(told.at(-1)).toBe('end');
  expect(samples()).toBe(50 * 320);
});

it('an utterance ends after a pause of 1.5 s, and audio stops before', () => {
  const { told, push, samples } = openGate();
  push(loud, 50);
  push(silent, 74);
  expect(told).not.toContain('end');
  push(silent, 1);
  expect(told.at(-1)).toBe('end');
  expect(samples()).toBe((50 + 30) * 320);
});

it('endless noise is cut into utterances of 30 s', () => {
  const { told, push } = openGate();
  push(loud, 50 * 65);
  expect(told.filter((one) => one === 'end')).toHaveLength(2);
});
