import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SpeechErrorCode, SpeechListener, SpeechOptions, TextToSpeech, Voice } from '#voice/ports.ts';
import { SpeechError, sampleRateHz } from '#voice/ports.ts';
import type { ConformanceFault } from './language-model.conformance.ts';
import { createLatch } from './latch.ts';
import { speechErrorCodes } from './speech-error-codes.ts';

/** A text-to-speech engine, opened for one test. */
export interface TextToSpeechSubject {
  engine: TextToSpeech;
  /** Voice and language of the engine; English and the engine's default otherwise. */
  options?: Partial<SpeechOptions>;
  /**
   * Only for engines behind a network. The peer's audio must be audible, last at least 200 ms and come in several
   * pieces, and must be longer for a longer text.
   */
  network?: {
    /** An engine with this fault; time limits of some 100 ms. `cut` breaks off after the first audio. */
    failing(fault: ConformanceFault): Promise<TextToSpeech>;
    /** Sends the first audio of the next utterance and then nothing. */
    willHangAfterSound(): void;
    /** Resolves when the vendor has seen our connection or our cancellation. */
    sawCancel(): Promise<void>;
  };
  close(): Promise<void>;
}

interface Heard {
  pieces: Int16Array[];
  copies: Int16Array[];
  words: { text: string; startMs: number }[];
  ends: number;
  failures: SpeechError[];
  /** Events after the end. */
  late: string[];
  done: Promise<void>;
  firstSound: Promise<void>;
}

const sentence = 'The workshop opens at nine tomorrow morning.';

function listenTo(): { heard: Heard; listener: SpeechListener } {
  const done = createLatch();
  const firstSound = createLatch();
  const heard: Heard = {
    pieces: [],
    copies: [],
    words: [],
    ends: 0,
    failures: [],
    late: [],
    done: done.opened,
    firstSound: firstSound.opened,
  };
  const note = (what: string) => {
    if (heard.ends + heard.failures.length > 0) heard.late.push(what);
  };
  return {
    heard,
    listener: {
      audio(pcm) {
        note('audio');
        heard.pieces.push(pcm);
        heard.copies.push(pcm.slice());
        firstSound.open();
      },
      words(words) {
        note('words');
        heard.words.push(...words);
      },
      end() {
        note('end');
        heard.ends += 1;
        done.open();
      },
      failed(error) {
        note('failed');
        heard.failures.push(error);
        done.open();
      },
    },
  };
}

const samplesOf = (heard: Heard) => heard.pieces.reduce((sum, piece) => sum + piece.length, 0);
const loudestOf = (heard: Heard) =>
  heard.pieces.reduce((loudest, piece) => piece.reduce((max, one) => Math.max(max, Math.abs(one)), loudest), 0);

function start(voice: Voice, texts: readonly string[]) {
  const { heard, listener } = listenTo();
  const utterance = voice.speak(listener);
  for (const text of texts) utterance.write(text);
  utterance.end();
  return { heard, utterance };
}

async function say(voice: Voice, texts: readonly string[]): Promise<Heard> {
  const { heard } = start(voice, texts);
  await heard.done;
  return heard;
}

