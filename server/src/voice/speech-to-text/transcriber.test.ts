import { describe, expect, it } from 'vitest';
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

/** A recognizer in the hands of the test; `refuses` fails before it was opened. */
function recognizer(id: string, options: { refuses?: SpeechErrorCode; vocabulary?: SpeechToText['vocabulary'] } = {}) {
  const opened: {
    listener: TranscriptListener;
    frames: number;
    flushes: number;
    expected: (readonly string[])[];
    isClosed: boolean;
  }[] = [];
  const engine: SpeechToText = {
    id,
    vocabulary: options.vocabulary ?? 'open',
    open(_options, listener) {
      const stream = { listener, frames: 0, flushes: 0, expected: [] as (readonly string[])[], isClosed: false };
      opened.push(stream);
      if (options.refuses) listener.failed(new SpeechError(options.refuses, id, id));
      return {
        push: () => void (stream.frames += 1),
        flush: () => void (stream.flushes += 1),
        setExpectedPhrases: (phrases) => void stream.expected.push(phrases),
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
      onAllEnginesFailed: (error) => void heard.push(`deaf ${error.engineId} ${error.code}`),
    },
  });
  return { heard, transcriber, say: (ms: number) => pushFor(transcriber, ms) };
}

function pushFor(transcriber: ReturnType<typeof createTranscriber>, ms: number): void {
  for (let passed = 0; passed < ms; passed += frameMs) transcriber.push(speech, false);
}

