import { open } from 'node:fs/promises';
import type { Span } from './heard-spans.rules.ts';
import type { WavFile } from './wav-file.rules.ts';

/** Sound read and written at once, so that other work has its turn. Unit: frames. */
const framesAtOnce = 16_384;
const sampleBytes = 2;

/**
 * Silences a WAV file of 16-bit samples in place but for the spans of each channel, which are in order. Returns when the
 * bytes are on the disk. Idempotent.
 */
export async function silenceExcept(path: string, wav: WavFile, heard: readonly (readonly Span[])[]): Promise<void> {
  const { offset, frameBytes, sampleRateHz } = wav.samples;
  if (frameBytes !== wav.channels * sampleBytes) throw new Error('Only recordings of 16-bit samples can be redacted');
  const frameOf = (ms: number) => Math.round((ms * sampleRateHz) / 1000);
  const silences = Array.from({ length: wav.channels }, (_, channel) => gapsBetween(heard[channel] ?? [], frameOf));
  const file = await open(path, 'r+');
  try {
    const chunk = Buffer.alloc(framesAtOnce * frameBytes);
    for (let first = 0; ; first += framesAtOnce) {
      const position = offset + first * frameBytes;
      const { bytesRead } = await file.read(chunk, 0, chunk.length, position);
      if (bytesRead === 0) break;
      const frames = Math.floor(bytesRead / frameBytes);
      for (const [channel, gaps] of silences.entries()) {
        for (const gap of gaps)
          clear(chunk, { from: gap.from - first, to: gap.to - first, frames, frameBytes, channel });
      }
      await file.write(chunk, 0, bytesRead, position);
    }
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Frames that belong to no span; the last gap has no end. */
function gapsBetween(spans: readonly Span[], frameOf: (ms: number) => number): { from: number; to: number }[] {
  let from = 0;
  const gaps = spans.map(({ startMs, endMs }) => {
    const gap = { from, to: frameOf(startMs) };
    from = frameOf(endMs);
    return gap;
  });
  return [...gaps, { from, to: Number.POSITIVE_INFINITY }].filter((gap) => gap.from < gap.to);
}

function clear(
  chunk: Buffer,
  gap: { from: number; to: number; frames: number; frameBytes: number; channel: number },
): void {
  const end = Math.min(gap.frames, gap.to);
  for (let frame = Math.max(0, gap.from); frame < end; frame += 1) {
    chunk.writeInt16LE(0, frame * gap.frameBytes + gap.channel * sampleBytes);
  }
}
