/** Tone by whose pitch a peer without recognition identifies an utterance. */
export interface KnownTone {
  hz: number;
  text: string;
}

const amplitude = 8_000;
const loud = 1_000;
/** The same tone after resampling and with its edges cut off. */
const tolerance = 0.05;

/** A tone. Unit of `durationMs`: milliseconds. */
export function makeTone(tone: { hz: number; durationMs: number; sampleRateHz: number }): Int16Array {
  const step = (2 * Math.PI * tone.hz) / tone.sampleRateHz;
  const samples = new Int16Array(Math.round((tone.sampleRateHz * tone.durationMs) / 1000));
  return samples.map((_, at) => Math.round(amplitude * Math.sin(step * at)));
}

/** The tone that is heard, and its range. Unit: milliseconds. Undefined: silence, or an unknown tone. */
export function hearTone(
  pcm: Int16Array,
  sampleRateHz: number,
  known: readonly KnownTone[],
): { text: string; startMs: number; endMs: number } | undefined {
  const start = pcm.findIndex((sample) => Math.abs(sample) > loud);
  const end = pcm.findLastIndex((sample) => Math.abs(sample) > loud);
  const seconds = (end - start) / sampleRateHz;
  if (start < 0 || seconds < 0.05) return undefined;
  let crossings = 0;
  for (let at = start + 1; at <= end; at += 1) {
    if ((pcm[at - 1] ?? 0) < 0 !== (pcm[at] ?? 0) < 0) crossings += 1;
  }
  const hz = crossings / 2 / seconds;
  const tone = known.find((candidate) => Math.abs(candidate.hz - hz) < candidate.hz * tolerance);
  const inMs = (sample: number) => (sample / sampleRateHz) * 1000;
  return tone === undefined ? undefined : { text: tone.text, startMs: inMs(start), endMs: inMs(end) };
}

/** Speech of a peer: a tone that lasts longer for a longer text. Bytes of signed 16 bit little-endian. */
export function speakTone(text: string, sampleRateHz: number): Uint8Array {
  const tone = makeTone({ hz: 220, durationMs: 240 + 20 * text.length, sampleRateHz });
  return new Uint8Array(tone.buffer);
}

/** Samples of bytes that may begin anywhere. */
export function samplesOf(bytes: Uint8Array): Int16Array {
  return new Int16Array(Uint8Array.from(bytes.subarray(0, bytes.length - (bytes.length % 2))).buffer);
}
