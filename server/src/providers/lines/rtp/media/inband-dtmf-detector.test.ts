import { expect, it } from 'vitest';
import { readRecording } from '../../../../../test/recordings/read-recording.ts';
import { joinPcm, toneOf } from '../../../../voice/testing/media-tone.ts';
import { InbandDtmfDetector } from './inband-dtmf-detector.ts';
import { createWireDecoder, createWireEncoder } from './wire-codec.ts';

const rows = [697, 770, 852, 941];
const columns = [1_209, 1_336, 1_477, 1_633];
const keys = '123A456B789C*0#D';

function press(key: string, ms: number, options: { row?: number; column?: number; shift?: number } = {}): Int16Array {
  const at = keys.indexOf(key);
  const { row = 4_000, column = 4_000, shift = 1 } = options;
  const low = toneOf((rows[at >> 2] ?? 0) * shift, ms, { amplitude: row });
  const high = toneOf((columns[at & 3] ?? 0) * shift, ms, { amplitude: column });
  return low.map((sample, index) => sample + (high[index] ?? 0));
}

/** Detects DTMF in audio that went through a telephone line, in frames of 20 ms. */
function hear(pcm: Int16Array): { digit: string; durationMs: number }[] {
  const heard: { digit: string; durationMs: number }[] = [];
  const detector = new InbandDtmfDetector((digit, durationMs) => heard.push({ digit, durationMs }));
  const [encoder, decoder] = [createWireEncoder('pcmu'), createWireDecoder('pcmu')];
  for (let at = 0; at + 320 <= pcm.length; at += 320) {
    const sound = decoder.decode(encoder.encode(pcm.subarray(at, at + 320), false) ?? new Uint8Array(0));
    if (sound) detector.push(sound);
  }
  return heard;
}

const silence = (ms: number) => new Int16Array(ms * 16);
const dialled = (press: Int16Array) => joinPcm([silence(60), press, silence(60)]);

it('detects each of the sixteen digits once, with about its duration', () => {
  const heard = hear(joinPcm([...keys].map((key) => dialled(press(key, 80)))));
  expect(heard.map(({ digit }) => digit).join('')).toBe(keys);
  for (const { durationMs } of heard) expect(Math.abs(durationMs - 80)).toBeLessThanOrEqual(30);
});

it('detects two presses of one digit as two', () => {
  expect(hear(joinPcm([dialled(press('5', 60)), dialled(press('5', 60))])).map(({ digit }) => digit)).toEqual([
    '5',
    '5',
  ]);
});

it('detects presses of 50 ms at any offset, tones off by 1.5 % and of unequal level', () => {
  for (let offset = 0; offset < 20; offset += 1) {
    const sound = joinPcm([silence(40), new Int16Array(offset * 16), press('9', 50), silence(80)]);
    expect(hear(sound).map(({ digit }) => digit)).toEqual(['9']);
  }
  expect(hear(dialled(press('1', 80, { shift: 1.015 }))).length).toBe(1);
  expect(hear(dialled(press('D', 80, { shift: 0.985 }))).length).toBe(1);
  expect(hear(dialled(press('6', 80, { row: 4_000, column: 2_700 }))).length).toBe(1);
  expect(hear(dialled(press('6', 80, { row: 1_800, column: 4_000 }))).length).toBe(1);
  expect(hear(dialled(press('6', 80, { row: 500, column: 500 }))).length).toBe(1);
});

it('detects no digit in speech, at several levels and speeds', () => {
  for (const name of ['001', '002', '003', 'goforward', 'austen0870', 'austen0880'] as const) {
    const speech = readRecording(name);
    for (const gain of [0.5, 1, 2, 4]) {
      for (const speed of [0.8, 1, 1.25]) {
        const length = Math.floor(speech.length / speed);
        const changed = Int16Array.from({ length }, (_, index) =>
          Math.max(-32_768, Math.min(32_767, (speech[Math.floor(index * speed)] ?? 0) * gain)),
        );
        expect(hear(changed), `${name} ${gain} ${speed}`).toEqual([]);
      }
    }
  }
});

it('detects no digit in single tones, ringing or noise', () => {
  for (const hz of [350, 425, 440, 480, 697, 941, 1_000, 1_209, 1_633]) expect(hear(toneOf(hz, 500))).toEqual([]);
  const high = toneOf(480, 1_000, { amplitude: 5_000 });
  const ringing = toneOf(440, 1_000, { amplitude: 5_000 }).map((sample, index) => sample + (high[index] ?? 0));
  expect(hear(ringing)).toEqual([]);
});