/** Conformance of every TextToSpeech. */
export function textToSpeechConformance(name: string, open: () => Promise<TextToSpeechSubject>): void {
  describe(`${name} as a TextToSpeech`, () => {
    let subject: TextToSpeechSubject;
    let voice: Voice;
    const optionsOf = (): SpeechOptions => ({
      voiceId: '',
      language: 'en',
      speed: 1,
      stability: 0.5,
      ...subject.options,
    });
    beforeEach(async () => {
      subject = await open();
      voice = subject.engine.open(optionsOf());
    });
    afterEach(async () => {
      voice.close();
      await subject.close();
    });
    const asTexts = (text: string) => (subject.engine.accepts === 'text' ? text.split(/(?<=\s)/) : [text]);

    it('synthesizes audible 16 kHz audio and ends exactly once, after all of it', async () => {
      const heard = await say(voice, asTexts(sentence));
      expect(heard.failures).toEqual([]);
      expect(heard.ends).toBe(1);
      expect(heard.pieces.every((piece) => piece instanceof Int16Array && piece.length > 0)).toBe(true);
      expect(samplesOf(heard)).toBeGreaterThan(sampleRateHz * 0.2);
      expect(loudestOf(heard)).toBeGreaterThan(500);
      // A later utterance proves that no event of the first comes after its end.
      await say(voice, asTexts('Sure.'));
      expect(heard.late).toEqual([]);
    });

    it('delivers buffers that are not overwritten later', async () => {
      const heard = await say(voice, asTexts(sentence));
      await say(voice, asTexts('Sure.'));
      expect(heard.pieces).toEqual(heard.copies);
    });

    it('reports word times, if any, in order and within the audio', async () => {
      const heard = await say(voice, asTexts(sentence));
      const starts = heard.words.map((word) => word.startMs);
      expect(starts).toEqual(starts.toSorted((a, b) => a - b));
      expect(starts.every((ms) => ms >= 0 && ms <= (samplesOf(heard) / sampleRateHz) * 1000)).toBe(true);
    });

    it('is silent after a cancel inside the first audio callback', async () => {
      subject.network?.willHangAfterSound();
      const { heard, listener } = listenTo();
      const utterance = voice.speak({
        ...listener,
        audio(pcm) {
          listener.audio(pcm);
          utterance.cancel();
        },
      });
      for (const text of asTexts(sentence)) utterance.write(text);
      utterance.end();
      await heard.firstSound;
      await subject.network?.sawCancel();
      await say(voice, asTexts('Sure.'));
      expect(heard).toMatchObject({ ends: 0, failures: [] });
      expect(heard.pieces).toHaveLength(1);
    });

    it('is silent after a cancel before any audio, and a second cancel does nothing', async () => {
      const { heard, utterance } = start(voice, asTexts(sentence));
      utterance.cancel();
      utterance.cancel();
      utterance.write('More.');
      utterance.end();
      await say(voice, asTexts('Sure.'));
      expect(heard).toMatchObject({ pieces: [], ends: 0, failures: [] });
    });

    it.each(['', '   ', '…', '***', '\u{1F642}', '\n\n', '<break/>', '"', '\u0000', '- - -'])(
      'ends exactly once for a text without speech: %j',
      async (text) => {
        const heard = await say(voice, [text]);
        expect(heard).toMatchObject({ ends: 1, failures: [] });
      },
    );

    it('ends exactly once for an utterance without a word', async () => {
      expect(await say(voice, [])).toMatchObject({ ends: 1, failures: [] });
    });

    it('isolates two concurrent utterances', async () => {
      const long = asTexts('We are open from Monday to Friday, and on Saturday until three in the afternoon.');
      const short = asTexts('Sure.');
      const alone = [await say(voice, long), await say(voice, short)];
      const other = subject.engine.open(optionsOf());
      const together = [start(voice, long).heard, start(other, short).heard];
      await Promise.all(together.map((heard) => heard.done));
      other.close();
      expect(together.map(samplesOf)).toEqual(alone.map(samplesOf));
      expect(together.map((heard) => heard.ends)).toEqual([1, 1]);
    });

    it('emits failed exactly once for an utterance after close', async () => {
      voice.close();
      const heard = await say(voice, asTexts(sentence));
      expect(heard).toMatchObject({ pieces: [], ends: 0 });
      expect(heard.failures).toHaveLength(1);
      expect(heard.failures[0]).toBeInstanceOf(SpeechError);
      expect(heard.failures[0]?.engineId).toBe(subject.engine.id);
    });

    it.each(Object.entries(speechErrorCodes) as [ConformanceFault, SpeechErrorCode][])(
      'a vendor that fails by "%s" emits failed once with SpeechError %s',
      async (fault, code) => {
        if (!subject.network) return; // no network that could fail
        const engine = await subject.network.failing(fault);
        const failing = engine.open(optionsOf());
        const heard = await say(failing, asTexts('Your number is 070-123 45 67.'));
        failing.close();
        expect(heard).toMatchObject({ ends: 0, late: [] });
        expect(heard.failures).toHaveLength(1);
        expect(heard.failures[0]).toBeInstanceOf(SpeechError);
        expect(heard.failures[0]).toMatchObject({ code, engineId: engine.id });
        expect(heard.failures[0]?.message).not.toMatch(/070|peer-key/);
      },
    );
  });
}
