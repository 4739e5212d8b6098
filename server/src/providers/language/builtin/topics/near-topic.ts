import type { ModelRequest, WordReader } from '#brain/ports.ts';
import { knowledgeOf } from '../answers/question-answerer.ts';
import { type RankedFact, rankFacts } from '../answers/rank-facts.ts';
import { asSentence } from '../answers/sentence.ts';
import { readQuestion } from '../questions/question.ts';
import { lexiconOf } from '../text/lexicon.ts';
import { labelOf } from './topics.ts';

/** A topic that a question without an answer was probably about. */
export interface NearTopic {
  label: string;
  /** The facts nearest to the question, as sentences. */
  text: string;
  sourceIds: string[];
}

/** Least share of a question's weight that a fact covers to be asked back. Source: the tuning set of bench/understanding. */
const nearCoverage = 0.45;
/** Facts told after a yes. */
const factsMax = 2;

/**
 * Topic of the fact that narrowly misses being the answer; undefined where none does. It is asked back ("Did you ask
 * about rental?") and told only after a yes.
 */
export function nearTopicOf(text: string, request: ModelRequest, reader: WordReader): NearTopic | undefined {
  const { language, now, timezone } = request;
  const lexicon = lexiconOf(language);
  const question = readQuestion(text, { lexicon, language, now, timezone });
  // A brand or a measure that no fact gives is nowhere near.
  if (question.isInjection || question.wanted !== undefined || question.measure !== undefined) return undefined;
  const near = rankFacts(question, knowledgeOf(request, reader), lexicon.pack.code)
    .slice(0, 3)
    .filter((ranked) => ranked.coverage >= nearCoverage && ranked.matched.some(Boolean));
  const [best] = near;
  const label = best && labelOf(best.fact.title, language);
  if (best === undefined || label === undefined) return undefined;
  const told = near.filter(isUnderSameHeading(best)).slice(0, factsMax);
  return {
    label,
    text: told.map(({ fact }) => asSentence(fact.text)).join(' '),
    sourceIds: told.map(({ fact }) => fact.id),
  };
}

const isUnderSameHeading = (best: RankedFact) => (ranked: RankedFact) => ranked.fact.title === best.fact.title;
