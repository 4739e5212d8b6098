import type { Amount } from '../facts/amounts.ts';
import type { Fact, Knowledge } from '../facts/knowledge.ts';
import type { Question } from '../questions/question.ts';
import type { Lexicon } from '../text/lexicon.ts';
import { sharesMeaning } from '../text/shares-meaning.ts';
import { likeness } from '../text/similarity.ts';
import { foldWord, type Token } from '../text/tokenize.ts';
import type { Duration, Item } from './count-items.ts';
import { rankFacts } from './rank-facts.ts';

/** Least coverage of an item's name by a price's statement. */
const itemCoverage = 0.55;

/** The same for an item without a number, which may be no item at all. */
const plainItemCoverage = 0.7;

export interface SumScene {
  question: Question;
  knowledge: Knowledge;
  lexicon: Lexicon;
  duration: Duration | undefined;
}

interface Price {
  fact: Fact;
  amount: Amount;
  /** Number of units of time it is paid for. */
  times: number;
}

/** Price of an item: of the facts that name it, the one whose label says least else. */
export function priceOf(item: Item, { question, knowledge, lexicon, duration }: SumScene): Price | undefined {
  const about: Question = { ...question, kind: 'price', terms: item.tokens, weights: [] };
  const candidates = rankFacts(about, knowledge, lexicon.pack.code)
    .filter(
      ({ fact, coverage, hasFocus }) =>
        coverage >= (item.isCounted ? itemCoverage : plainItemCoverage) &&
        hasFocus &&
        fact.amounts.some(({ isPercent }) => !isPercent),
    )
    .filter(({ fact }) => item.tokens.some((token) => fact.tokens.some((known) => isSameWord(token, known))))
    .map((ranked) => ({ ...ranked, fit: ranked.coverage * (0.4 + 0.6 * labelFit(ranked.fact, item)) }))
    .sort((one, other) => other.fit - one.fit);
  const best = candidates[0];
  for (const candidate of candidates) {
    if (!best || candidate.fit < best.fit * 0.8) break;
    const amounts = candidate.fact.amounts.filter(({ isPercent }) => !isPercent);
    const price = fittingAmount(amountsAfter(amounts, candidate.fact, item), duration);
    if (price) return { fact: candidate.fact, ...price };
  }
  return undefined;
}

/** Tokens before the first amount. */
export function labelOf(fact: Fact): Token[] {
  const end = fact.amounts[0] ? fact.amounts[0].index : fact.text.length;
  const count = fact.text.slice(0, end).match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return fact.tokens.slice(0, count);
}

/** Share of a price's label that the item names; half of it for a package of another number. */
function labelFit(fact: Fact, { tokens, count }: Item): number {
  const label = labelOf(fact);
  const isOtherPackage = label.some(({ number }) => number !== undefined && number > 1 && number !== count);
  const words = label.filter(({ isStopWord, number }) => !isStopWord && number === undefined);
  const named = words.filter((word) => tokens.some((token) => isSameWord(token, word))).length;
  const share = words.length > 0 ? named / words.length : 0.5;
  return isOtherPackage ? share / 2 : share;
}

const isSameWord = (one: Token, other: Token) => sharesMeaning(one, other) || likeness(one.word, other.word) >= 0.8;

/** The amounts from the item's name on, where a statement lists several. */
function amountsAfter(amounts: readonly Amount[], fact: Fact, { tokens }: Item): readonly Amount[] {
  const folded = foldWord(fact.text);
  const at = Math.max(...tokens.map(({ word }) => folded.indexOf(word)));
  const after = amounts.filter(({ index }) => index > at);
  return at >= 0 && after.length > 0 ? after : amounts;
}

const perUnit = '^\\s*(?:/|per|a|an|each|every|pro|je|par|por|al|a la|om|i|le|la)?\\s?';

function fittingAmount(
  amounts: readonly Amount[],
  duration: Duration | undefined,
): { amount: Amount; times: number } | undefined {
  const [first] = amounts;
  if (!first) return undefined;
  if (!duration) return { amount: first, times: 1 };
  const { unit } = duration;
  const exact = amounts.find(({ after }) => new RegExp(`\\b${duration.count}\\b.{0,6}${unit}`).test(after));
  if (exact) return { amount: exact, times: 1 };
  const each = amounts.find(
    ({ after, before }) => new RegExp(perUnit + unit).test(after) || new RegExp(`${unit}\\S*\\W*$`).test(before),
  );
  return each && { amount: each, times: duration.count };
}
