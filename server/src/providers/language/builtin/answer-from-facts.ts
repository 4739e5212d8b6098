import type { ModelRequest, WordReader } from '#brain/ports.ts';
import { answerFor } from './answers/question-answerer.ts';

export interface FactAnswer {
  text: string;
  sourceIds: string[];
  /** 0-1. */
  score: number;
  /** A price where a total was wanted, which has no sure value. */
  isPart?: true;
}

/** Answer to a question from prompt and passages; undefined when they hold none. `earlier`: the messages before, oldest first. */
export function answerFromFacts(
  question: string,
  earlier: readonly string[],
  request: ModelRequest,
  reader: WordReader,
): FactAnswer | undefined {
  const answer = answerFor(question, earlier, request, reader);
  if (!answer) return undefined;
  const { text, factIds, score, isPart } = answer;
  return { text, sourceIds: [...new Set(factIds)], score, ...(isPart && { isPart }) };
}
