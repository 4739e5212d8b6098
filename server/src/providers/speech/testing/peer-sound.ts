import { sampleRateHz } from '#voice/ports.ts';

/** Audio of one character by a peer's voice. Unit: samples; 40 ms. */
export const samplesPerCharacter = 640;

/** Audio as long as the text, with a distinct pitch for each first letter. */
export function toneOf(text: string): Int16Array {
  const tone = new Int16Array(text.length * samplesPerCharacter);
  const hz = pitchOf(text);
  for (let at = 0; at < tone.length; at += 1) {
    tone[at] = Math.round(8_000 * Math.sin((2 * Math.PI * hz * at) / sampleRateHz));
  }
  return tone;
}

/** Unit: Hz. */
export function pitchOf(text: string): number {
  return 200 + (text.codePointAt(0) ?? 0) * 8;
}

/** Zero crossings of a tone, as its pitch. Unit: Hz. */
export function measurePitch(sound: Int16Array): number {
  let crossings = 0;
  for (let at = 1; at < sound.length; at += 1) {
    if ((sound[at - 1] ?? 0) < 0 !== (sound[at] ?? 0) < 0) crossings += 1;
  }
  return (crossings / 2) * (sampleRateHz / sound.length);
}

export function bytesOf(sound: Int16Array): Buffer {
  return Buffer.from(sound.buffer, sound.byteOffset, sound.byteLength);
}

const loudness = 500;

/** Finds speech in a stream of audio, for peers with a script. */
export interface Loudness {
  /** Sound since the beginning. Unit: milliseconds. */
  readonly totalMs: number;
  /** Range since `restart`. Unit: milliseconds; undefined without loud audio. */
  readonly startMs: number | undefined;
  readonly endMs: number;
  readonly loudMs: number;
  /** Sound since `restart`, loud or not. Unit: milliseconds. */
  readonly stretchMs: number;
  /** Returns whether there was loud sound in it. */
  push(bytes: Buffer): boolean;
  restart(): void;
}

export function createLoudness(): Loudness {
  let samples = 0;
  let restartedAt = 0;
  let first: number | undefined;
  let last = 0;
  let loud = 0;
  const toMs = (count: number) => (count / sampleRateHz) * 1000;
  return {
    get totalMs() {
      return toMs(samples);
    },
    get startMs() {
      return first === undefined ? undefined : toMs(first);
    },
    get endMs() {
      return toMs(last);
    },
    get loudMs() {
      return toMs(loud);
    },
    get stretchMs() {
      return toMs(samples - restartedAt);
    },
    push(bytes) {
      let isLoud = false;
      for (let at = 0; at + 1 < bytes.length; at += 2) {
        if (Math.abs(bytes.readInt16LE(at)) <= loudness) continue;
        isLoud = true;
        break;
      }
      const count = bytes.length / 2;
      if (isLoud) {
        first ??= samples;
        loud += count;
        last = samples + count;
      }
      samples += count;
      return isLoud;
    },
    restart() {
      restartedAt = samples;
      first = undefined;
      loud = 0;
    },
  };
}

/** Words of a text with times, spread evenly. Unit: seconds, as vendors give them. */
export function timedWords(text: string, startMs: number, endMs: number) {
  const words = text.split(' ');
  const each = (endMs - startMs) / words.length / 1000;
  return words.map((word, index) => ({
    word,
    start: startMs / 1000 + index * each,
    end: startMs / 1000 + (index + 1) * each,
  }));
}
