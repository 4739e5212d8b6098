import { expect, it } from 'vitest';
import { makeTone } from '../../testing/heard-tones.ts';
import { createRecognizerLoop } from './recognizer-loop.ts';
import type { FromRecognizer } from './recognizer-messages.ts';
import type { OnlineRecognizer } from './sherpa-api.ts';
import { createFakeRecognizer } from './testing/fake-engine.ts';

const tone = (hz: number, durationMs: number) => makeTone({ hz, durationMs, sampleRateHz: 16_000 });
const silence = (ms: number) => new Int16Array(ms * 16);

function setUp(more: Partial<OnlineRecognizer> = {}) {
  const words = new Map([
    [300, ['one', 'two', 'three']],
    [900, ['four', 'five', 'six']],
  ]);
  const recognizer = { ...createFakeRecognizer(words, 2.4), ...more };
  const together: number[] = [];
  const said: FromRecognizer[] = [];
  const rounds: (() => void)[] = [];
  const loop = createRecognizerLoop({
    recognizer: {
      ...recognizer,
      decodeStreams(streams) {
        together.push(streams.length);
        recognizer.decodeStreams(streams);
      },
    },
    language: 'en',
    post: (message) => void said.push(message),
    schedule: (round) => void rounds.push(round),
  });
  const run = () => {
    for (let round = rounds.shift(); round; round = rounds.shift()) round();
  };
  const finals = () => said.flatMap((message) => (message.kind === 'final' ? [message.transcript] : []));
  return { loop, run, together, said, rounds, finals };
}

it('streams with enough audio are decoded as a batch, one step per round', () => {
  const { loop, run, together, finals } = setUp();
  for (const stream of [1, 2]) {
    loop.take({ kind: 'open', stream });
    loop.take({ kind: 'audio', stream, pcm: tone(stream === 1 ? 300 : 900, 640) });
    loop.take({ kind: 'flush', stream });
  }
  run();
  expect(together.every((count) => count === 2)).toBe(true);
  expect(together.length).toBeGreaterThan(2);
  expect(finals().map(({ text }) => text)).toEqual(['one two three', 'four five six']);
});

it('a partial is emitted once per change, with times in caller audio since the stream was opened', () => {
  const { loop, run, said, finals } = setUp();
  loop.take({ kind: 'open', stream: 1 });
  for (const ms of [320, 320, 320]) {
    loop.take({ kind: 'audio', stream: 1, pcm: tone(300, ms) });
    run();
  }
  expect(said).toEqual([
    { kind: 'partial', stream: 1, text: 'one' },
    { kind: 'partial', stream: 1, text: 'one two' },
  ]);
  loop.take({ kind: 'flush', stream: 1 });
  run();
  loop.take({ kind: 'audio', stream: 1, pcm: silence(960) });
  loop.take({ kind: 'audio', stream: 1, pcm: tone(900, 640) });
  loop.take({ kind: 'flush', stream: 1 });
  run();
  expect(finals()[0]).toEqual({ text: 'one two three', startMs: 320, endMs: 960 });
  expect(finals()[1]).toMatchObject({ text: 'four five six', endMs: 2_560 });
});

it('a flush after silence does nothing; after audio without words its final is empty', () => {
  const { loop, run, said, finals } = setUp({ getResult: () => ({ text: '' }) });
  loop.take({ kind: 'open', stream: 1 });
  loop.take({ kind: 'audio', stream: 1, pcm: silence(500) });
  loop.take({ kind: 'flush', stream: 1 });
  run();
  expect(said).toEqual([]);
  loop.take({ kind: 'audio', stream: 1, pcm: tone(300, 500) });
  loop.take({ kind: 'audio', stream: 1, pcm: silence(5_000) });
  loop.take({ kind: 'flush', stream: 1 });
  loop.take({ kind: 'flush', stream: 1 });
  run();
  expect(finals()).toEqual([{ text: '' }]);
});

it('a long silence after words ends the segment', () => {
  const { loop, run, finals } = setUp();
  loop.take({ kind: 'open', stream: 1 });
  loop.take({ kind: 'audio', stream: 1, pcm: tone(300, 960) });
  loop.take({ kind: 'audio', stream: 1, pcm: silence(4_000) });
  run();
  expect(finals().map(({ text }) => text)).toEqual(['one two']);
});

it('audio received during a flush belongs to the next segment', () => {
  const { loop, run, finals } = setUp();
  loop.take({ kind: 'open', stream: 1 });
  loop.take({ kind: 'audio', stream: 1, pcm: tone(300, 640) });
  loop.take({ kind: 'flush', stream: 1 });
  loop.take({ kind: 'audio', stream: 1, pcm: tone(900, 640) });
  loop.take({ kind: 'flush', stream: 1 });
  run();
  expect(finals().map(({ text }) => text)).toEqual(['one two three', 'four five six']);
});

it('a closed stream is not decoded', () => {
  const { loop, run, said } = setUp();
  loop.take({ kind: 'open', stream: 1 });
  loop.take({ kind: 'audio', stream: 1, pcm: tone(300, 640) });
  loop.take({ kind: 'close', stream: 1 });
  loop.take({ kind: 'flush', stream: 1 });
  run();
  expect(said).toEqual([]);
});

it('a recognizer that throws fails the streams of its batch, and the others continue', () => {
  let isBroken = true;
  const { loop, run, said, finals } = setUp({
    decodeStreams() {
      if (isBroken) throw new Error('out of memory');
    },
    isReady: () => isBroken,
  });
  loop.take({ kind: 'open', stream: 1 });
  loop.take({ kind: 'audio', stream: 1, pcm: tone(300, 640) });
  run();
  expect(said).toEqual([{ kind: 'failed', stream: 1, code: 'cut', message: 'out of memory' }]);
  isBroken = false;
  loop.take({ kind: 'open', stream: 2 });
  loop.take({ kind: 'audio', stream: 2, pcm: tone(300, 640) });
  loop.take({ kind: 'flush', stream: 2 });
  run();
  expect(finals()).toHaveLength(1);
});
