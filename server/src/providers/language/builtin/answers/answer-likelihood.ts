import type { Question } from '../questions/question.ts';
import { answerSignNames, answerSigns } from './answer-signs.ts';
import { answerWeights } from './answer-weights.ts';
import type { RankedFact } from './rank-facts.ts';

/** Likelihood that the first of the ranked facts answers the question, 0-1. */
export function answerLikelihood(question: Question, [first, second]: readonly RankedFact[]): number {
  if (!first) return 0;
  const signs = answerSigns(question, first, second);
  const score = answerSignNames.reduce((sum, name, at) => sum + answerWeights[name] * (signs[at] ?? 0), 0);
  return 1 / (1 + Math.exp(-score));
}
