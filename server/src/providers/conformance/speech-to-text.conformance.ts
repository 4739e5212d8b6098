import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type {
  RecognitionOptions,
  RecognitionStream,
  SpeechErrorCode,
  SpeechToText,
  Transcript,
  TranscriptListener,
} from '#voice/ports.ts';
import { frameSamples, SpeechError, sampleRateHz } from '#voice/ports.ts';
import type { ConformanceFault } from './language-model.conformance.ts';
import { createLatch } from './latch.ts';
import { speechErrorCodes } from './speech-error-codes.ts';

/** A speech-to-text engine, opened for one test. */
export interface SpeechToTextSubject {
  engine: SpeechToText;
  /** Language and expected phrases; English and the texts of the fixtures by default. */
  options?: Partial<RecognitionOptions>;
  /** False for engines without partial transcripts. */
  hasPartials?: boolean;
  /**
   * Transcripts of the peer for audio that is not silence, for the next streams in the order they are opened: one list
   * per stream, one text per flushed stretch of speech. Real recognizers leave it out.
   */
  willHear?(streams: readonly (readonly string[])[]): void;
  /** Only for engines behind a network. */
  network?: {
    /** An engine with this fault; time limits of some 100 ms. `cut` breaks off after the first audio. */
    failing(fault: ConformanceFault): Promise<SpeechToText>;
    /** Resolves when the vendor has seen our connection close. */
    sawClose(): Promise<void>;
  };
  close(): Promise<void>;
}

/** Recorded speech with its text, at least two that differ. Audio: 16 kHz. */
export interface SpokenFixture {
  sound: Int16Array;
  text: string;
}

interface Heard {
  partials: string[];
  finals: Transcript[];
  failures: SpeechError[];
  /** Events after `failed`. */
  late: string[];
  failed: Promise<void>;
}

