import type { Expected } from './compile-grammar.ts';
import { hypothesisOf, joined, listenAgain, phraseFrontEnds } from './front-ends.ts';
import { isBelieved, type Judgement, judgeAgreement, judgeHypothesis } from './judge-hypothesis.ts';
import type { LanguagePack } from './language-pack.ts';
import { type Engine, openEngine } from './open-engine.ts';

/**
 * Loss of fit a second by which a phrase may fit worse than pieces, which can be put together to fit almost anything; more
 * for an answer to a question for a number, a day or a name.
 */
const headstart = { usual: 0.06, asked: 0.15 };

/** An utterance that was heard before. */
export interface KeptUtterance {
  pieces: readonly Float32Array[];
  voicedMs: number;
}

export interface PhraseListener {
  /**
   * Listens to an utterance for whole phrases and everyday answers; undefined: none is believed. `rival`: words from
   * pieces that were believed, with which one pass has to keep up.
   */
  listen(
    expected: Expected,
    utterance: KeptUtterance,
    rival?: Judgement,
  ): Promise<(Judgement & { text: string }) | undefined>;
}

/**
 * A second ear that knows whole phrases and no questions put together from pieces. Where voice or noise spoil a word of
 * a phrase, pieces fit better than the phrase; alone it is found, for a third of the computing of a pass with pieces.
 * One serves all ears of a thread, an utterance after the other.
 */
export function createPhraseListener(pack: LanguagePack): PhraseListener {
  let engine: Promise<Engine> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  return {
    listen(expected, utterance, rival) {
      const next = last.then(async () => {
        engine ??= openEngine(pack);
        return listenForPhrases(await engine, { ...expected, things: [] }, { ...utterance, rival });
      });
      last = next.catch(() => {});
      return next;
    },
  };
}

async function listenForPhrases(
  engine: Engine,
  expected: Expected,
  { pieces, voicedMs, rival }: KeptUtterance & { rival: Judgement | undefined },
) {
  const { decoder } = engine;
  const grammar = engine.expect(expected);
  const sound = joined(pieces);
  decoder.start();
  decoder.process_audio(sound, false, true);
  decoder.stop();
  const first = judgeHypothesis(hypothesisOf(decoder, 'sounds'), voicedMs);
  const found = (judgement: Judgement) => ({ ...judgement, text: grammar.textOf(judgement.words) });
  const lead = expected.isDetailAsked ? headstart.asked : headstart.usual;
  if (rival && first.loss > rival.loss + lead) return undefined;
  if (isBelieved(first, grammar.unaskedKind(first.words))) return found(first);
  if (rival) return undefined;
  if (first.words.length === 0) return undefined;
  const later: Judgement[] = [];
  let agreed: ReturnType<typeof judgeAgreement>;
  await listenAgain(decoder, sound, phraseFrontEnds, (hypothesis) => {
    later.push(judgeHypothesis(hypothesis, voicedMs));
    agreed = judgeAgreement(first, later, phraseFrontEnds.length);
    return agreed === undefined;
  });
  if (agreed === undefined || agreed === 'disagreed') return undefined;
  // Rows of digits and dates fit almost any sound a little.
  const isSure = !/\d/.test(grammar.textOf(agreed.words)) && grammar.unaskedKind(agreed.words) === undefined;
  return isSure ? found(agreed) : undefined;
}
