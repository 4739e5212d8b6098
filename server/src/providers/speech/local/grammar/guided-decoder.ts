import { sampleRateHz } from '#voice/ports.ts';
import type { Expected } from './compile-grammar.ts';
import { hypothesisOf, joined, listenAgain, pieceFrontEnds } from './front-ends.ts';
import { isBelieved, type Judgement, judgeHypothesis } from './judge-hypothesis.ts';
import { believedPass, guessedPass } from './judge-passes.ts';
import type { LanguagePack } from './language-pack.ts';
import { openEngine } from './open-engine.ts';
import { createPhraseListener, type KeptUtterance, type PhraseListener } from './phrase-listener.ts';
import { createVoicing } from './voicing.ts';

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
   * Ends the utterance. Times count from its beginning; the text is empty when it is not believed, with a guess where the
   * words nearly fit. Words that fit badly are looked for again among whole phrases, which takes 0.1-0.4 s of computing
   * for a second of speech.
   */
  finish(): Promise<Judgement & { text: string; guess?: string }>;
  close(): void;
}

/** Length of an utterance that is heard again; the passes for a longer one would not be done before its flush times out. Unit: samples. */
const reconsidered = { min: 0.5 * sampleRateHz, max: 5 * sampleRateHz };
/** Longest utterances that are heard once more with all pieces, and twice; more would outlast the flush too. Unit: samples. */
const heardAgainMax = { once: 4 * sampleRateHz, twice: 2.5 * sampleRateHz };
const reconsideredVoicedMs = 200;
/** Length below which words from pieces are compared with whole phrases. Unit: milliseconds. */
const doubtfulMs = 1_500;

/** Maker of ears, which share an ear for whole phrases by language. */
export function createEars(): (pack: LanguagePack) => Promise<GuidedDecoder> {
  const listeners = new Map<LanguagePack, PhraseListener>();
  return (pack) => {
    const listener = listeners.get(pack) ?? createPhraseListener(pack);
    listeners.set(pack, listener);
    return createGuidedDecoder(pack, listener);
  };
}

async function createGuidedDecoder(pack: LanguagePack, phraseListener: PhraseListener): Promise<GuidedDecoder> {
  const engine = await openEngine(pack);
  const { decoder } = engine;
  let expected: Expected = { phrases: [], keywords: [], things: [], isDetailAsked: true };
  let grammar = engine.expect(expected);
  let isBegun = false;
  let voicing = createVoicing();
  let pieces: Float32Array[] = [];
  const stop = () => {
    if (isBegun) decoder.stop();
    isBegun = false;
  };
  /** Listens through other front ends; what one of them hears is believed where another pass found its words too. */
  const hearAgain = async (first: Judgement, heard: KeptUtterance) => {
    const samples = lengthOf(heard);
    const passesMax = samples > heardAgainMax.once ? 0 : samples > heardAgainMax.twice ? 1 : 2;
    const passes = [first];
    let taken: Judgement | undefined;
    if (passesMax > 0) {
      await listenAgain(decoder, joined(heard.pieces), pieceFrontEnds.slice(0, passesMax), (hypothesis) => {
        passes.push(judgeHypothesis(hypothesis, heard.voicedMs));
        taken = believedPass(passes, mayBeSaid);
        return taken === undefined;
      });
    }
    if (taken) return { ...taken, text: grammar.textOf(taken.words) };
    const guess = guessedPass(passes.filter(isAsked));
    return { ...first, text: '', ...(guess && { guess: grammar.textOf(guess.words) }) };
  };
  const isAsked = ({ words }: Judgement) => grammar.unaskedKind(words) === undefined;
  const mayBeSaid = (judgement: Judgement) => isAsked(judgement) || isTaken(judgement);
  const isTaken = (judgement: Judgement) => isBelieved(judgement, grammar.unaskedKind(judgement.words));
  return {
    pack,
    expect(next) {
      stop();
      expected = next;
      grammar = engine.expect(next);
    },
    begin() {
      stop();
      decoder.start();
      voicing = createVoicing();
      pieces = [];
      isBegun = true;
    },
    push(sound) {
      const samples = new Float32Array(sound.length);
      for (let index = 0; index < sound.length; index++) samples[index] = (sound[index] ?? 0) / 32_768;
      voicing.push(samples);
      pieces.push(samples);
      decoder.process_audio(samples);
    },
    partial() {
      const judgement = judgeHypothesis(hypothesisOf(decoder, 'words'), voicing.voicedMs());
      return isTaken(judgement) ? grammar.textOf(judgement.words) : '';
    },
    async finish() {
      stop();
      const voicedMs = voicing.voicedMs();
      const judgement = judgeHypothesis(hypothesisOf(decoder, 'sounds'), voicedMs);
      const heard = { pieces, voicedMs };
      if (isTaken(judgement)) {
        const taken = { ...judgement, text: grammar.textOf(judgement.words) };
        if (!grammar.isFromPieces(judgement.words) || !isDoubtful(judgement, expected)) return taken;
        return (await phraseListener.listen(expected, heard, judgement)) ?? taken;
      }
      if (!isWorthAnotherPass(heard)) return { ...judgement, text: '' };
      return (await phraseListener.listen(expected, heard)) ?? (await hearAgain(judgement, heard));
    },
    close() {
      stop();
      engine.close();
    },
  };
}

/** Short words from pieces sound like a phrase, such as "hey, are new" like "who are you", and long ones like digits. */
function isDoubtful({ startMs, endMs }: Judgement, { isDetailAsked }: Expected): boolean {
  return isDetailAsked || endMs - startMs < doubtfulMs;
}

function isWorthAnotherPass(heard: KeptUtterance): boolean {
  const samples = lengthOf(heard);
  return samples >= reconsidered.min && samples <= reconsidered.max && heard.voicedMs >= reconsideredVoicedMs;
}

const lengthOf = ({ pieces }: KeptUtterance) => pieces.reduce((sum, piece) => sum + piece.length, 0);
