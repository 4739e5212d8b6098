import {
  buildPassageIndex,
  noVocabulary,
  type PassageIndex,
  searchPassages,
  type Vocabulary,
} from '../../packages/passage-index/src/index.ts';
import { builtinVocabulary } from '../../server/src/providers/knowledge/vocabulary.ts';
import { round } from '../shared/numbers.ts';
import type { QuestionSet } from './sets.ts';

/** Ways to find a passage without a vendor. */
const modes: Record<string, Vocabulary> = {
  'stems and 4-grams': noVocabulary,
  'with word frequencies': { ...noVocabulary, weightOf: builtinVocabulary.weightOf },
  'with concepts (as shipped)': builtinVocabulary,
};

/** Share of the questions whose passage is the first, or one of the first five, by mode. Unit: percent. */
export function measureRecall(set: QuestionSet): Record<string, { recallAt1: number; recallAt5: number }> {
  return Object.fromEntries(Object.entries(modes).map(([mode, vocabulary]) => [mode, recallOf(set, vocabulary)]));
}

function recallOf({ language, passages, questions }: QuestionSet, vocabulary: Vocabulary) {
  const index = buildPassageIndex(
    passages.map((text, at) => ({ id: String(at), language, heading: '', text, questions: [] })),
    { vocabulary },
  );
  const ranks = questions.map(({ text, answeredBy }) => rankOf(index, text, String(answeredBy), vocabulary));
  const percentWithin = (bound: number) =>
    round((100 * ranks.filter((rank) => rank >= 0 && rank < bound).length) / ranks.length, 1);
  return { recallAt1: percentWithin(1), recallAt5: percentWithin(5) };
}

function rankOf(index: PassageIndex, question: string, id: string, vocabulary: Vocabulary): number {
  return searchPassages(index, question, { limit: 5, vocabulary }).findIndex((hit) => hit.id === id);
}
