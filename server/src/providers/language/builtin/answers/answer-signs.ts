import type { Question } from '../questions/question.ts';
import { featureNames } from './fact-features.ts';
import type { RankedFact } from './rank-facts.ts';

/** Signs that the first fact answers the question at all, beside those of its order; as `answer-weights.ts` has them. */
const ownSigns = [
  'isYesNo',
  'isOfPrice',
  'hasNoKind',
  'missingConcept',
  'missingWord',
  'missing',
  'found',
  'margin',
  'hasOneMatch',
  'hasOneTerm',
  'coverageSquared',
  'isCovered',
  'isByText',
  'yesNoCoverage',
  'wantsThing',
] as const;

export const answerSignNames = [...featureNames, ...ownSigns, 'always'] as const;

/** Coverage from which most of a question is in the fact. */
const mostlyCovered = 0.55;
const leastRank = 0.001;

export function answerSigns(question: Question, first: RankedFact, second: RankedFact | undefined): number[] {
  const { weights, matched, coverage, isByText, features } = first;
  const missing = weights.map((weight, at) => (matched[at] ? 0 : weight));
  const missingOf = (isConcept: boolean) =>
    Math.max(
      0,
      ...missing.map((weight, at) => ((question.terms[at]?.concept !== undefined) === isConcept ? weight : 0)),
    );
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const flag = (holds: boolean) => (holds ? 1 : 0);
  return [
    ...features,
    flag(question.isYesNo),
    flag(question.kind === 'price'),
    flag(question.kind === undefined),
    missingOf(true),
    missingOf(false),
    sum(missing),
    sum(weights) - sum(missing),
    Math.log((second?.rank ?? leastRank) + leastRank),
    flag(matched.filter(Boolean).length === 1),
    flag(question.terms.length === 1),
    coverage ** 2,
    flag(coverage >= mostlyCovered),
    flag(isByText),
    question.isYesNo ? coverage : 0,
    flag(question.wanted !== undefined),
    1,
  ];
}
