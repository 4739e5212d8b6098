import { sampleRateHz } from '#voice/ports.ts';
import type { Expected } from './compile-grammar.ts';
import { hypothesisOf, joined, listenOnceMore } from './front-ends.ts';
import { hasRecurred, isBelieved, isGuess, type Judgement, judgeHypothesis } from './judge-hypothesis.ts';
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
/** Least confidence of a guess that the first pass had nothing near. */
const loneGuessConfidenceMin = 0.25;
/** Longer utterances are not heard once more with all pieces, which would outlast the flush too. Unit: samples. */
const onceMoreMax = 4 * sampleRateHz;
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
  const isNear = (judgement: Judgement) => isGuess(judgement) && grammar.unaskedKind(judgement.words) === undefined;
  /** Takes no words for said; those of a guess are kept beside. */
  const unbelieved = (judgement: Judgement, guess?: Judgement) => ({
    ...judgement,
    text: '',
    ...(guess && { guess: grammar.textOf(guess.words) }),
  });
  /** Listens through another front end; believed as the first time, where most words of the first pass recur. */
  const hearOnceMore = async (first: Judgement, heard: KeptUtterance) => {
    const isFirstNear = isNear(first);
    if (lengthOf(heard) > onceMoreMax) return unbelieved(first, isFirstNear ? first : undefined);
    const second = judgeHypothesis(await listenOnceMore(decoder, joined(heard.pieces)), heard.voicedMs);
    if (isTaken(second) && hasRecurred(first, second)) {
      return { ...second, text: grammar.textOf(second.words) };
    }
    const likelier = second.confidence > first.confidence ? second : first;
    const isGuessed = isNear(likelier) && (isFirstNear || second.confidence >= loneGuessConfidenceMin);
    return unbelieved(first, isGuessed ? likelier : undefined);
  };
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
      if (!isWorthAnotherPass(heard)) return unbelieved(judgement);
      return (await phraseListener.listen(expected, heard)) ?? (await hearOnceMore(judgement, heard));
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
