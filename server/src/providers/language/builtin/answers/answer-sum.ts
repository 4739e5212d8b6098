import { writeAmount } from '../facts/amounts.ts';
import type { Fact } from '../facts/knowledge.ts';
import type { Question } from '../questions/question.ts';
import type { Order } from '../sums/read-order.ts';
import { sizeOf } from '../sums/read-party.ts';
import type { Pricing } from '../sums/read-pricing.ts';
import { type SumPart, totalOf, writeParts } from '../sums/total.ts';
import type { Lexicon } from '../text/lexicon.ts';
import { foldWord } from '../text/tokenize.ts';
import type { Answer } from './answer.ts';
import { fill } from './sentence.ts';

/** "two e-bikes for three days": computes the total from the price list; undefined where a part has no sure price. */
export function answerSum({ order, parts }: Pricing, { pack }: Lexicon): Answer | undefined {
  if (!parts || !isMany(parts)) return undefined;
  const total = totalOf(parts);
  if (!total || !hasOneUnit(parts, order)) return undefined;
  const values = { items: writeParts(parts), total: writeAmount(total.value, total.like) };
  const factIds = parts.map(({ entry }) => entry.fact.id);
  return { text: fill(pack.answers.sum, values), factIds: [...new Set(factIds)], score: 0.9 };
}

const perHead =
  /\b(?:per (?:head|person|kilo|hour|day|night)|each|a head|pro (?:person|kopf|kilo|stunde|tag|nacht)|je (?:person|kilo)|par (?:personne|tete|kilo|heure|jour|nuit)|por (?:persona|cabeza|kilo|hora|dia|noche)|cada un[oa]|le kilo|la nuit|\d+ ?(?:kg|kilos?))\b/;
/** Rules that name numbers of hours or people. */
const ruleConcepts = new Set(['cancel', 'change', 'deposit', 'refund', 'late', 'discount', 'duration']);

/** True for a question for the price of several things, people or units of time that a statement does not name. */
export function wantsTotal(question: Question, fact: Fact, { order }: Pricing): boolean {
  if (question.kind !== 'price' || fact.amounts.every(({ isPercent }) => isPercent)) return false;
  if (perHead.test(foldWord(question.text))) return false;
  if (question.tokens.some(({ concept }) => concept !== undefined && ruleConcepts.has(concept))) return false;
  const { durations, party, segments } = order;
  const counts = [
    ...durations.map(({ count }) => count),
    sizeOf(party),
    ...segments.map(({ number }) => number ?? 0),
  ].filter((count) => count > 1);
  return counts.length > 0 && !counts.some((count) => fact.tokens.some(({ number }) => number === count));
}

const isMany = (parts: readonly SumPart[]) => parts.length > 1 || parts.some(({ count, times }) => count * times !== 1);

/** The line of the price list for the right number, time, season or people; undefined where several are meant. */
export function pricedFact({ kind }: Question, { parts }: Pricing): Fact | undefined {
  return kind === 'price' && parts && !isMany(parts) ? parts[0]?.entry.fact : undefined;
}

/** Prices per hour cannot be added where no time is named. */
function hasOneUnit(parts: readonly SumPart[], { durations }: Order): boolean {
  if (durations.length > 0) return parts.length > 1 || parts.some(({ entry }) => entry.unit.time !== undefined);
  const times = new Set(parts.map(({ entry }) => (entry.unit.timeCount === 1 ? entry.unit.time : undefined)));
  return [...times].every((time) => time === undefined || time === 'month' || time === 'year');
}
