import type { Knowledge } from '../facts/knowledge.ts';
import { foldWords } from '../fold-words.ts';
import type { Answer } from './answer.ts';
import { asSentence } from './sentence.ts';

/**
 * Finds the answer a person has written to this very question, as a `Q:`/`A:` pair or below it as a heading. It wins over
 * any fact that shares more words with the question, such as a price of the thing that was named.
 */
export function writtenAnswer(text: string, { facts }: Knowledge): Answer | undefined {
  const words = foldWords(text);
  if (words === '') return undefined;
  const written = facts.filter(({ title }) => title.endsWith('?') && foldWords(title) === words);
  const [first] = written;
  if (first === undefined) return undefined;
  const same = written.filter(({ title }) => title === first.title);
  return { text: same.map((fact) => asSentence(fact.text)).join(' '), factIds: same.map(({ id }) => id), score: 1 };
}
