import type { Lexicon } from '../text/lexicon.ts';
import { type Token, tokenize } from '../text/tokenize.ts';
import { clausesOfQuestion } from './subordinate-clauses.ts';

/** Concepts that carry no subject of their own. */
const formConcepts = new Set([
  'when',
  'who',
  'business',
  'day',
  'now',
  'generic',
  'count',
  'offer',
  'possible',
  'need',
]);

export interface Sentence {
  text: string;
  tokens: readonly Token[];
  /** It asks; the others tell the background. */
  isAsked: boolean;
}

/** Sentences of a message. Where none has a question mark, all of them ask. */
export function sentencesOf(text: string, lexicon: Lexicon): Sentence[] {
  const parts = text
    .split(
      /(?<=[.!?])(?<!\b(?:Dr|Mr|Mrs|Ms|St|Nr|No|kl|ca|bzw|Mme|Sr|Sra|Prof|tel)\.)\s+|(?<=\p{L}{3,}):\s+|,?\s+(?=¿)/iu,
    )
    .filter((part) => part.trim());
  const hasMark = parts.some((part) => part.trim().endsWith('?'));
  const sentences = parts.map((part) => ({
    text: part,
    tokens: tokensOf(part, lexicon),
    isAsked: !hasMark || part.trim().endsWith('?'),
  }));
  // "A crown, no insurance, what are we looking at?": without content of its own it asks about what stands before.
  const hasContent = sentences.some(({ isAsked, tokens }) => isAsked && tokens.some((token) => isContent(token)));
  return hasContent ? sentences : sentences.map((sentence) => ({ ...sentence, isAsked: true }));
}

/** Tokens of a sentence; those of a subordinate clause are marked where the main clause has content of its own. */
function tokensOf(text: string, lexicon: Lexicon): readonly Token[] {
  const clauses = clausesOfQuestion(text).map((clause) => ({ ...clause, tokens: tokenize(clause.text, lexicon) }));
  const hasContent = clauses.some(
    ({ isSubordinate, tokens }) => !isSubordinate && tokens.some((token) => isContent(token)),
  );
  return clauses.flatMap(({ tokens, isSubordinate }) =>
    hasContent && isSubordinate ? tokens.map((token) => ({ ...token, isSubordinate: true as const })) : tokens,
  );
}

export const isContent = (token: Token) =>
  !token.isStopWord && token.number === undefined && !(token.concept !== undefined && formConcepts.has(token.concept));
