import type { Passage, Retriever, WordReader } from './ports.ts';
import { indexPassages, type PassageIndex, rankPassages } from './rank-passages.ts';
import { splitFacts, splitStatements } from './split-facts.ts';
import { stemsOf } from './words.ts';

/** Prompts kept ready. One takes some 100 kB at most, so the default stays within a few dozen MB. */
const indexesMax = 256;

/** Reads a prompt once and remembers what it says; the least recently asked prompt is forgotten first. */
export interface PromptFacts {
  index(prompt: string): PassageIndex;
}

export function createPromptFacts({ maxPrompts = indexesMax }: { maxPrompts?: number } = {}): PromptFacts {
  const indexes = new Map<string, PassageIndex>();
  return {
    index(prompt) {
      const index = indexes.get(prompt) ?? indexPassages(splitFacts(prompt, 'prompt:'));
      indexes.delete(prompt);
      indexes.set(prompt, index);
      if (indexes.size > maxPrompts) indexes.delete(indexes.keys().next().value as string);
      return index;
    },
  };
}

/** Finds what an agent's own prompt says about a question. Ids are `prompt:<n>`, n counting the prompt's facts. */
export function promptFactsRetriever({ prompt, facts }: { prompt: string; facts: PromptFacts }): Retriever {
  return {
    async retrieve(question, { topK, minScore }) {
      const ranked = rankPassages(facts.index(prompt), question);
      return ranked.filter((passage) => passage.score >= minScore).slice(0, topK);
    },
  };
}

export function createWordReader({ facts = createPromptFacts() }: { facts?: PromptFacts } = {}): WordReader {
  return {
    stems: stemsOf,
    factsOf: (prompt) => facts.index(prompt).entries.map((entry): Passage => entry.passage),
    statementsOf: (prompt) => splitStatements(prompt, 'prompt:'),
  };
}
