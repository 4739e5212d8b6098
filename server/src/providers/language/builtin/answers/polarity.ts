import type { Fact } from '../facts/knowledge.ts';
import type { Question } from '../questions/question.ts';
import { type Lexicon, wordList } from '../text/lexicon.ts';
import { sharesMeaning } from '../text/shares-meaning.ts';
import { likeness } from '../text/similarity.ts';
import { type Token, tokenize } from '../text/tokenize.ts';
import type { RankedFact } from './rank-facts.ts';

/** Prepositions among the negations: "prices without insurance" denies nothing. */
const lacking = new Set(['without', 'utan', 'ohne', 'sans', 'sin', 'except']);

/** The heading denies what stands under it: "What we don't do". */
export function titleDenies({ titleTokens, title }: Fact, { pack }: Lexicon): boolean {
  const negations = wordList(pack.negations);
  const conjunctions = wordList(pack.schedule.and);
  return (
    !title.endsWith('?') &&
    titleTokens.some(({ word }) => negations.includes(word) && !lacking.has(word)) &&
    !titleTokens.some(({ word }) => conjunctions.includes(word))
  );
}

const contrast =
  /\b(?:but|however|though|although|men|dock|däremot|aber|jedoch|sondern|dafür|mais|par contre|pero|sino|en cambio|aunque)\b/iu;

const affirmation = /(?<!\p{L})(?:yes|gladly|happily|gärna|ja|gern|gerne|oui|volontiers|sí)(?!\p{L})/iu;

/**
 * Polarity of a fact for what the question asks about. A negation holds from its clause to the next
 * contrast: "We don't do braces, implants or surgery, but we refer you".
 */
export function polarityOf(
  { fact, matched, weights }: RankedFact,
  question: Question,
  lexicon: Lexicon,
): 'yes' | 'no' | undefined {
  const said = startingPolarity(fact.text, lexicon);
  if (said) return said;
  const negations = new Set(wordList(lexicon.pack.negations));
  const weightIn = (tokens: readonly Token[]) =>
    question.terms.reduce((sum, term, at) => {
      if (!matched[at]) return sum;
      const isExact = tokens.some(
        (token) => token.word === term.word || token.stems.some((stem) => term.stems.includes(stem)),
      );
      const isFound = isExact || tokens.some((token) => isSame(term, token));
      return isFound ? sum + (weights[at] ?? 0) * (isExact ? 1 : 0.7) : sum;
    }, 0);
  let best: { weight: number; isDenied: boolean } | undefined;
  let isPlain = true;
  const asksClosed = question.tokens.some(({ concept }) => concept === 'closed');
  for (const segment of fact.text.split(contrast)) {
    let isDenied = false;
    for (const clause of clausesOf(segment)) {
      const tokens = tokenize(clause, lexicon);
      if (ownVerb.test(clause)) isDenied = false;
      const isNegative =
        tokens.some(
          ({ word, concept }) => (negations.has(word) && !lacking.has(word)) || (concept === 'closed' && !asksClosed),
        ) || lacksMatch(tokens, question, matched);
      const isAffirmative = affirmation.test(clause);
      if (isNegative || isAffirmative) isPlain = false;
      isDenied ||= isNegative;
      const weight = weightIn(tokens);
      if (weight > (best?.weight ?? 0)) best = { weight, isDenied: isDenied && !isAffirmative };
    }
  }
  // A list without a verb means what its heading says.
  if (isPlain && titleDenies(fact, lexicon)) return 'no';
  // That something can be done does not make it necessary.
  const asksNeed = question.tokens.some(({ concept }) => concept === 'need');
  if (asksNeed && !fact.terms.has('~need')) return undefined;
  const byAge = polarityByAge(fact, question);
  if (byAge) return byAge;
  if (!best) return matched.some(Boolean) ? 'yes' : undefined;
  return best.isDenied ? 'no' : 'yes';
}

/** A clause with a verb of its own starts a new statement, to which an earlier negation does not reach. */
const ownVerb =
  /(?<!\p{L})(?:is|are|can|may|we|ist|sind|kann|darf|dürfen|wir|är|kan|får|finns|vi|est|sont|peut|peuvent|nous|es|son|está|puede|pueden|erlaubt|allowed|tillåt\p{L}*|welcome|willkommen|välkom\p{L}*|bienven\p{L}*|admis\p{L}*)(?!\p{L})/iu;

/** "Without an appointment": the preposition denies the word after it. */
function lacksMatch(tokens: readonly Token[], question: Question, matched: readonly boolean[]): boolean {
  return tokens.some(
    ({ word }, at) =>
      lacking.has(word) &&
      tokens
        .slice(at + 1, at + 3)
        .some((next) => question.terms.some((term, index) => matched[index] && isSame(term, next))),
  );
}

const lowerBound =
  /(?:minimum|minsta|mindest\p{L}*|mínim\p{L}*|minimal\p{L}*|at least|from (?:age|the age of)?|aged?|från|fr\.o\.m\.|lägst|minst|ab|dès|à partir de|desde|a partir de)\D{0,30}(\d{1,2})(?!\d|[.:,]\d|\s?[€%])/iu;

/** "Minimum age 16" and a child of 14: no. */
function polarityByAge({ text, terms }: Fact, { tokens }: Question): 'yes' | 'no' | undefined {
  const ages = tokens.flatMap(({ number }) =>
    number !== undefined && Number.isInteger(number) && number < 100 ? [number] : [],
  );
  const bound = lowerBound.exec(text)?.[1];
  if (ages.length !== 1 || bound === undefined || !terms.has('~age')) return undefined;
  return (ages[0] as number) >= Number(bound) ? 'yes' : 'no';
}

/** Clauses of a segment; a list without a verb belongs to the clause after it: "Laptops and tablets we don't repair". */
function clausesOf(segment: string): string[] {
  const clauses: string[] = [];
  let list = '';
  for (const part of segment.split(/(?<=[,;:–—])\s/)) {
    list = list === '' ? part : `${list} ${part}`;
    if (!ownVerb.test(part) && !/[;:–—]$/.test(part)) continue;
    clauses.push(list);
    list = '';
  }
  return list === '' ? clauses : [...clauses, list];
}

const isSame = (one: Token, other: Token) => sharesMeaning(one, other) || likeness(one.word, other.word) >= 0.6;

/** Yes or no as the first word of a text. */
export function startingPolarity(text: string, { pack }: Lexicon): 'yes' | 'no' | undefined {
  const startsWith = (word: string) => new RegExp(`^${word}(?!\\p{L})`, 'iu').test(text);
  return (['yes', 'no'] as const).find((polarity) => startsWith(pack.answers[polarity]));
}
