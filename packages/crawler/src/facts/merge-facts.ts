import { type BusinessFacts, type FactOrigin, factOrigins, factsPerKindMax, type OpeningHours } from './facts.ts';

/**
 * Joins facts of several origins or pages. Equal ones are one, with its best origin; hours come from the most
 * trustworthy origin that has any for those days.
 */
export function mergeFacts<Given extends BusinessFacts>(given: readonly Given[]): Given {
  const all = <Kind extends keyof BusinessFacts>(kind: Kind, keyOf: (fact: Given[Kind][number]) => string) =>
    unique(byOrigin(given.flatMap((facts) => [...facts[kind]]) as Given[Kind][number][]), keyOf);
  const value = (fact: { value: string }) => fact.value.toLowerCase();
  return {
    names: all('names', value),
    descriptions: all('descriptions', value),
    phones: all('phones', (fact) => phoneKey(fact.value)),
    emails: all('emails', value),
    addresses: distinctAddresses(all('addresses', (fact) => wordsKey(fact.value))),
    hours: consistentHours(all('hours', hoursKey)),
    prices: all('prices', (fact) => wordsKey(fact.name)),
    services: all('services', value),
    faqs: all('faqs', (fact) => wordsKey(fact.question)),
    languages: all('languages', value),
  } as unknown as Given;
}

/** Drops an address whose words another one has, in whatever order: "PO1 3TY Portsmouth" and "Portsmouth PO1 3TY". */
function distinctAddresses<Item extends { value: string }>(addresses: readonly Item[]): Item[] {
  const wordsOf = ({ value }: Item) => new Set(wordsKey(value).split(' '));
  return addresses.filter((address, at) => {
    const words = wordsOf(address);
    return !addresses.some((other, place) => {
      if (place === at) return false;
      const others = wordsOf(other);
      const isWithin = [...words].every((word) => others.has(word));
      return isWithin && (others.size > words.size || place < at);
    });
  });
}

function byOrigin<Item extends { origin: FactOrigin }>(items: Item[]): Item[] {
  return items.sort((a, b) => factOrigins.indexOf(a.origin) - factOrigins.indexOf(b.origin));
}

function unique<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  const seen = new Map<string, Item>();
  for (const item of items) {
    const key = keyOf(item);
    if (key !== '' && !seen.has(key) && seen.size < factsPerKindMax) seen.set(key, item);
  }
  return [...seen.values()];
}

/** The last nine digits: the same number with and without country code and trunk prefix. */
function phoneKey(phone: string): string {
  return phone.replace(/\D/g, '').slice(-8);
}

function wordsKey(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();
}

function hoursKey({ days, opens, closes }: OpeningHours): string {
  return `${[...days].sort().join('')} ${opens} ${closes}`;
}

/** Drops hours of a day for which a more trustworthy origin has some. */
function consistentHours<Hours extends OpeningHours>(hours: readonly Hours[]): Hours[] {
  const originOf = new Map<number, FactOrigin>();
  const kept: Hours[] = [];
  for (const each of hours) {
    const days = each.days.filter((day) => (originOf.get(day) ?? each.origin) === each.origin);
    for (const day of days) originOf.set(day, each.origin);
    if (days.length > 0) kept.push({ ...each, days });
  }
  return kept;
}
