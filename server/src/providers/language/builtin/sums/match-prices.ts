import { sharesMeaning } from '../text/shares-meaning.ts';
import { likeness } from '../text/similarity.ts';
import type { Token } from '../text/tokenize.ts';
import type { PersonCategory, PriceBook, PriceEntry } from './price-entries.ts';
import type { OrderWord, Segment } from './read-order.ts';

/** Least share of an order's weight that a price covers. */
const leastCoverage = 0.55;
/** The same for a thing without a number or an article, which may be none. */
const leastPlainCoverage = 0.6;
/** Prices this near to the best one may be meant too. */
const nearScore = 0.9;
/** Two names with "and" between them are rather two things. */
const joinedValue = 0.8;
/** A thing is named in this many segments at most: "Wash, cut, blow-dry". */
const segmentsMax = 4;

/** A thing of an order and the prices that may be its own, best first. */
export interface OrderedThing {
  entries: readonly PriceEntry[];
  /** All prices that name the same words, among them those for other people. */
  variants: readonly PriceEntry[];
  category: PersonCategory | undefined;
  /** Neither a number nor an article nor a joint makes it part of a list. */
  isPlain: boolean;
  isEach: boolean;
  hasDeterminer: boolean;
  sentence: number;
  number: number | undefined;
  isSelf: boolean;
  score: number;
}

type ValueOf = (one: Token, other: Token) => number;

const admission =
  /^(?:entre\w*|intrade\w*|admissions?|tickets?|biljett\w*|eintritt\w*|eintrittskarten?|karten?|entrees?|billets?|entradas?|price|preis\w*)$/;

const isOfPeople = ({ concept, word }: Token) =>
  (concept !== undefined &&
    (personConcepts[concept] !== undefined || concept === 'timeUnit' || concept === 'admission')) ||
  admission.test(word) ||
  /^(?:adult|vuxn|vuxen|erwachsen)/.test(word);

/** Entrance and the like: prices that name nothing but the people they are for. */
export function pricesOfPeople(book: PriceBook): OrderedThing | undefined {
  const weightOf = ({ label }: PriceEntry) =>
    label.reduce((sum, { token, weight }) => sum + (isOfPeople(token) ? 0 : weight), 0);
  const entries = book.entries.filter(({ category, isSide }) => category !== undefined && !isSide);
  const best = new Map<string, number>();
  for (const entry of entries) {
    const key = `${entry.category} ${entry.ages ?? ''}`;
    best.set(key, Math.min(best.get(key) ?? 9, weightOf(entry)));
  }
  const variants = entries.filter((entry) => {
    const least = best.get(`${entry.category} ${entry.ages ?? ''}`) ?? 0;
    return weightOf(entry) <= 1.2 && weightOf(entry) <= least + 0.05;
  });
  return variants.length === 0 ? undefined : unnamedThing(variants);
}

/** Thing that the people of an order pay for, where they name nothing else. */
const unnamedThing = (entries: readonly PriceEntry[]): OrderedThing => ({
  entries,
  variants: entries,
  category: undefined,
  isPlain: true,
  isEach: false,
  hasDeterminer: false,
  sentence: 0,
  number: undefined,
  isSelf: false,
  score: 0,
});

/** "3-4 players: 290 a person": prices that name nothing but the size of the group. */
export function pricesOfGroups(book: PriceBook): OrderedThing | undefined {
  const entries = book.entries.filter(({ group, unit, isSide }) => group && unit.isPerPerson && !isSide);
  return entries.length > 1 ? unnamedThing(entries) : undefined;
}

