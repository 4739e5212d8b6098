import { readFileSync, writeFileSync } from 'node:fs';
import { parseWavHeader, wavHeader, wavHeaderBytes } from '../../../server/src/voice/codec/wav-header.ts';

const phoneRateHz = 8_000;

/** Writes 16 kHz sound as the telephone carries it, at 8 kHz, with silence behind it. */
export function writePhoneWav(file: string, sound: Int16Array, silenceMs: number): void {
  const samples = new Int16Array(Math.ceil(sound.length / 2) + (silenceMs * phoneRateHz) / 1000);
  // The mean of two neighbours is filter enough for speech and low tones.
  for (let at = 0; at < sound.length / 2; at += 1) {
    samples[at] = ((sound[at * 2] ?? 0) + (sound[at * 2 + 1] ?? 0)) / 2;
  }
  const header = wavHeader({ channels: 1, sampleRateHz: phoneRateHz, dataBytes: samples.byteLength });
  writeFileSync(file, Buffer.concat([header, Buffer.from(samples.buffer)]));
}

/** Sound of a file at 8 kHz, as 16 kHz, also while it is still being written and its header knows no length yet. */
export function readPhoneWav(file: string): Int16Array {
  const bytes = readFileSync(file);
  if (bytes.length < wavHeaderBytes) return new Int16Array(0);
  const { dataOffset, sampleRateHz } = parseWavHeader(bytes);
  if (sampleRateHz !== phoneRateHz) throw new Error(`Expected a file of 8000 Hz, got ${sampleRateHz}`);
  const samples = Math.floor((bytes.length - dataOffset) / 2);
  return Int16Array.from({ length: samples * 2 }, (_, at) => bytes.readInt16LE(dataOffset + (at >> 1) * 2));
}
