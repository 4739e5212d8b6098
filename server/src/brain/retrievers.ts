import type { Retriever } from './ports.ts';

/** Relevance from which a fact of the prompt is an answer to a question that the knowledge has none to. */
const promptAnswerScore = 0.5;

/**
 * Retrievers of a turn. A vendor's model reads the prompt anyway; the built-in one answers from what is found in it, and
 * names it.
 */
export function retrieversOf({
  prompt,
  knowledge,
  isByBuiltin,
}: {
  prompt: Retriever;
  knowledge: Retriever | undefined;
  isByBuiltin: boolean;
}): Retriever[] {
  if (knowledge === undefined) return isByBuiltin ? [prompt] : [];
  if (isByBuiltin) return [prompt, knowledge];
  return [
    {
      async retrieve(question, options, signal) {
        const found = await knowledge.retrieve(question, options, signal);
        if (found.length > 0 || !knowledge.missed) return found;
        const facts = await prompt.retrieve(question, { topK: 1, minScore: promptAnswerScore }, signal);
        if (facts.length === 0) knowledge.missed();
        return found;
      },
    },
  ];
}
