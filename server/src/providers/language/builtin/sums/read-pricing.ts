import type { Knowledge } from '../facts/knowledge.ts';
import type { Question } from '../questions/question.ts';
import type { Lexicon } from '../text/lexicon.ts';
import { matchPrices, type OrderedThing, pricesOfGroups, pricesOfPeople } from './match-prices.ts';
import { type PriceBook, priceBookOf } from './price-entries.ts';
import { isThing, type Order, readOrder, weightOf } from './read-order.ts';
import { sizeOf } from './read-party.ts';
import { partsOf, type SumPart } from './total.ts';

/** Order of a question with its prices. */
export interface Pricing {
  order: Order;
  /** Undefined for a question that wants no price, and where a price is missing or open. */
  parts: readonly SumPart[] | undefined;
}

export function readPricing(question: Question, knowledge: Knowledge, lexicon: Lexicon): Pricing {
  const order = readOrder(question.text, lexicon, question.moment.words);
  const wantsPrice = question.kind === 'price' || order.isTotal || isQuantified(question, order);
  return { order, parts: wantsPrice ? partsOfOrder(question, order, knowledge, lexicon) : undefined };
}

/** Prices of all that is ordered; undefined where one is missing or open. */
function partsOfOrder(question: Question, order: Order, knowledge: Knowledge, lexicon: Lexicon): SumPart[] | undefined {
  const book = priceBookOf(knowledge, lexicon);
  const things = thingsOf(question, order, book, lexicon);
  if (!things || things.length === 0) return undefined;
  const scene = { order, book, moment: question.moment };
  const parts: SumPart[] = [];
  for (const thing of withoutBackground(things)) {
    const found = partsOf(thing, scene);
    // Two names of one price: at least one of them is misread.
    if (!found || found.some(({ entry }) => parts.some((part) => part.entry === entry))) return undefined;
    parts.push(...found);
  }
  return parts;
}

/** "The guided tour for two adults and a child?" asks for a price without a word for it. */
function isQuantified({ kind, isYesNo, text }: Question, { durations, party, segments }: Order): boolean {
  if (kind !== undefined || isYesNo || !/\?\s*$/.test(text)) return false;
  return durations.length > 0 || sizeOf(party) > 1 || segments.some(({ number }) => number !== undefined && number > 1);
}

/** Words that are part of no list name a thing only where nothing else does. */
function withoutBackground(things: readonly OrderedThing[]): OrderedThing[] {
  const listed = things.filter(({ isPlain }) => !isPlain);
  if (listed.length === 0) {
    const isOpen = ({ entries }: OrderedThing) =>
      Number(new Set(entries.flatMap(({ fact, isSide }) => (isSide ? [] : fact))).size > 1);
    return [...things].sort((one, other) => isOpen(one) - isOpen(other) || other.score - one.score).slice(0, 1);
  }
  return things.filter(
    (thing) => !thing.isPlain || listed.some(({ sentence }) => sentence === thing.sentence && thing.score >= 0.7),
  );
}

/** Things of the question's own words; where they name none, those of the whole conversation. */
function thingsOf(question: Question, order: Order, book: PriceBook, lexicon: Lexicon): OrderedThing[] | undefined {
  const things = matchPrices(order.segments, book);
  if (things === undefined || things.length > 0) return things;
  const { adults, children, seniors, students } = order.party;
  const admission = adults + children + seniors + students > 0 ? pricesOfPeople(book) : undefined;
  if (admission) return [admission];
  const groups = order.segments.length === 0 && sizeOf(order.party) > 1 ? pricesOfGroups(book) : undefined;
  if (groups) return [groups];
  const words = question.terms.filter(isThing).map((token) => ({ token, weight: weightOf(token, lexicon.pack.code) }));
  const number = order.segments.find((segment) => segment.number !== undefined)?.number;
  return matchPrices([{ ...background, words, number }], book);
}

const background = {
  isListed: false,
  isJoined: false,
  hasDeterminer: false,
  isEach: false,
  sentence: 0,
  isSelf: false,
};