/** Assigns prices to the segments of an order; undefined where a listed thing has none. */
export function matchPrices(segments: readonly Segment[], book: PriceBook): OrderedThing[] | undefined {
  const valueOf = createValues();
  // Best partition of the segments up to each position.
  const best: { score: number; things: OrderedThing[]; missing: number }[] = [{ score: 0, things: [], missing: 0 }];
  for (let end = 1; end <= segments.length; end++) {
    const last = segments[end - 1] as Segment;
    const before = best[end - 1] as (typeof best)[number];
    let chosen = { ...before, missing: before.missing + (isMissed(last) ? 1 : 0) };
    for (let start = end - 1; start >= Math.max(0, end - segmentsMax); start--) {
      const parts = segments.slice(start, end);
      if (parts[0]?.sentence !== last.sentence) break;
      const thing = thingOf(parts, book, valueOf);
      const previous = best[start];
      if (thing && previous && previous.score + thing.score > chosen.score)
        chosen = {
          score: previous.score + thing.score,
          things: [...previous.things, thing],
          missing: previous.missing,
        };
    }
    best.push(chosen);
  }
  const { things, missing } = best.at(-1) as (typeof best)[number];
  return missing > 0 ? undefined : things;
}

/** A listed thing without a price makes the sum unsure. */
const isMissed = ({ words, isListed, number }: Segment) =>
  (isListed || number !== undefined) &&
  words.some(({ weight, token, isMoment }) => weight >= 0.6 && !isMoment && token.concept !== 'age');

function thingOf(parts: readonly Segment[], book: PriceBook, valueOf: ValueOf): OrderedThing | undefined {
  const words = parts.flatMap((part) => part.words);
  const first = parts[0] as Segment;
  const isPlain = parts.every(({ isListed, isJoined, number }) => !isListed && !isJoined && number === undefined);
  const laterNumbers = parts.slice(1).flatMap(({ number }) => number ?? []);
  const scored: (Score & { entry: PriceEntry })[] = [];
  for (const entry of book.entries) {
    // "X-ray with two images": the number is part of the name.
    if (laterNumbers.some((number) => !entry.numbers.includes(number))) continue;
    if (parts.slice(1).some(({ hasDeterminer, number }) => hasDeterminer && number === undefined)) continue;
    const score = scoreOf(words, entry, first.number, isPlain ? leastPlainCoverage : leastCoverage, valueOf);
    if (!score) continue;
    // Each further segment must add to the same name.
    const isWhole =
      parts.length === 1 ||
      parts.every((part) =>
        part.words.some(({ token }) => entry.label.some((known) => valueOf(token, known.token) >= 0.6)),
      );
    const value = score.value * (parts.slice(1).some(({ isJoined }) => isJoined) ? joinedValue : 1);
    if (isWhole) scored.push({ ...score, value, entry });
  }
  const best = scored.sort((one, other) => other.value - one.value)[0];
  if (!best) return undefined;
  return {
    entries: scored
      .filter(({ value, entry, matched }) => value >= best.value * nearScore || isSameName(entry, best, matched))
      .map(({ entry }) => entry),
    isEach: parts.some((part) => part.isEach),
    hasDeterminer: first.hasDeterminer,
    variants: scored
      .filter(({ matched }) => best.matched.every((word) => matched.includes(word)))
      .map(({ entry }) => entry),
    category: categoryIn(words, best.entry),
    isPlain,
    sentence: first.sentence,
    number: first.number,
    isSelf: parts.some(({ isSelf }) => isSelf),
    score: best.value,
  };
}

/** Another amount of the same statement or of the same row. */
function isSameName(entry: PriceEntry, best: Score & { entry: PriceEntry }, matched: readonly string[]): boolean {
  const isNamed = best.matched.every((word) => matched.includes(word));
  if (entry.fact === best.entry.fact) return isNamed && (entry.isVariant || best.entry.isVariant);
  return isNamed && entry.fact.line === best.entry.fact.line && nameOf(entry) === nameOf(best.entry);
}

const nameOf = ({ fact }: PriceEntry) =>
  fact.text.includes(':') ? fact.text.slice(0, fact.text.indexOf(':')) : String(fact.order);

