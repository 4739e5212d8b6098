import type { Question } from '../questions/question.ts';
import { answerLikelihood } from './answer-likelihood.ts';
import { dealsOtherwise } from './fact-fit.ts';
import type { RankedFact } from './rank-facts.ts';

/** Likelihood from which a fact is told. Source: the table of bench/understanding. */
const knownLikelihood = 0.72;
/** The same for a price that was asked for. */
const pricedLikelihood = 0.5;
/** The same for a fact with every word of the question: "Prices?", "How much for a service?" */
const coveredLikelihood = 0.1;
/** Coverage that counts as every word. */
const fullCoverage = 0.99;
/** Least share of a question's weight that an answer covers which is of no subject of the question. */
const leastCoverage = 0.4;
/** The same of an answer to a written question, which may say the same with a word less: "Can I collect in the evening?" */
const leastWrittenCoverage = 0.25;
/** Least likelihood, and likelihood beside the first, of a second fact that is told too. Source: as above. */
const second = { likelihood: 0.4, rank: 0.4 };
/** Two facts are told together where neither is likely enough alone: the first from, and both in sum. Source: as above. */
const together = { first: 0.5, sum: 1.1 };

/**
 * The first of the ranked facts if it is likely enough to be told, with the second where the question may as well mean
 * that one; none if neither is.
 */
export function likelyFacts(question: Question, ranked: readonly RankedFact[]): RankedFact[] {
  const [first, next] = ranked;
  if (!first || !mayAnswer(question, first)) return [];
  const likelihood = answerLikelihood(question, ranked);
  const isKnown = likelihood >= leastLikelihood(question, first);
  if (!next || next.rank < second.rank || !mayAnswer(question, next)) return isKnown ? [first] : [];
  const ofNext = answerLikelihood(question, [next, first]);
  const isSure = isKnown || (likelihood >= together.first && likelihood + ofNext >= together.sum);
  return isSure ? (ofNext >= second.likelihood ? [first, next] : [first]) : [];
}

/** Likelihood from which a fact is offered as one that may help, with and without the heaviest words of the question. */
const helpfulLikelihood = { focused: 0.2, unfocused: 0.35 };
/** Characters of two such facts together. */
const helpfulChars = 320;

/** The facts that may help where none is likely enough to be told as the answer: none, one or two. */
export function helpfulFacts(question: Question, ranked: readonly RankedFact[]): RankedFact[] {
  const [first, next] = ranked;
  // The heading alone says too little: opening hours for "Do you treat cats?".
  if (!first || !(first.hasFocus || first.isByText) || dealsOtherwise(question, first.fact)) return [];
  const { focused, unfocused } = helpfulLikelihood;
  if (answerLikelihood(question, ranked) < (first.hasFocus ? focused : unfocused)) return [];
  const isNear = next && next.rank >= second.rank && !dealsOtherwise(question, next.fact);
  return isNear && first.fact.text.length + next.fact.text.length <= helpfulChars ? [first, next] : [first];
}

const mayAnswer = (question: Question, { coverage, sharesSubject, fact }: RankedFact) =>
  (coverage >= (fact.title.endsWith('?') ? leastWrittenCoverage : leastCoverage) || sharesSubject) &&
  !dealsOtherwise(question, fact);

function leastLikelihood({ kind }: Question, { coverage, fact }: RankedFact): number {
  if (coverage >= fullCoverage) return coveredLikelihood;
  return kind === 'price' && fact.amounts.length > 0 ? pricedLikelihood : knownLikelihood;
}
