import { readFileSync } from 'node:fs';

export type RecordingName = '001' | '002' | '003' | 'goforward' | 'austen0870' | 'austen0880';

/** The sound of a recording in this folder: 16 kHz, mono, signed 16 bit. */
export function readRecording(name: RecordingName): Int16Array {
  const file = readFileSync(new URL(`${name}.wav`, import.meta.url));
  const at = file.indexOf('data', 12, 'latin1');
  const bytes = Math.min(file.readUInt32LE(at + 4), file.length - at - 8);
  const sound = new Int16Array(bytes >> 1);
  for (let index = 0; index < sound.length; index++) sound[index] = file.readInt16LE(at + 8 + index * 2);
  return sound;
}

/** Reference transcript of each recording, in lower case without punctuation. */
export const saidIn: Record<RecordingName, string> = JSON.parse(
  readFileSync(new URL('refs.json', import.meta.url), 'utf8'),
);
