import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { sampleRateHz } from '#voice/ports.ts';
import { compileGrammar, type Expected, type Grammar } from './compile-grammar.ts';
import { type FrontEndDecoder, frontEndCount, hypothesisOf, listenAgain } from './front-ends.ts';
import { type Judgement, judgeAgreement, judgeHypothesis } from './judge-hypothesis.ts';
import type { LanguagePack } from './language-pack.ts';
import { letterToSound } from './letter-to-sound.ts';
import { createVoicing } from './voicing.ts';

/** The part of soundswallower used here; the types it brings need a compiler's own. */
interface Decoder extends FrontEndDecoder {
  initialize(): Promise<void>;
  lookup_word(word: string): string | null;
  add_words(...words: [word: string, sounds: string][]): void;
  set_grammar(jsgf: string): void;
  delete(): void;
}

type CreateModule = (options: {
  modelBase: string;
  defaultModel: string;
  print(): void;
  printErr(): void;
}) => Promise<{ Decoder: new (config: Record<string, string | number | boolean>) => Decoder }>;

/** One ear: hears one utterance at a time. Every method blocks its thread while it computes. */
export interface GuidedDecoder {
  readonly pack: LanguagePack;
  /** Sets what is expected from the next utterance on. */
  expect(expected: Expected): void;
  begin(): void;
  /** The next sound of the utterance, 16 kHz. */
  push(sound: Int16Array): void;
  /** Hypothesis so far; empty when it is not believed. */
  partial(): string;
  /**
   * Ends the utterance. Times count from its beginning; the text is empty when it is not believed. Words that fit badly
   * are looked for again through other front ends, which takes about 0.3 s of computing for a second of speech.
   */
  finish(): Promise<Judgement & { text: string }>;
  close(): void;
}

/** Length of an utterance for which another pass is worth its computing. Unit: samples. */
const reconsidered = { min: 0.5 * sampleRateHz, max: 8 * sampleRateHz };
const reconsideredVoicedMs = 200;

const modelBase = join(dirname(createRequire(import.meta.url).resolve('soundswallower')), 'model/');

/** An ear for a language; about 30 MB of memory and 0.2 s. The engine listens for this thread's uncaught errors. */
export async function createGuidedDecoder(pack: LanguagePack): Promise<GuidedDecoder> {
  const { default: module } = await import('soundswallower');
  const quiet = () => {};
  const engine = await (module as unknown as CreateModule)({
    modelBase,
    defaultModel: pack.model,
    print: quiet,
    printErr: quiet,
  });
  // All sounds are scored in each step, also those of no expected word, because fit is measured against them. The
  // engine's narrower beam at word ends loses phrases after a lead such as `please`. Two of four densities cost a fifth
  // less and separate in-grammar speech better.
  const decoder = new engine.Decoder({
    samprate: sampleRateHz,
    loglevel: 'FATAL',
    compallsen: true,
    beam: 1e-42,
    pbeam: 1e-42,
    wbeam: 1e-34,
    topn: 2,
  });
  await decoder.initialize();
  let grammar: Grammar;
  let expectedKey = '';
  let isBegun = false;
  let voicing = createVoicing();
  let heard: Float32Array[] = [];
  const canSay = (word: string) => {
    if (decoder.lookup_word(word) !== null) return true;
    const sounds = pack.model === 'en-us' ? letterToSound(word) : '';
    if (sounds === '') return false;
    decoder.add_words([word, sounds]);
    return true;
  };
  const stop = () => {
    if (isBegun) decoder.stop();
    isBegun = false;
  };
  const expect = (expected: Expected) => {
    stop();
    const key = JSON.stringify(expected);
    if (key === expectedKey) return;
    grammar = compileGrammar(pack, expected, canSay);
    decoder.set_grammar(grammar.jsgf);
    expectedKey = key;
  };
  const reconsider = async (first: Judgement, voicedMs: number) => {
    if (!isWorthAnotherPass(first, voicedMs, heard)) return first;
    const later: Judgement[] = [];
    let agreed: ReturnType<typeof judgeAgreement>;
    await listenAgain(decoder, heard, (hypothesis) => {
      later.push(judgeHypothesis(hypothesis, voicedMs));
      agreed = judgeAgreement(first, later, frontEndCount);
      // In a network of questions a pass costs more, and two seldom agree to the word.
      return agreed === undefined && !grammar.hasQuestions;
    });
    if (agreed === undefined || agreed === 'disagreed') return first;
    // Rows of digits and dates fit almost any sound a little.
    return /\d/.test(grammar.textOf(agreed.words)) ? first : agreed;
  };
  expect({ phrases: [], keywords: [], things: [] });
  return {
    pack,
    expect,
    begin() {
      stop();
      decoder.start();
      voicing = createVoicing();
      heard = [];
      isBegun = true;
    },
    push(sound) {
      const samples = new Float32Array(sound.length);
      for (let index = 0; index < sound.length; index++) samples[index] = (sound[index] ?? 0) / 32_768;
      voicing.push(samples);
      heard.push(samples);
      decoder.process_audio(samples);
    },
    partial() {
      const judgement = judgeHypothesis(hypothesisOf(decoder, 'words'), voicing.voicedMs());
      return isBelieved(judgement) ? grammar.textOf(judgement.words) : '';
    },
    async finish() {
      stop();
      const voicedMs = voicing.voicedMs();
      const first = judgeHypothesis(hypothesisOf(decoder, 'sounds'), voicedMs);
      const judgement = isBelieved(first) ? first : await reconsider(first, voicedMs);
      return { ...judgement, text: isBelieved(judgement) ? grammar.textOf(judgement.words) : '' };
    },
    close() {
      stop();
      decoder.delete();
    },
  };
}

const isBelieved = ({ confidence }: Judgement) => confidence >= 0.5;

function isWorthAnotherPass(first: Judgement, voicedMs: number, heard: readonly Float32Array[]): boolean {
  const samples = heard.reduce((sum, piece) => sum + piece.length, 0);
  const isLong = samples >= reconsidered.min && samples <= reconsidered.max;
  return isLong && first.words.length > 0 && voicedMs >= reconsideredVoicedMs;
}
