import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { sampleRateHz } from '#voice/ports.ts';
import { compileGrammar, type Expected, type Grammar } from './compile-grammar.ts';
import { type HeardSegment, type Judgement, judgeHypothesis } from './judge-hypothesis.ts';
import type { LanguagePack } from './language-pack.ts';
import { letterToSound } from './letter-to-sound.ts';
import { createVoicing } from './voicing.ts';

/** The part of soundswallower used here; the types it brings need a compiler's own. */
interface Decoder {
  initialize(): Promise<void>;
  lookup_word(word: string): string | null;
  add_words(...words: [word: string, sounds: string][]): void;
  set_grammar(jsgf: string): void;
  start(): void;
  stop(): void;
  process_audio(sound: Float32Array, withoutSearch?: boolean, isWhole?: boolean): number;
  get_text(): string;
  get_alignment(options: { align_level: number }): { w?: HeardSegment[] };
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
  /** Hypothesis so far. */
  partial(): string;
  /** Ends the utterance. Times count from its beginning; the text is empty when it is not believed. */
  finish(): Judgement & { text: string };
  close(): void;
}

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
  expect({ phrases: [], keywords: [], things: [] });
  return {
    pack,
    expect,
    begin() {
      stop();
      decoder.start();
      voicing = createVoicing();
      isBegun = true;
    },
    push(sound) {
      const samples = new Float32Array(sound.length);
      for (let index = 0; index < sound.length; index++) samples[index] = (sound[index] ?? 0) / 32_768;
      voicing.push(samples);
      decoder.process_audio(samples);
    },
    partial() {
      const words = decoder.get_text().split(' ').filter(Boolean);
      return words.length > 0 ? grammar.textOf(words) : '';
    },
    finish() {
      stop();
      const judgement = judgeHypothesis(
        decoder.get_text() === '' ? [] : (decoder.get_alignment({ align_level: 1 }).w ?? []),
        voicing.voicedMs(),
      );
      const isBelieved = judgement.confidence >= 0.5;
      return { ...judgement, text: isBelieved ? grammar.textOf(judgement.words) : '' };
    },
    close() {
      stop();
      decoder.delete();
    },
  };
}