describe('recognizer failover', () => {
  it('replays unfinished audio to the next one, with its flush', () => {
    const [first, second] = [recognizer('first'), recognizer('second')];
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

  it('does not replay finalized audio', () => {
    const [first, second] = [recognizer('first'), recognizer('second')];
    const { transcriber, say } = listen(first.engine, second.engine);
    say(400);
    first.last()?.listener.final({ text: 'hello' });
    say(100);
    first.last()?.listener.failed(new SpeechError('unavailable', 'first', 'down'));
    expect(second.last()?.frames).toBe(100 / frameMs);
    transcriber.close();
  });

  it('skips one that fails at once, and ignores its later events', () => {
    const [first, second] = [recognizer('first', { refuses: 'refused' }), recognizer('second')];
    const { heard, transcriber } = listen(first.engine, second.engine);
    first.last()?.listener.final({ text: 'ghost' });
    second.last()?.listener.final({ text: 'hello' });
    expect(heard).toEqual(['problem first refused', 'final hello']);
    expect(transcriber.engine().id).toBe('second');
  });

  it('replaces one without a response to a flush after 900 ms of audio', () => {
    const [first, second] = [recognizer('first'), recognizer('second')];
    const { heard, transcriber, say } = listen(first.engine, second.engine);
    transcriber.flush(1_000);
    say(880);
    expect(heard).toEqual([]);
    say(20);
    expect(heard).toEqual(['problem first timeout']);
  });

  it('connects the next one as standby while one is late, and closes it when unused', () => {
    const [first, second] = [recognizer('first'), recognizer('second')];
    const { transcriber, say } = listen(first.engine, second.engine);
    say(200);
    transcriber.flush(1_000);
    say(380);
    expect(second.opened).toHaveLength(0);
    say(20);
    expect(second.last()).toMatchObject({ frames: 0, flushes: 0, isClosed: false });
    first.last()?.listener.final({ text: 'hello' });
    expect(second.last()).toMatchObject({ frames: 0, isClosed: true });
    transcriber.flush(1_000);
    say(900);
    expect(second.opened).toHaveLength(2);
    expect(second.last()).toMatchObject({ frames: 900 / frameMs, flushes: 1, isClosed: false });
  });

  it('skips a standby that has failed', () => {
    const [first, third] = [recognizer('first'), recognizer('third')];
    const second = recognizer('second', { refuses: 'refused' });
    const { heard, transcriber, say } = listen(first.engine, second.engine, third.engine);
    transcriber.flush(1_000);
    say(900);
    expect(heard).toEqual(['problem first timeout', 'problem second refused']);
    expect(third.last()).toMatchObject({ frames: 900 / frameMs, flushes: 1 });
  });

  // Behind two engines that refused at once, the third got the audio twice.
  it('sends audio once to the one after several failures', () => {
    const [first, third] = [recognizer('first'), recognizer('third')];
    const second = recognizer('second', { refuses: 'refused' });
    const { say } = listen(first.engine, second.engine, third.engine);
    say(200);
    first.last()?.listener.failed(new SpeechError('unavailable', 'first', 'down'));
    expect(third.last()?.frames).toBe(200 / frameMs);
  });

  it('does not blame an engine with earlier words for a cough', () => {
    const [first, second] = [recognizer('first'), recognizer('second')];
    const { heard, transcriber, say } = listen(first.engine, second.engine);
    first.last()?.listener.final({ text: 'hello' });
    transcriber.flush(300);
    say(900);
    expect(heard).toEqual(['final hello', 'final ']);
    transcriber.flush(1_000);
    say(900);
    expect(heard.at(-1)).toBe('problem first timeout');
  });

  it('grants extra time to one that requests it', () => {
    const [first, second] = [recognizer('first'), recognizer('second')];
    const { heard, transcriber, say } = listen({ ...first.engine, flushTimeoutMs: 2_000 }, second.engine);
    transcriber.flush(1_000);
    say(1_900);
    expect(heard).toEqual([]);
    say(100);
    expect(heard).toEqual(['problem first timeout']);
  });

  it('reopens a working one once after a disconnect', () => {
    const [first, second] = [recognizer('first'), recognizer('second')];
    const { heard, say } = listen(first.engine, second.engine);
    say(100);
    first.last()?.listener.final({ text: 'hello' });
    first.last()?.listener.failed(new SpeechError('cut', 'first', 'session over'));
    expect(first.opened).toHaveLength(2);
    first.last()?.listener.failed(new SpeechError('cut', 'first', 'again'));
    expect(second.opened).toHaveLength(1);
    expect(heard).toEqual(['final hello', 'problem first cut', 'problem first cut']);
  });

  it('finalizes the last one’s partial when it is silent, and reopens it', () => {
    const only = recognizer('only');
    const { heard, transcriber, say } = listen(only.engine);
    only.last()?.listener.partial('hel');
    transcriber.flush(1_000);
    say(900);
    expect(heard).toEqual(['partial hel', 'final hel']);
    expect(only.opened).toHaveLength(2);
  });

  // Under load, "half" and "04" became turns, fitted to a cough and never believed.
  it('drops the last one’s partial where its vocabulary is limited', () => {
    const only = recognizer('only');
    const { heard, transcriber, say } = listen({ ...only.engine, vocabulary: 'limited' });
    only.last()?.listener.partial('half');
    transcriber.flush(1_000);
    say(900);
    expect(heard).toEqual(['partial half', 'final ']);
  });

  // With a hung last engine, a call went on without recognition until its maximum duration.
  it('gives up the last one after three unanswered sentences in a row, not for coughs', () => {
    const only = recognizer('only');
    const { heard, transcriber, say } = listen(only.engine);
    for (const speechMs of [1_000, 300, 300, 1_000]) {
      transcriber.flush(speechMs);
      say(900);
    }
    expect(heard).toEqual(['final ', 'final ', 'final ', 'final ']);
    only.last()?.listener.final({ text: 'hello' });
    for (let sentence = 1; sentence <= 3; sentence += 1) {
      transcriber.flush(1_000);
      say(900);
    }
    expect(heard.slice(4)).toEqual(['final hello', 'final ', 'final ', 'deaf only timeout']);
  });

  it('reports once that all engines have failed', () => {
    const [first, second] = [
      recognizer('first', { refuses: 'refused' }),
      recognizer('second', { refuses: 'rate_limited' }),
    ];
    const { heard, transcriber, say } = listen(first.engine, second.engine);
    say(100);
    transcriber.flush(1_000);
    expect(heard).toEqual(['problem first refused', 'deaf second rate_limited']);
  });
});

// A vendor takes each update as a message, and only a limited vocabulary needs the agent's text.
it('expectations reach an engine of open vocabulary when its phrases change', () => {
  const { engine, last } = recognizer('vendor');
  const { transcriber } = listen(engine);
  const phrases = ['at ten'];
  transcriber.setExpectedPhrases(phrases, 'What time?');
  transcriber.setExpectedPhrases(phrases, 'Is that right?');
  expect(last()?.expected).toEqual([phrases]);
});

// A call on a busy machine ended with an error after three long sentences.
it('a limited vocabulary that is slow is no end of the call: its words are missed', () => {
  const { engine } = recognizer('builtin', { vocabulary: 'limited' });
  const { heard, transcriber } = listen(engine);
  for (let count = 0; count < 4; count++) {
    transcriber.flush(2_000);
    pushFor(transcriber, 1_000);
  }
  expect(heard).toEqual(['final ', 'final ', 'final ', 'final ']);
});
