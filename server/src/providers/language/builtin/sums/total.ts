import type { Amount } from '../facts/amounts.ts';
import { isWithin, weekdayOf } from '../facts/opening-hours.ts';
import type { Moment } from '../questions/moment.ts';
import { ofGroup, withFurtherPeople } from './group-total.ts';
import type { OrderedThing } from './match-prices.ts';
import type { PersonCategory, PriceBook, PriceEntry } from './price-entries.ts';
import { convertTime } from './price-units.ts';
import type { Order } from './read-order.ts';
import { type Party, sizeOf } from './read-party.ts';

export interface SumPart {
  entry: PriceEntry;
  count: number;
  times: number;
}

export interface SumScene {
  order: Order;
  book: PriceBook;
  moment: Moment;
}

/** Parts of the price of one thing; undefined where it is not sure. */
export function partsOf(thing: OrderedThing, scene: SumScene): SumPart[] | undefined {
  const { party } = scene.order;
  const ofCategory = thing.category && thing.variants.filter((entry) => fits(entry, thing.category, undefined));
  const own = ofCategory?.filter(({ category }) => category === thing.category) ?? [];
  const named = own.length > 0 ? own : ofCategory?.length ? ofCategory : thing.entries;
  const size = Math.max(sizeOf(party), thing.number ?? 0);
  const entries = ofGroup(ofNumber(ofSeason(named, scene), thing.number, sizeOf(party)), size);
  if (entries.length === 0) return undefined;
  const ofWholeGroup = entries.filter(({ group, unit }) => group && !unit.isPerPerson);
  if (size > 1 && ofWholeGroup.length > 0) {
    const base = priceFor(ofWholeGroup, { ...scene, order: { ...scene.order, durations: [] } });
    return base && withFurtherPeople(base, size, scene);
  }
  const isForParty =
    thing.number === undefined &&
    thing.category === undefined &&
    !(thing.isSelf && party.adults === 0 && sizeOf(party) > 0);
  const people = isForParty ? groupsOf(party) : [];
  const byPerson = people.length > 0 ? partsByPerson(people, ofSeason(thing.variants, scene), scene) : undefined;
  if (byPerson) return byPerson === 'unsure' ? undefined : byPerson;
  const priced = priceFor(entries, scene);
  const entry = priced?.[0]?.entry;
  if (!priced || !entry) return undefined;
  const isPackage =
    entry.bundle !== undefined ||
    (thing.number !== undefined && thing.number > 1 && entry.numbers.includes(thing.number));
  const count = isPackage
    ? 1
    : (thing.number ?? (isForParty ? partyCount(entry, party, thing.isEach) : categoryCount(thing, party)));
  return priced.map((part) => ({ ...part, count }));
}

/** Those for the number of things or people wanted, where the list has prices for numbers. */
function ofNumber(entries: readonly PriceEntry[], number: number | undefined, people: number): readonly PriceEntry[] {
  const wanted = people > 1 ? people : number;
  const forPeople = entries.filter((entry) => entry.people !== undefined && entry.people === wanted);
  if (forPeople.length > 0) return forPeople;
  const bundles = entries.filter(({ bundle }) => bundle !== undefined);
  if (bundles.length === 0) return entries;
  const exact = bundles.filter(({ bundle }) => bundle === (number ?? 1));
  if (exact.length > 0) return exact;
  // More than a bundle holds may be cheaper than the single price says.
  const single = entries.filter(({ bundle }) => bundle === undefined || bundle === 1);
  return number !== undefined && bundles.some(({ bundle }) => (bundle ?? 0) > 1 && number > (bundle ?? 0))
    ? []
    : single;
}

/** "Both want a child's cut": as many as there are children. */
function categoryCount({ category, isEach, hasDeterminer }: OrderedThing, party: Party): number {
  const sizes = { child: party.children, adult: party.adults, senior: party.seniors, student: party.students };
  const size = category ? sizes[category] : 0;
  return size > 1 && (isEach || !hasDeterminer) ? size : 1;
}

/** Number of times the people of an order pay for a thing. */
function partyCount(entry: PriceEntry, party: Party, isEach: boolean): number {
  const size = Math.max(1, sizeOf(party));
  if (entry.unit.isPerPerson || isEach) return size;
  if (entry.people !== undefined) return 1;
  return isShared(entry) || isSide(entry) || party.children > 0 ? 1 : size;
}

