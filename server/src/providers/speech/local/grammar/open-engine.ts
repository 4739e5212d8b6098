import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { sampleRateHz } from '#voice/ports.ts';
import type { Expected, Grammar } from './compile-grammar.ts';
import { compileGrammar } from './compile-grammar.ts';
import type { FrontEndDecoder } from './front-ends.ts';
import type { LanguagePack } from './language-pack.ts';
import { letterToSound } from './letter-to-sound.ts';

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

const modelBase = join(dirname(createRequire(import.meta.url).resolve('soundswallower')), 'model/');

/** A decoder of the engine, with the grammar it has. */
export interface Engine {
  readonly decoder: FrontEndDecoder;
  /** Sets the grammar, and returns it; takes 0.1-0.7 s of computing where it is new. No utterance may be under way. */
  expect(expected: Expected): Grammar;
  close(): void;
}

/** Opens the engine for a language: about 30 MB of memory and 0.2 s. It listens for this thread's uncaught errors. */
export async function openEngine(pack: LanguagePack): Promise<Engine> {
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
  const canSay = (word: string) => {
    if (decoder.lookup_word(word) !== null) return true;
    const sounds = pack.model === 'en-us' ? letterToSound(word) : '';
    if (sounds === '') return false;
    decoder.add_words([word, sounds]);
    return true;
  };
  let known: { key: string; grammar: Grammar } | undefined;
  return {
    decoder,
    expect(expected) {
      const key = JSON.stringify(expected);
      if (known?.key === key) return known.grammar;
      const grammar = compileGrammar(pack, expected, canSay);
      if (grammar.jsgf !== known?.grammar.jsgf) decoder.set_grammar(grammar.jsgf);
      known = { key, grammar };
      return grammar;
    },
    close: () => decoder.delete(),
  };
}
