import { toneLevel } from '../../../../voice/testing/media-tone.ts';

const rows = [697, 770, 852, 941];
const columns = [1_209, 1_336, 1_477, 1_633];
const keys = ['123A', '456B', '789C', '*0#D'];
/** 20 ms at 16 kHz. */
const step = 320;
const loudEnough = 3_000;

/** Detects the DTMF digits in the audio, each press once. */
export function heardDigits(pcm: Int16Array): string {
  let digits = '';
  let last: string | undefined;
  for (let at = 0; at + step <= pcm.length; at += step) {
    const key = keyIn(pcm.subarray(at, at + step));
    if (key !== undefined && key !== last) digits += key;
    last = key;
  }
  return digits;
}

function keyIn(window: Int16Array): string | undefined {
  const row = loudestOf(window, rows);
  const column = loudestOf(window, columns);
  return row === undefined || column === undefined ? undefined : keys[row]?.[column];
}

function loudestOf(window: Int16Array, tones: readonly number[]): number | undefined {
  const levels = tones.map((hz) => toneLevel(window, hz));
  const loudest = Math.max(...levels);
  return loudest < loudEnough ? undefined : levels.indexOf(loudest);
}
