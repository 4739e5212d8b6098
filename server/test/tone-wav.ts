import { wavFile } from './test-calls.ts';

/** A stereo WAV file of 16 kHz with a tone on the left that swells and fades, and one on the right between. */
export function toneWav(durationMs: number): Buffer {
  const file = wavFile(durationMs);
  for (let frame = 0; 44 + frame * 4 < file.length; frame++) {
    const seconds = frame / 16_000;
    const level = 9000 * Math.sin(Math.PI * (seconds % 1)) ** 2;
    const isLeft = Math.floor(seconds / 2) % 2 === 0;
    const sample = Math.round(level * Math.sin(2 * Math.PI * (isLeft ? 220 : 330) * seconds));
    file.writeInt16LE(isLeft ? sample : 0, 44 + frame * 4);
    file.writeInt16LE(isLeft ? 0 : sample, 46 + frame * 4);
  }
  return file;
}
