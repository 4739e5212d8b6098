import type { ModelRequest, WordReader } from '#brain/ports.ts';
import { answerFor } from './answers/question-answerer.ts';

export interface FactAnswer {
  text: string;
  sourceIds: string[];
  /** 0-1. */
  score: number;
}

/** Answer to a question from prompt and passages; undefined when they hold none. `earlier`: the messages before, oldest first. */
export function answerFromFacts(
  question: string,
  earlier: readonly string[],
  request: ModelRequest,
  reader: WordReader,
): FactAnswer | undefined {
  const answer = answerFor(question, earlier, request, reader);
  return answer && { text: answer.text, sourceIds: [...new Set(answer.factIds)], score: answer.score };
}