/** Fees for the whole order, paid once. */
const isSide = ({ label }: PriceEntry) =>
  label.some(({ token }) => token.concept === 'delivery' || token.concept === 'parking');

const sharedConcepts = new Set([
  'room',
  'table',
  'parking',
  'car',
  'group',
  'delivery',
  'taxi',
  'apartment',
  'family',
  'tent',
  'campsite',
  'court',
  'boat',
  'pet',
  'dog',
  'cat',
]);

/** One price for all: rooms, tables, "for up to four people". */
function isShared({ label, unit, fact }: PriceEntry): boolean {
  if (unit.isPerPerson) return false;
  if (unit.time === 'night' && !/b(?:ä|a)dd|bed\b|bett|cama|\blit\b|litera/i.test(fact.text)) return true;
  if (
    /(?:\d|two|två|zwei|deux|dos|four|vier|fyra|quatre|cuatro)\s?(?:personer|people|persons|personen|personnes|personas|pers\b|platser|places|plazas|guests|gäste)/i.test(
      fact.text,
    )
  )
    return true;
  return label.some(({ token }) => token.concept !== undefined && sharedConcepts.has(token.concept));
}

interface People {
  category: PersonCategory | undefined;
  age: number | undefined;
  count: number;
}

function groupsOf({ adults, seniors, students, children, ages, others }: Party): People[] {
  const groups: People[] = [
    { category: 'adult', age: undefined, count: adults },
    { category: 'senior', age: undefined, count: seniors },
    { category: 'student', age: undefined, count: students },
    ...ages.map((age): People => ({ category: 'child', age, count: 1 })),
    { category: 'child', age: undefined, count: Math.max(0, children - ages.length) },
    { category: undefined, age: undefined, count: others },
  ];
  return groups.filter(({ count }) => count > 0);
}

/** A price for each kind of people, where the list has such prices; 'unsure' where one is missing. */
function partsByPerson(
  people: readonly People[],
  entries: readonly PriceEntry[],
  scene: SumScene,
): SumPart[] | 'unsure' | undefined {
  if (!entries.some(({ category, ages }) => category !== undefined || ages)) return undefined;
  const parts: SumPart[] = [];
  for (const { category, age, count } of people) {
    const fitting = entries.filter((entry) => fits(entry, category, age));
    const own = fitting.filter((entry) => entry.category === (category ?? 'adult'));
    const priced = priceFor(own.length > 0 ? own : fitting, scene);
    if (!priced) return 'unsure';
    for (const part of priced) {
      const same = parts.find(({ entry, times }) => entry === part.entry && times === part.times);
      if (same) same.count += count;
      else parts.push({ ...part, count });
    }
  }
  return parts;
}

function fits({ category, ages }: PriceEntry, wanted: PersonCategory | undefined, age: number | undefined): boolean {
  if (age !== undefined && ages) return age >= ages[0] && age <= ages[1];
  if (wanted === 'child') return category === 'child' || category === undefined;
  if (wanted === undefined || wanted === 'adult') return category === 'adult' || category === undefined;
  return category === wanted;
}

/** Those of the season the question names; the rest of the year is the other season. */
function ofSeason(all: readonly PriceEntry[], { book, moment }: SumScene): readonly PriceEntry[] {
  const weekdays = daysOf(moment);
  const ofDays =
    weekdays.length > 0
      ? all.filter(({ days }) => days.length === 0 || weekdays.every((day) => days.includes(day)))
      : all;
  const entries = ofDays.length > 0 ? ofDays : all;
  const month =
    moment.month ?? (moment.date && moment.date !== moment.today ? Number(moment.date.slice(5, 7)) : undefined);
  if (month === undefined) return entries;
  const day = month * 100 + (moment.month === undefined ? Number(moment.date?.slice(8, 10)) : 15);
  const isHigh = book.highSeason.some((range) => isWithin(day, range));
  const dated = entries.filter(({ dates }) => dates.some((range) => isWithin(day, range)));
  if (dated.length > 0) return dated;
  const seasonal = entries.filter(({ season, dates }) => {
    if (dates.length > 0) return false;
    return season === undefined || book.highSeason.length === 0 || season === (isHigh ? 'high' : 'low');
  });
  const own = seasonal.filter(({ season }) => season === (isHigh ? 'high' : 'low'));
  return own.length > 0 ? own : seasonal;
}