/** People that the name of the thing itself is for: "a child's bike". */
function categoryIn(words: readonly OrderWord[], { category }: PriceEntry): PersonCategory | undefined {
  const named = words.flatMap(
    ({ token }) => personConcepts[token.concept ?? ''] ?? (token.word.startsWith('adult') ? 'adult' : []),
  );
  return (
    named[0] ??
    (category === 'adult' && words.some(({ token }) => /^(?:vuxen|erwachsen)/.test(token.word)) ? 'adult' : undefined)
  );
}

const personConcepts: Readonly<Record<string, PersonCategory>> = {
  adult: 'adult',
  child: 'child',
  kidsMenu: 'child',
  childMenu: 'child',
  senior: 'senior',
  student: 'student',
};

interface Score {
  value: number;
  /** Words of the question that the price names. */
  matched: readonly string[];
}

/** Score of a price for a name: what it covers of the name, less where its label says much else. 0: not about it. */
function scoreOf(
  words: readonly OrderWord[],
  entry: PriceEntry,
  number: number | undefined,
  coverageMin: number,
  valueOf: ValueOf,
): Score | undefined {
  const isLead = entry.leadingNumber !== undefined && entry.leadingNumber > 1;
  if (isLead && number !== undefined && entry.leadingNumber !== number) return undefined;
  let covered = 0;
  let missing = 0;
  let heaviest = 0;
  let exact = 0;
  const matched: string[] = [];
  for (const { token, weight, isMoment } of words) {
    const value = Math.max(0, ...entry.label.map((known) => valueOf(token, known.token)));
    const isNamed = entry.label.some((known) => !known.isBracketed && valueOf(token, known.token) >= 0.5);
    if (value >= 0.5) {
      covered += weight * value;
      if (value >= 0.8) exact += weight * value;
      heaviest = Math.max(heaviest, isMoment || !isNamed ? 0 : weight * value);
      matched.push(token.word);
    } else if (!isMoment && !entry.fact.titleTokens.some((known) => valueOf(token, known) >= 0.8))
      missing += weight * 0.55;
  }
  if (heaviest < 0.3) return undefined;
  const coverage = covered / (covered + missing);
  if (coverage < coverageMin) return undefined;
  let named = 0;
  let total = 0;
  for (const { token, weight } of entry.label) {
    total += weight;
    if (words.some((word) => valueOf(word.token, token) >= 0.5)) named += weight;
  }
  const share = total > 0 ? named / total : 0;
  return {
    value:
      covered *
      coverage *
      (0.35 + 0.65 * share) *
      (0.6 + (0.4 * exact) / covered) *
      (isLead && number !== undefined ? 1.3 : 1),
    matched,
  };
}

/** Likeness of two words, each pair compared once. */
function createValues(): ValueOf {
  const known = new Map<string, number>();
  return (one, other) => {
    const key = `${one.word}\n${other.word}`;
    const value = known.get(key);
    if (value !== undefined) return value;
    const read = compare(one, other);
    known.set(key, read);
    return read;
  };
}

function compare(one: Token, other: Token): number {
  if (one.word === other.word || one.stems.some((stem) => other.stems.includes(stem))) return 1;
  if (one.concept === 'weekday' || one.concept === 'timeUnit') return 0;
  if (sharesMeaning(one, other)) return one.isCompound || other.isCompound ? 0.6 : 0.75;
  // A compound of the question names the thing: "eight-bed dormitory" is a dormitory.
  if (one.word.length >= 9 && other.stems.some((stem) => stem.length >= 5 && one.word.includes(stem))) return 0.7;
  const like = Math.max(
    likeness(one.word, other.word),
    ...one.stems.flatMap((stem) => other.stems.map((known) => likeness(stem, known))),
  );
  const isShort = Math.min(one.word.length, other.word.length) < 5;
  return like > 0.6 || (like === 0.6 && !isShort) ? like : 0;
}