function listenTo() {
  const failed = createLatch();
  const heard: Heard = { partials: [], finals: [], failures: [], late: [], failed: failed.opened };
  let wake = () => {};
  const note = (what: string) => {
    if (heard.failures.length > 0) heard.late.push(what);
  };
  const listener: TranscriptListener = {
    partial(text) {
      note('partial');
      heard.partials.push(text);
    },
    final(transcript) {
      note('final');
      heard.finals.push(transcript);
      wake();
    },
    failed(error) {
      note('failed');
      heard.failures.push(error);
      failed.open();
      wake();
    },
  };
  /** Resolves after this many non-empty finals, or when the stream has failed. */
  const words = async (count: number) => {
    while (spoken(heard).length < count && heard.failures.length === 0) {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  };
  return { heard, listener, words };
}

const spoken = (heard: Heard) => heard.finals.filter((final) => final.text !== '').map((final) => final.text);
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const silence = new Int16Array(sampleRateHz / 2);

/** Pushes audio in frames of 20 ms out of one array that is overwritten each time, as lines do. */
function feed(stream: RecognitionStream, sound: Int16Array): void {
  const frame = new Int16Array(frameSamples);
  for (let at = 0; at + frameSamples <= sound.length; at += frameSamples) {
    frame.set(sound.subarray(at, at + frameSamples));
    stream.push(frame);
  }
  frame.fill(12_345);
}

/** Conformance of every SpeechToText. */
export function speechToTextConformance(
  name: string,
  open: () => Promise<SpeechToTextSubject>,
  fixtures: readonly [SpokenFixture, SpokenFixture, ...SpokenFixture[]],
): void {
  describe(`${name} as a SpeechToText`, () => {
    const [one, two] = fixtures;
    let subject: SpeechToTextSubject;
    const optionsOf = (): RecognitionOptions => ({
      language: 'en',
      keywords: [],
      phrases: fixtures.map((fixture) => fixture.text),
      ...subject.options,
    });
    const opened: RecognitionStream[] = [];
    function openStream(engine = subject.engine) {
      const ear = listenTo();
      const stream = engine.open(optionsOf(), ear.listener);
      opened.push(stream);
      return { ...ear, stream };
    }
    beforeEach(async () => {
      subject = await open();
    });
    afterEach(async () => {
      for (const stream of opened.splice(0)) stream.close();
      await subject.close();
    });

    it('emits partials during speech and a final after a flush', async () => {
      subject.willHear?.([[one.text]]);
      const { stream, heard, words } = openStream();
      feed(stream, one.sound);
      feed(stream, silence);
      stream.flush();
      await words(1);
      expect(heard.failures).toEqual([]);
      expect(spoken(heard).map(plain)).toEqual([plain(one.text)]);
      if (subject.hasPartials !== false) expect(heard.partials.length).toBeGreaterThan(0);
    });

    it('transcribes consecutive utterances of a stream, in order', async () => {
      subject.willHear?.([[one.text, two.text]]);
      const { stream, heard, words } = openStream();
      for (const [index, fixture] of [one, two].entries()) {
        feed(stream, fixture.sound);
        feed(stream, silence);
        stream.flush();
        await words(index + 1);
      }
      expect(spoken(heard).map(plain)).toEqual([plain(one.text), plain(two.text)]);
      const totalMs = ((one.sound.length + two.sound.length + 2 * silence.length) / sampleRateHz) * 1000;
      const times = heard.finals.flatMap(({ startMs, endMs }) => [startMs ?? [], endMs ?? []].flat());
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect(times.every((ms) => ms >= 0 && ms <= totalMs)).toBe(true);
      for (const { confidence = 1 } of heard.finals) expect(confidence >= 0 && confidence <= 1).toBe(true);
    });

    it('transcribes no words in silence, and a flush without audio does nothing', async () => {
      subject.willHear?.([[one.text]]);
      const { stream, heard, words } = openStream();
      stream.flush();
      feed(stream, silence);
      stream.flush();
      stream.flush();
      feed(stream, one.sound);
      feed(stream, silence);
      stream.flush();
      await words(1);
      stream.flush();
      expect(heard.failures).toEqual([]);
      expect(spoken(heard).map(plain)).toEqual([plain(one.text)]);
    });

    it('buffers audio pushed before it is connected', async () => {
      subject.willHear?.([[two.text]]);
      const { stream, heard, words } = openStream();
      feed(stream, two.sound);
      stream.flush();
      await words(1);
      expect(spoken(heard).map(plain)).toEqual([plain(two.text)]);
    });

    it('isolates two streams', async () => {
      subject.willHear?.([[one.text], [two.text]]);
      const streams = [openStream(), openStream()];
      const sounds = [one.sound, two.sound];
      for (const [index, { stream }] of streams.entries()) feed(stream, sounds[index] ?? silence);
      for (const { stream } of streams) {
        feed(stream, silence);
        stream.flush();
      }
      await Promise.all(streams.map(({ words }) => words(1)));
      expect(streams.map(({ heard }) => spoken(heard).map(plain))).toEqual([[plain(one.text)], [plain(two.text)]]);
    });

    it('continues after expect', async () => {
      subject.willHear?.([[one.text, two.text]]);
      const { stream, heard, words } = openStream();
      feed(stream, one.sound);
      feed(stream, silence);
      stream.flush();
      await words(1);
      stream.setExpectedPhrases([two.text]);
      feed(stream, two.sound);
      feed(stream, silence);
      stream.flush();
      await words(2);
      expect(spoken(heard).map(plain)).toEqual([plain(one.text), plain(two.text)]);
    });

    it('is silent after close, which is idempotent', async () => {
      subject.willHear?.([[one.text], [two.text]]);
      const closed = openStream();
      feed(closed.stream, one.sound);
      closed.stream.flush();
      closed.stream.close();
      closed.stream.close();
      const before = structuredClone({ ...closed.heard, failed: undefined });
      closed.stream.flush();
      closed.stream.setExpectedPhrases(['anything']);
      feed(closed.stream, one.sound);
      await subject.network?.sawClose();
      const next = openStream();
      feed(next.stream, two.sound);
      feed(next.stream, silence);
      next.stream.flush();
      await next.words(1);
      expect(next.heard.failures).toEqual([]);
      expect({ ...closed.heard, failed: undefined }).toEqual(before);
    });

    it.each(Object.entries(speechErrorCodes) as [ConformanceFault, SpeechErrorCode][])(
      'a vendor that fails by "%s" emits failed once with SpeechError %s',
      async (fault, code) => {
        if (!subject.network) return; // no network that could fail
        const engine = await subject.network.failing(fault);
        const { stream, heard } = openStream(engine);
        feed(stream, one.sound);
        stream.flush();
        await heard.failed;
        feed(stream, one.sound);
        stream.flush();
        stream.setExpectedPhrases([]);
        stream.close();
        expect(heard.failures).toHaveLength(1);
        expect(heard.failures[0]).toBeInstanceOf(SpeechError);
        expect(heard.failures[0]).toMatchObject({ code, engineId: engine.id });
        expect(heard.failures[0]?.message).not.toMatch(/peer-key/);
        expect(heard.late).toEqual([]);
      },
    );
  });
}
