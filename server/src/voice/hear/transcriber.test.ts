import { describe, expect, test } from 'vitest';
import {
  frameMs,
  frameSamples,
  SpeechError,
  type SpeechErrorCode,
  type SpeechToText,
  type TranscriptListener,
} from '../ports.ts';
import { createTranscriber } from './transcriber.ts';

const speech = new Int16Array(frameSamples).fill(1_000);

/** A recogniser in the hands of the test; `refuses` fails before it was opened. */
function recogniser(id: string, options: { refuses?: SpeechErrorCode } = {}) {
  const opened: { listener: TranscriptListener; frames: number; flushes: number; isClosed: boolean }[] = [];
  const engine: SpeechToText = {
    id,
    vocabulary: 'open',
    open(_options, listener) {
      const stream = { listener, frames: 0, flushes: 0, isClosed: false };
      opened.push(stream);
      if (options.refuses) listener.failed(new SpeechError(options.refuses, id, id));
      return {
        push: () => void (stream.frames += 1),
        flush: () => void (stream.flushes += 1),
        expect() {},
        close: () => void (stream.isClosed = true),
      };
    },
  };
  return { engine, opened, last: () => opened.at(-1) };
}

function listen(first: SpeechToText, ...others: SpeechToText[]) {
  const heard: string[] = [];
  const transcriber = createTranscriber({
    engines: [first, ...others],
    options: { language: 'en', keywords: [], phrases: [] },
    listener: {
      partial: (text) => void heard.push(`partial ${text}`),
      final: ({ text }) => void heard.push(`final ${text}`),
      problem: (error) => void heard.push(`problem ${error.engineId} ${error.code}`),
      deaf: (error) => void heard.push(`deaf ${error.engineId} ${error.code}`),
    },
  });
  return { heard, transcriber, say: (ms: number) => pushFor(transcriber, ms) };
}

function pushFor(transcriber: ReturnType<typeof createTranscriber>, ms: number): void {
  for (let passed = 0; passed < ms; passed += frameMs) transcriber.push(speech, false);
}

describe('hearing through several recognisers', () => {
  test('tells the next one what the first had not finished, with its flush', () => {
    const [first, second] = [recogniser('first'), recogniser('second')];
    const { heard, transcriber, say } = listen(first.engine, second.engine);
    say(400);
    first.last()?.listener.partial('hel');
    transcriber.flush(1_000);
    first.last()?.listener.failed(new SpeechError('cut', 'first', 'cut'));
    expect(first.last()?.isClosed).toBe(true);
    expect(second.last()).toMatchObject({ frames: 400 / frameMs, flushes: 1 });
    second.last()?.listener.final({ text: 'hello' });
    expect(heard).toEqual(['partial hel', 'problem first cut', 'final hello']);
    expect(transcriber.engine().id).toBe('second');
    expect(transcriber.isPending()).toBe(false);
  });

  test('what was final is not told again', () => {
    const [first, second] = [recogniser('first'), recogniser('second')];
    const { transcriber, say } = listen(first.engine, second.engine);
    say(400);
    first.last()?.listener.final({ text: 'hello' });
    say(100);
    first.last()?.listener.failed(new SpeechError('unavailable', 'first', 'down'));
    expect(second.last()?.frames).toBe(100 / frameMs);
    transcriber.close();
  });

  test('one that refuses at once is passed over, and nothing it says later is heard', () => {
    const [first, second] = [recogniser('first', { refuses: 'refused' }), recogniser('second')];
    const { heard, transcriber } = listen(first.engine, second.engine);
    first.last()?.listener.final({ text: 'ghost' });
    second.last()?.listener.final({ text: 'hello' });
    expect(heard).toEqual(['problem first refused', 'final hello']);
    expect(transcriber.engine().id).toBe('second');
  });

  test('one that does not answer a flush is replaced after 900 ms of sound', () => {
    const [first, second] = [recogniser('first'), recogniser('second')];
    const { heard, transcriber, say } = listen(first.engine, second.engine);
    transcriber.flush(1_000);
    say(880);
    expect(heard).toEqual([]);
    say(20);
    expect(heard).toEqual(['problem first timeout']);
  });

  test('a cough is no fault of an engine that has heard words before', () => {
    const [first, second] = [recogniser('first'), recogniser('second')];
    const { heard, transcriber, say } = listen(first.engine, second.engine);
    first.last()?.listener.final({ text: 'hello' });
    transcriber.flush(300);
    say(900);
    expect(heard).toEqual(['final hello', 'final ']);
    transcriber.flush(1_000);
    say(900);
    expect(heard.at(-1)).toBe('problem first timeout');
  });

  test('one that worked and was cut off is opened once more', () => {
    const [first, second] = [recogniser('first'), recogniser('second')];
    const { heard, say } = listen(first.engine, second.engine);
    say(100);
    first.last()?.listener.final({ text: 'hello' });
    first.last()?.listener.failed(new SpeechError('cut', 'first', 'session over'));
    expect(first.opened).toHaveLength(2);
    first.last()?.listener.failed(new SpeechError('cut', 'first', 'again'));
    expect(second.opened).toHaveLength(1);
    expect(heard).toEqual(['final hello', 'problem first cut', 'problem first cut']);
  });

  test('the last one may be silent: its guess counts, and it is asked anew', () => {
    const only = recogniser('only');
    const { heard, transcriber, say } = listen(only.engine);
    only.last()?.listener.partial('hel');
    transcriber.flush(1_000);
    say(900);
    expect(heard).toEqual(['partial hel', 'final hel']);
    expect(only.opened).toHaveLength(2);
  });

  test('without one left the call is deaf, told once', () => {
    const [first, second] = [
      recogniser('first', { refuses: 'refused' }),
      recogniser('second', { refuses: 'rate_limited' }),
    ];
    const { heard, transcriber, say } = listen(first.engine, second.engine);
    say(100);
    transcriber.flush(1_000);
    expect(heard).toEqual(['problem first refused', 'deaf second rate_limited']);
  });
});
