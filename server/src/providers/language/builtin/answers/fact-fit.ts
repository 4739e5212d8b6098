import type { Fact } from '../facts/knowledge.ts';
import { isWithin } from '../facts/opening-hours.ts';
import type { Question } from '../questions/question.ts';
import { sharesMeaning } from '../text/shares-meaning.ts';
import { isUnpriced } from './list-prices.ts';

/** Actions that change what a statement is about. */
const actions = ['cancel', 'change', 'refund', 'emergency', 'late'];

/** Dealings with a thing: a statement on one answers for no other. */
const dealings = ['sell', 'rent', 'repair'];

/** "Do you sell e-bikes?" and a statement that they are repaired. */
export function dealsOtherwise({ tokens }: Question, fact: Fact): boolean {
  const asked = dealings.filter((dealing) => tokens.some(({ concept }) => concept === dealing));
  // A heading "Shop, hire, delivery" is over statements on each.
  const said = dealings.filter((dealing) => fact.terms.get(`~${dealing}`) === 1);
  return asked.length > 0 && said.length > 0 && !said.some((dealing) => asked.includes(dealing));
}

/** A statement on cancelling is hardly the answer to a question on booking. */
export function actionFit({ tokens }: Question, fact: Fact): number {
  const isOther = actions.some(
    (action) => fact.terms.get(`~${action}`) === 1 && !tokens.some(({ concept }) => concept === action),
  );
  return isOther ? 0.93 : 1;
}

/** A price of another part of the year is hardly the answer. */
export function seasonFit({ moment }: Question, { season }: Fact): number {
  if (season.length === 0) return 1;
  const month = moment.month ?? Number((moment.date ?? moment.today).slice(5, 7));
  return season.some((range) => isWithin(month * 100 + 15, range)) ? 1 : 0.6;
}

/** A price for other ages is hardly the answer. */
export function ageFit({ age }: Question, { ages }: Fact): number {
  if (age === undefined || !ages) return 1;
  return age >= ages[0] && age <= ages[1] ? 1.3 : 0.65;
}

const isFree =
  /(?<!\p{L})(?:free|nothing|half|full price|hälften|halva|fullt pris|hälfte|volle[rn]? preis|moitié|mitad|ingår|inklusive|inkl|enthalten|inbegriffen|included|compris\p{L}*|complimentary|gratis|kostnadsfri\p{L}*|ingenting|kostenlos|kostenfrei|umsonst|nichts|gratuit\p{L}*|offert\p{L}*|rien|nada|sin coste|incluid\p{L}*)(?!\p{L})/iu;

/** "How many tables": the number stands before the thing, and is no price, size or time. */
function hasCountOf({ terms, wanted }: Question, { tokens, amounts }: Fact): boolean {
  const prices = new Set(amounts.map(({ value }) => value));
  const counted = wanted ? [wanted] : terms;
  return tokens.some(
    ({ number, word }, at) =>
      number !== undefined &&
      !prices.has(number) &&
      // "Couple membership: £60" counts no members.
      (prices.size === 0 || /^\d/.test(word)) &&
      tokens.slice(at + 1, at + 3).some((token) => counted.some((term) => sharesMeaning(term, token))),
  );
}

const sum = /[€£$%]|\d\s?(?:kr|euro|eur|:-|p\b|ct|cent|chf|dollar|pound)/iu;
const sumOrFree = new RegExp(`${sum.source}|${isFree.source}`, 'iu');
/** "Ingår aldrig", "n'est pas compris". */
const deniesFree =
  /(?<!\p{L})(?:not|never|aren't|isn't|inte|aldrig|ej|nicht|nie|pas|jamais|no|nunca)\s(?:\p{L}+\s)?(?:free|included|ingår|enthalten|inbegriffen|inklusive|compris\p{L}*|incluid\p{L}*|gratis|kostenlos|gratuit\p{L}*)|(?:ingår|enthalten)\s(?:inte|aldrig|ej|nicht)/iu;

function priceFit(question: Question, fact: Fact): number {
  if (fact.amounts.length > 0 || fact.terms.has('~percent')) return isUnpriced(question, fact, sumOrFree) ? 0.5 : 1;
  return isFree.test(fact.text) && !deniesFree.test(fact.text) && !isUnpriced(question, fact, isFree) ? 1 : 0.55;
}

/** A statement with a time, a date, a duration or a day answers when. */
const givesTime = ({ rules, tokens, terms }: Fact) =>
  rules.length > 0 ||
  ['~timeUnit', '~day', '~season', '~when', '~opening', '~now'].some((term) => terms.has(term)) ||
  tokens.some(({ number }) => number !== undefined);

/** How well a fact's form fits the kind of answer wanted: 1, or less where the answer cannot be in it. */
export function kindFit(question: Question, fact: Fact): number {
  switch (question.kind) {
    case 'price':
      return priceFit(question, fact);
    case 'place':
      return fact.forms.has('address') || fact.terms.has('~parking') ? 1 : 0.8;
    case 'phone':
      return fact.forms.has('phone') ? 1 : 0.5;
    case 'email':
      return fact.forms.has('email') ? 1 : 0.5;
    case 'duration':
      return fact.terms.has('~timeUnit') ? 1 : 0.55;
    case 'count':
      return hasCountOf(question, fact) ? 1 : 0.5;
    case 'time':
      return givesTime(fact) ? 1 : 0.5;
    case 'age':
      return fact.tokens.some(({ number }) => number !== undefined) ? 1 : 0.6;
    default:
      return 1;
  }
}
