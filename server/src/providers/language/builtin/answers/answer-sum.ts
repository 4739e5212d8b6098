import { writeAmount } from '../facts/amounts.ts';
import type { Fact, Knowledge } from '../facts/knowledge.ts';
import type { Question } from '../questions/question.ts';
import { matchPrices, type OrderedThing, pricesOfPeople } from '../sums/match-prices.ts';
import { priceBookOf } from '../sums/price-entries.ts';
import { isThing, type Order, readOrder, weightOf } from '../sums/read-order.ts';
import { sizeOf } from '../sums/read-party.ts';
import { partsOf, type SumPart, totalOf, writeParts } from '../sums/total.ts';
import type { Lexicon } from '../text/lexicon.ts';
import { foldWord } from '../text/tokenize.ts';
import type { Answer } from './answer.ts';
import { fill } from './sentence.ts';

/** "two e-bikes for three days": computes the total from the price list; undefined where a part has no sure price. */
export function answerSum(question: Question, knowledge: Knowledge, lexicon: Lexicon): Answer | undefined {
  const order = readOrder(question.text, lexicon, question.moment.words);
  if (question.kind !== 'price' && !order.isTotal && !isQuantified(question, order)) return undefined;
  const parts = partsOfOrder(question, order, knowledge, lexicon);
  if (!parts) return undefined;
  if (!isMany(parts)) return undefined;
  const total = totalOf(parts);
  if (!total || !hasOneUnit(parts, order)) return undefined;
  const values = { items: writeParts(parts), total: writeAmount(total.value, total.like) };
  const factIds = parts.map(({ entry }) => entry.fact.id);
  return { text: fill(lexicon.pack.answers.sum, values), factIds: [...new Set(factIds)], score: 0.9 };
}

const perHead =
  /\b(?:per (?:head|person|kilo|hour|day|night)|each|a head|pro (?:person|kopf|kilo|stunde|tag|nacht)|je (?:person|kilo)|par (?:personne|tete|kilo|heure|jour|nuit)|por (?:persona|cabeza|kilo|hora|dia|noche)|cada un[oa]|le kilo|la nuit|\d+ ?(?:kg|kilos?))\b/;
/** Rules that name numbers of hours or people. */
const ruleConcepts = new Set(['cancel', 'change', 'deposit', 'refund', 'late', 'discount', 'duration']);

/** True for a question for the price of several things, people or units of time that a statement does not name. */
export function wantsTotal(question: Question, fact: Fact, lexicon: Lexicon): boolean {
  if (question.kind !== 'price' || fact.amounts.every(({ isPercent }) => isPercent)) return false;
  if (perHead.test(foldWord(question.text))) return false;
  if (question.tokens.some(({ concept }) => concept !== undefined && ruleConcepts.has(concept))) return false;
  const { durations, party, segments } = readOrder(question.text, lexicon, question.moment.words);
  const counts = [
    ...durations.map(({ count }) => count),
    sizeOf(party),
    ...segments.map(({ number }) => number ?? 0),
  ].filter((count) => count > 1);
  return counts.length > 0 && !counts.some((count) => fact.tokens.some(({ number }) => number === count));
}

const isMany = (parts: readonly SumPart[]) => parts.length > 1 || parts.some(({ count, times }) => count * times !== 1);

/** The line of the price list for the right number, time, season or people; undefined where several are meant. */
export function pricedFact(question: Question, knowledge: Knowledge, lexicon: Lexicon): Fact | undefined {
  if (question.kind !== 'price') return undefined;
  const order = readOrder(question.text, lexicon, question.moment.words);
  const parts = partsOfOrder(question, order, knowledge, lexicon);
  return parts && !isMany(parts) ? parts[0]?.entry.fact : undefined;
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
function thingsOf(
  question: Question,
  order: Order,
  book: ReturnType<typeof priceBookOf>,
  lexicon: Lexicon,
): OrderedThing[] | undefined {
  const things = matchPrices(order.segments, book);
  if (things === undefined || things.length > 0) return things;
  const { adults, children, seniors, students } = order.party;
  const admission = adults + children + seniors + students > 0 ? pricesOfPeople(book) : undefined;
  if (admission) return [admission];
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

/** Prices per hour cannot be added where no time is named. */
function hasOneUnit(parts: readonly SumPart[], { durations }: Order): boolean {
  if (durations.length > 0) return parts.length > 1 || parts.some(({ entry }) => entry.unit.time !== undefined);
  const times = new Set(parts.map(({ entry }) => (entry.unit.timeCount === 1 ? entry.unit.time : undefined)));
  return [...times].every((time) => time === undefined || time === 'month' || time === 'year');
}
