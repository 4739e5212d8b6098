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
  const found = Object.entries(modes).map(([mode, vocabulary]) => [mode, recallOf(set, vocabulary)]);
  return Object.fromEntries([...found, ['with other questions of the passage', recallWithQuestions(set)]]);
}

/**
 * Recall where each passage is indexed with half of its questions and the other half is asked, both ways: the gain of
 * questions written for a passage, by people who know how customers ask.
 */
function recallWithQuestions(set: QuestionSet) {
  const seen = new Map<number, number>();
  const halves = set.questions.map(({ answeredBy }) => {
    const count = seen.get(answeredBy) ?? 0;
    seen.set(answeredBy, count + 1);
    return count % 2;
  });
  const ranks = [0, 1].flatMap((asked) => {
    const others = set.questions.filter((_, at) => halves[at] !== asked);
    const index = indexOf(set, builtinVocabulary, others);
    return set.questions
      .filter((_, at) => halves[at] === asked)
      .map(({ text, answeredBy }) => rankOf(index, text, String(answeredBy), builtinVocabulary));
  });
  return recallIn(ranks);
}

function recallOf(set: QuestionSet, vocabulary: Vocabulary) {
  const index = indexOf(set, vocabulary, []);
  return recallIn(set.questions.map(({ text, answeredBy }) => rankOf(index, text, String(answeredBy), vocabulary)));
}

/** Index of a set's passages, each with those of `written` that it answers. */
function indexOf({ language, passages }: QuestionSet, vocabulary: Vocabulary, written: QuestionSet['questions']) {
  return buildPassageIndex(
    passages.map((text, at) => ({
      id: String(at),
      language,
      heading: '',
      text,
      questions: written.filter(({ answeredBy }) => answeredBy === at).map((question) => question.text),
    })),
    { vocabulary },
  );
}

function recallIn(ranks: readonly number[]) {
  const percentWithin = (bound: number) =>
    round((100 * ranks.filter((rank) => rank >= 0 && rank < bound).length) / ranks.length, 1);
  return { recallAt1: percentWithin(1), recallAt5: percentWithin(5) };
}

function rankOf(index: PassageIndex, question: string, id: string, vocabulary: Vocabulary): number {
  return searchPassages(index, question, { limit: 5, vocabulary }).findIndex((hit) => hit.id === id);
}
