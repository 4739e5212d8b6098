import { describe, expect, it } from 'vitest';
import { frameSamples } from '#voice/ports.ts';
import { createSoundGate } from './sound-gate.ts';

/** Frames that are loud or not and carry their number in their first sample. */
function push(gate: { push(frame: Int16Array): void }, numbers: readonly number[], level: number): void {
  const frame = new Int16Array(frameSamples);
  for (const number of numbers) {
    frame.fill(level);
    frame[0] = number;
    gate.push(frame);
  }
}
const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);

describe('a sound gate', () => {
  it('passes nothing without speech', () => {
    const taken: number[] = [];
    push(
      createSoundGate((frame) => taken.push(frame[0] ?? -1)),
      range(0, 500),
      0,
    );
    expect(taken).toEqual([]);
  });

  it('passes speech whole, with 300 ms of pre-roll, each frame once and in order', () => {
    const taken: number[] = [];
    const gate = createSoundGate((frame) => taken.push(frame[0] ?? -1));
    push(gate, range(0, 100), 0);
    push(gate, range(100, 110), 5_000);
    push(gate, range(110, 120), 0);
    expect(gate.isOpen).toBe(true);
    expect(taken).toEqual(range(88, 120));
  });

  it('repeats nothing when speech resumes after it closed', () => {
    const taken: number[] = [];
    const gate = createSoundGate((frame) => taken.push(frame[0] ?? -1));
    push(gate, range(0, 10), 5_000);
    gate.shut();
    expect(gate.isOpen).toBe(false);
    push(gate, range(10, 20), 5_000);
    expect(taken).toEqual(range(0, 20));
  });
});
