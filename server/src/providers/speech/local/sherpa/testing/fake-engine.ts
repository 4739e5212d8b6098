import { readFileSync } from 'node:fs';
import type { OfflineTts, OnlineRecognizer, OnlineStream } from '../sherpa-api.ts';
import type { SherpaEngine } from '../sherpa-engine.ts';

// Fake of the library at its boundary: audio is taken in chunks as by a streaming transducer, a step needs a whole
// chunk, words come one by one, and the last ones only when the end was announced. The pitch selects the words:
// `tokens.txt` holds a line of "<hertz> <words>" per pitch; a file that says "broken" ends the process, as the library
// does.

const rateHz = 16_000;
const chunkSamples = 5_120;

interface FakeStream extends OnlineStream {
  samples: number[];
  at: number;
  isFinished: boolean;
  hertz: number;
  heard: { word: string; second: number }[];
  silentChunks: number;
}

export const createRecognizer: SherpaEngine['createRecognizer'] = (_, config) => {
  const vocabulary = readWords(config.modelConfig.tokens);
  return createFakeRecognizer(vocabulary, config.rule2MinTrailingSilence);
};

export const createVoice: SherpaEngine['createVoice'] = async (_, config) => {
  if (readFileSync(config.model.vits.model, 'utf8') === 'broken') process.abort();
  return createFakeVoice(22_050);
};

function readWords(path: string): Map<number, string[]> {
  const text = readFileSync(path, 'utf8');
  if (text === 'broken') process.abort();
  return new Map(
    text
      .trim()
      .split('\n')
      .map((line) => {
        const [hertz, ...words] = line.split(' ');
        return [Number(hertz), words];
      }),
  );
}

export function createFakeRecognizer(vocabulary: Map<number, string[]>, endSilenceS: number): OnlineRecognizer {
  const fakeOf = (stream: OnlineStream) => stream as FakeStream;
  const isReady = (stream: OnlineStream) => {
    const { samples, at, isFinished } = fakeOf(stream);
    return samples.length - at >= chunkSamples || (isFinished && at < samples.length);
  };
  function decode(stream: OnlineStream): void {
    const fake = fakeOf(stream);
    if (!isReady(fake)) throw new Error('decode() of a stream that is not ready');
    const chunk = fake.samples.slice(fake.at, fake.at + chunkSamples);
    fake.at += chunk.length;
    const hertz = pitchOf(chunk);
    if (hertz !== undefined) fake.hertz = hertz;
    fake.silentChunks = hertz === undefined ? fake.silentChunks + 1 : 0;
    const words = vocabulary.get(nearest(vocabulary, fake.hertz)) ?? [];
    const isLast = fake.isFinished && fake.at >= fake.samples.length;
    const upTo = fake.hertz === 0 ? 0 : isLast ? words.length : Math.min(words.length - 1, fake.heard.length + 1);
    for (const word of words.slice(fake.heard.length, upTo)) fake.heard.push({ word, second: fake.at / rateHz });
  }
  return {
    createStream: () => {
      const stream: FakeStream = {
        samples: [],
        at: 0,
        isFinished: false,
        hertz: 0,
        heard: [],
        silentChunks: 0,
        acceptWaveform({ samples, sampleRate }) {
          if (sampleRate !== rateHz) throw new Error(`acceptWaveform at ${sampleRate} Hz`);
          if (stream.isFinished) throw new Error('acceptWaveform after inputFinished');
          for (const sample of samples) stream.samples.push(sample);
        },
        inputFinished: () => {
          stream.isFinished = true;
        },
      };
      return stream;
    },
    isReady,
    decode,
    decodeStreams: (streams) => {
      for (const stream of streams) decode(stream);
    },
    getResult: (stream) => ({
      text: fakeOf(stream)
        .heard.map(({ word }) => ` ${word.toUpperCase()}`)
        .join(''),
      timestamps: fakeOf(stream).heard.map(({ second }) => second),
    }),
    isEndpoint: (stream) => (fakeOf(stream).silentChunks * chunkSamples) / rateHz > endSilenceS,
    reset: (stream) => Object.assign(fakeOf(stream), { heard: [], hertz: 0, silentChunks: 0 }),
  };
}

function pitchOf(chunk: readonly number[]): number | undefined {
  let crossings = 0;
  let loudest = 0;
  for (const [at, sample] of chunk.entries()) {
    loudest = Math.max(loudest, Math.abs(sample));
    if (sample >= 0 !== (chunk[at - 1] ?? 0) >= 0) crossings += 1;
  }
  return loudest < 0.05 ? undefined : (crossings * rateHz) / (2 * chunk.length);
}

function nearest(vocabulary: Map<number, string[]>, hertz: number): number {
  return [...vocabulary.keys()].toSorted((a, b) => Math.abs(a - hertz) - Math.abs(b - hertz))[0] ?? 0;
}

/** Hums 50 ms per letter, in pieces of one sentence, and yields in between as the real one does. */
export function createFakeVoice(sampleRate: number): OfflineTts {
  return {
    sampleRate,
    numSpeakers: 3,
    async generateAsync({ text, sid, speed, onProgress }) {
      if (text.trim() === '') throw new Error('nothing to say');
      const length = Math.round((text.length * 0.05 * sampleRate) / speed);
      const samples = Float32Array.from(
        { length },
        (_, at) => 0.5 * Math.sin((at / sampleRate) * 2 * Math.PI * (200 + 100 * sid)),
      );
      const middle = length >> 1;
      await new Promise((resolve) => setImmediate(resolve));
      if (!onProgress({ samples: samples.subarray(0, middle), progress: 0.5 })) return { samples, sampleRate };
      await new Promise((resolve) => setImmediate(resolve));
      onProgress({ samples: samples.subarray(middle), progress: 1 });
      return { samples, sampleRate };
    },
  };
}