const daysOf = ({ days, date, today }: Moment) =>
  days.length > 0 || date === undefined || date === today ? days : [weekdayOf(date)];

/** The one price of the entries for the time wanted: a package, units times their price, or a base and further units. */
function priceFor(entries: readonly PriceEntry[], { order, book }: SumScene): SumPart[] | undefined {
  const usable = entries.filter(({ isSide: isOther }) => !isOther);
  const candidates = usable.length > 0 ? usable : entries;
  const { durations } = order;
  if (durations.length === 0) return single(candidates.filter(({ unit }) => !unit.isFurther));
  const options: SumPart[][] = [];
  for (const { count, time } of durations) {
    for (const entry of candidates) {
      const { unit } = entry;
      if (unit.time === undefined || unit.isFurther) continue;
      const units = convertTime(count, time, unit.time);
      if (units === undefined) continue;
      const { minimum } = unit;
      if (minimum && (convertTime(count, time, minimum.time) ?? minimum.count) < minimum.count) return undefined;
      const option = optionOf(entry, units, book);
      if (option) options.push(option);
    }
  }
  if (options.length > 0) return largest(options);
  // A room without "per night" is no fee for the whole stay.
  const isFee = candidates.every(
    ({ unit, season, label }) =>
      unit.time === undefined && !season && !label.some(({ token }) => token.concept === 'room'),
  );
  return isFee || durations.every(({ count }) => count === 1) ? single(candidates) : undefined;
}

/** Units times their price, a package of exactly so many, or a base price and the units after it. */
function optionOf(entry: PriceEntry, units: number, book: PriceBook): SumPart[] | undefined {
  const { time, timeCount } = entry.unit;
  const times = units / timeCount;
  if (times === 1) return [{ entry, count: 1, times }];
  const further = book.entries.find((other) => isFurtherOf(other, entry));
  if (further && units > timeCount)
    return [
      { entry, count: 1, times: 1 },
      { entry: further, count: 1, times: units - timeCount },
    ];
  const isWhole = Number.isInteger(times) || (time === 'hour' && times > 1);
  return timeCount === 1 && isWhole ? [{ entry, count: 1, times }] : undefined;
}

/** It names nothing but the thing of the base price: "£12 for each extra day". */
function isFurtherOf({ unit, fact, label }: PriceEntry, base: PriceEntry): boolean {
  if (!unit.isFurther || unit.time === undefined || fact.line !== base.fact.line) return false;
  if (fact === base.fact) return true;
  return label.every(
    ({ token, weight }) =>
      weight < 0.3 || token.concept === 'timeUnit' || base.label.some((known) => known.token.word === token.word),
  );
}

/** The largest unit that fits: a week rather than seven days. */
function largest(options: readonly SumPart[][]): SumPart[] | undefined {
  const timesOf = (parts: SumPart[]) => parts.reduce((sum, { times }) => sum + times, 0);
  const least = Math.min(...options.map(timesOf));
  const chosen = options.filter((parts) => timesOf(parts) === least);
  const [first] = chosen;
  const valueOf = (parts: SumPart[]) => parts.reduce((sum, { entry, times }) => sum + entry.amount.value * times, 0);
  return first && chosen.every((parts) => valueOf(parts) === valueOf(first)) ? first : undefined;
}

/** All entries cost the same, or one of them says nothing more than the thing. */
function single(entries: readonly PriceEntry[]): SumPart[] | undefined {
  const [first] = entries;
  if (!first) return undefined;
  if (entries.every(({ amount }) => amount.value === first.amount.value)) return [{ entry: first, count: 1, times: 1 }];
  return undefined;
}

/** Writes the parts as a calculation. */
export const writeParts = (parts: readonly SumPart[]) =>
  parts
    .map(({ entry, count, times }) =>
      [...[count, times].filter((factor) => factor !== 1).map(String), entry.amount.text].join(' × '),
    )
    .join(' + ');

export function totalOf(parts: readonly SumPart[]): { value: number; like: Amount } | undefined {
  const [first] = parts;
  if (!first) return undefined;
  const value = parts.reduce((sum, { entry, count, times }) => sum + entry.amount.value * count * times, 0);
  return { value: Math.round(value * 100) / 100, like: first.entry.amount };
}
