import { type AgeRange, readAgeRange } from '../facts/ages.ts';
import type { Amount } from '../facts/amounts.ts';
import type { Fact, Knowledge } from '../facts/knowledge.ts';
import type { DateRange } from '../facts/opening-hours.ts';
import { readDateRanges } from '../facts/opening-hours.ts';
import { isQualifier } from '../facts/price-qualifiers.ts';
import { itemsOf } from '../facts/schedule-items.ts';
import { scheduleTokens } from '../facts/schedule-words.ts';
import { compiledPattern } from '../text/compiled-pattern.ts';
import type { Lexicon } from '../text/lexicon.ts';
import { foldWord, type Token, tokenize } from '../text/tokenize.ts';
import { informationOf } from '../text/word-frequency.ts';
import { type GroupSize, readGroupSize } from './price-groups.ts';
import { type PriceUnit, readPriceUnit } from './price-units.ts';
import { isPriceVerb, wordsOf } from './sum-words.ts';

export type PersonCategory = 'adult' | 'child' | 'senior' | 'student';

export interface LabelToken {
  token: Token;
  /** Part in the label's meaning: less in brackets, behind commas and behind the amount. */
  weight: number;
  /** In brackets: what is included, which is not what the price is for. */
  isBracketed: boolean;
}

/** One price of the list. */
export interface PriceEntry {
  fact: Fact;
  amount: Amount;
  label: readonly LabelToken[];
  /** Another amount of the same name stands before it in the statement. */
  isVariant: boolean;
  /** Number at the beginning of the label: "2 movers". */
  leadingNumber: number | undefined;
  numbers: readonly number[];
  /** "Four for 160 kr", "£48 for two dogs": the price of this many. */
  bundle: number | undefined;
  /** "Cake for eight people". */
  people: number | undefined;
  /** Sizes of the group it is for: "3-4 players", "up to ten kids". */
  group: GroupSize | undefined;
  /** Days of the week it holds on. */
  days: readonly number[];
  unit: PriceUnit;
  category: PersonCategory | undefined;
  ages: AgeRange | undefined;
  season: 'high' | 'low' | undefined;
  dates: readonly DateRange[];
  /** Written before the amount: "from", "ab". */
  isFrom: boolean;
  /** Deposits, vouchers, fines and thresholds are no part of a price. */
  isSide: boolean;
}

export interface PriceBook {
  entries: readonly PriceEntry[];
  highSeason: readonly DateRange[];
}

const books = new WeakMap<Knowledge, PriceBook>();

/** Prices of all statements. Kept with the knowledge. */
export function priceBookOf(knowledge: Knowledge, lexicon: Lexicon): PriceBook {
  const known = books.get(knowledge);
  if (known) return known;
  const language = lexicon.pack.code;
  const headings = headingsOf(knowledge.facts);
  const entries = knowledge.facts.flatMap((fact) => {
    const heading = headings.get(fact) ?? '';
    return entriesOf(fact, lexicon, `${foldWord(fact.title)} | ${heading}`);
  });
  for (const [at, entry] of entries.entries()) inheritUnit(entry, entries[at - 1]);
  const high = compiledPattern(`(?:${wordsOf(language).highSeason})`, 'u');
  const highSeason = knowledge.facts.flatMap(({ text, title }) =>
    [title, text].flatMap((part) => (high.test(foldWord(part)) ? readDateRanges(part, language) : [])),
  );
  const book = { entries, highSeason };
  books.set(knowledge, book);
  return book;
}

/** Units and joints rather than names. */
const notNames =
  /^\s(?:per|each|every|for|par|pro|por|pour|fur|och|und|and|och|with|med|mit|avec|con|plus|die|der|das|den|the|les|las|los|cada|chaque|extra|more|mehr|inkl|incl|i\s|om\s|en\s|al\s|le\s|la\s|by|on|in|is|are|und|statt|oder|or|eller|si|wenn|if|off|to|bis|till)/;

const fromWord = /(?:^|\s)(?:from|ab|fran|a partir de|des|desde|start(?:s|ing)? at|fr)\s*$/;
const threshold =
  /(?:over|above|uber|ober|plus de|mas de|under|unter|below|moins de|menos de|up to|bis(?: zu)?|jusqu'a|hasta|upp till|spend of|minimo de)\s*$/;
const reductionWord =
  /(?:rabatt|discount|\boff\b|gunstiger|reduction|remise|descuento|ermassigung|nachlass|billigare|cheaper|less)/;
const sideConcepts = new Set([
  'deposit',
  'giftCard',
  'voucher',
  'cancel',
  'refund',
  'late',
  'noShow',
  'missed',
  'instalments',
]);

/** "98 € a night, in the high season 124 €": the second is per night too. */
function inheritUnit(entry: PriceEntry, before: PriceEntry | undefined): void {
  const isVariant = entry.season ?? entry.category ?? (entry.dates.length + entry.days.length > 0 || undefined);
  if (entry.unit.time !== undefined || !isVariant || before?.fact.line !== entry.fact.line) return;
  const label = (fact: Fact) => fact.text.split(':')[0];
  if (before.unit.isFurther || before.isSide || label(before.fact) !== label(entry.fact)) return;
  entry.unit = { ...entry.unit, time: before.unit.time, timeCount: before.unit.timeCount };
}

/** Heading of each statement: that above its list, or that right below it. */
function headingsOf(facts: readonly Fact[]): ReadonlyMap<Fact, string> {
  const headings = new Map<Fact, string>();
  for (const order of [facts, [...facts].reverse()]) {
    let heading = '';
    let line = 0;
    for (const fact of order) {
      const own = headingOf(fact);
      // A heading ends with the list next to it.
      if (own === undefined && Math.abs(fact.line - line) > 1) heading = '';
      heading = own ?? heading;
      line = own === undefined ? fact.line : fact.line + (order === facts ? 3 : -1);
      if (heading && !headings.get(fact)) headings.set(fact, heading);
    }
  }
  return headings;
}

/** "All prices per room and night:" holds for the list below. */
function headingOf({ amounts, text, terms }: Fact): string | undefined {
  const isHeading = amounts.length === 0 && text.length < 120 && (terms.has('~price') || /:\s*$/.test(text));
  return isHeading ? foldWord(text) : undefined;
}

function entriesOf(fact: Fact, lexicon: Lexicon, title: string): PriceEntry[] {
  const amounts = fact.amounts.filter(({ isPercent }) => !isPercent);
  const first = amounts[0];
  if (!first) return [];
  const common = fact.text.slice(0, first.index);
  return amounts.map((amount, at) => {
    const previous = amounts[at - 1];
    const own = previous ? fact.text.slice(previous.index + previous.text.length, amount.index) : '';
    const end = amounts[at + 1]?.index ?? fact.text.length;
    const rest = fact.text.slice(amount.index + amount.text.length, end);
    const after = (rest.split(/[,;](?!\d)|\.\s/)[0] ?? '').replace(/\s(?:and|och|und|et|y|or|oder|ou|eller|o)\s*$/, '');
    return readEntry(
      fact,
      amount,
      {
        common,
        own:
          own
            .split(/[,;](?!\d)|\s(?:and|och|und|et|y|or|oder|ou|eller|o)\s/)
            .at(-1)
            ?.trim() ?? '',
        after,
        rest,
        title,
        isFurtherAmount: at > 0,
      },
      lexicon,
    );
  });
}

function readEntry(
  fact: Fact,
  amount: Amount,
  {
    common,
    own,
    after,
    rest,
    title,
    isFurtherAmount,
  }: { common: string; own: string; after: string; rest: string; title: string; isFurtherAmount: boolean },
  lexicon: Lexicon,
): PriceEntry {
  const language = lexicon.pack.code;
  const words = wordsOf(language);
  // "£60 truck fee": the name stands behind the amount.
  const isBehind = /^\s[\p{L}-]{3}/u.test(after) && !notNames.test(foldWord(after));
  // "Hire of towels 3 €, lockers 5 €": a new name in place of the first.
  const isNew = own !== '' && !isQualifier(own) && !namesAmountOnly(own, words, lexicon);
  const label = [
    ...labelTokens(common, isBehind ? 0.5 : isNew ? 0.3 : 1, lexicon),
    ...labelTokens(own, 0.9, lexicon),
    ...labelTokens(after, isBehind ? 1 : 0.4, lexicon),
  ];
  const before = foldWord(own || common);
  const side = [...tokenize(own || common, lexicon), ...tokenize(after, lexicon)];
  const text = foldWord(`${own || common} ${after}`);
  const unit = readPriceUnit(
    { before: foldWord(`${common} ${own}`), after: foldWord(after), title, statement: foldWord(fact.text) },
    language,
  );
  const seasonOf = (part: string) =>
    compiledPattern(`(?:^|[^\\p{L}])(?:${words.highSeason})(?![\\p{L}])`, 'u').test(part)
      ? ('high' as const)
      : compiledPattern(`(?:^|[^\\p{L}])(?:${words.lowSeason})(?![\\p{L}])`, 'u').test(part)
        ? ('low' as const)
        : undefined;
  const ages = readAgeRange(`${own || common} ${amount.text} ${after}`);
  const schedule = [...itemsOf(scheduleTokens(`${own || common} ${after}`, language))];
  const lead = tokenize(common, lexicon)[0];
  return {
    fact,
    amount,
    label,
    isVariant: isFurtherAmount && !isNew,
    leadingNumber: lead?.number,
    numbers: [...tokenize(common, lexicon), ...tokenize(own, lexicon)].flatMap(({ number }) => number ?? []),
    bundle: bundleOf(own, common, after, lexicon),
    people:
      numberIn(`${own || common} ${after}`, peopleNumber(words), lexicon) ??
      (own ? numberIn(own, forNumber, lexicon) : undefined),
    group: readGroupSize(text, language, (word) => lexicon.token(word, word).number),
    days: schedule.flatMap((item) => (item.kind === 'days' ? item.days : [])),
    unit,
    category:
      categoryOf(text, words) ?? (ages ? (ages[1] < 20 ? 'child' : ages[0] >= 58 ? 'senior' : undefined) : undefined),
    ages,
    season: seasonOf(foldWord(own)) ?? seasonOf(foldWord(after)) ?? seasonOf(foldWord(common)),
    dates: schedule.flatMap((item) => (item.kind === 'dates' ? item.ranges : [])),
    isFrom: fromWord.test(before),
    isSide:
      threshold.test(before) ||
      reductionWord.test(foldWord(`${own} ${rest}`)) ||
      side.some(({ concept }) => concept !== undefined && sideConcepts.has(concept)),
  };
}

const forNumber = /(?:for|for|fur|pour|para|a)\s(\p{L}+|\d+)\s*$/u;
const peopleNumber = (words: ReturnType<typeof wordsOf>) =>
  compiledPattern(`(?:for|fur|pour|para|de|a)\\s(\\p{L}+|\\d+)\\s(?:${words.people})(?![\\p{L}])`, 'u');

/** Number in digits or words that an expression finds. */
function numberIn(text: string, pattern: RegExp, lexicon: Lexicon): number | undefined {
  const written = pattern.exec(foldWord(text))?.[1];
  return written === undefined ? undefined : lexicon.token(written, written).number;
}

/** "For twelve people", "four for", "per week": how much of the thing, not another thing. */
function namesAmountOnly(own: string, words: ReturnType<typeof wordsOf>, lexicon: Lexicon): boolean {
  const units = compiledPattern(`^(?:${Object.values(words.units).join('|')}|${words.people}|${words.further})$`, 'u');
  return tokenize(own, lexicon).every(
    ({ word, number, isStopWord, concept }) =>
      number !== undefined ||
      isStopWord ||
      concept === 'timeUnit' ||
      units.test(word) ||
      lexicon.token(word, word).number !== undefined,
  );
}

function bundleOf(own: string, common: string, after: string, lexicon: Lexicon): number | undefined {
  const ahead = numberIn(own || common, /(?:^|[,:]\s?)(\p{L}+|\d+)\s(?:for|fur|pour|por|a)\s*$/u, lexicon);
  const behind = numberIn(
    after,
    /\s(?:for|fur|pour|por|para)\s(\p{L}+|\d+)(?:\s(?!min|hour|hora|stund|tim|heure|day|dag|tag|jour|dia|night|natt|nacht|nuit|noche|week|veck|woche|semain|seman|month|manad|monat|mois|mes|person|people|pers|gast|guest|pax)\p{L}+)?\s*(?:from\b|i samma|vom\b|$)/u,
    lexicon,
  );
  return ahead ?? behind;
}

function categoryOf(text: string, words: ReturnType<typeof wordsOf>): PersonCategory | undefined {
  for (const category of ['senior', 'student', 'child', 'adult'] as const)
    if (compiledPattern(`(?:^|[^\\p{L}])(?:${words[category]})(?![\\p{L}])`, 'u').test(text)) return category;
  return undefined;
}

/** Content words of a part of a label with their weights. */
function labelTokens(text: string, weight: number, lexicon: Lexicon): LabelToken[] {
  const found: LabelToken[] = [];
  let inBrackets = false;
  // Words behind a comma only describe: "Cleaning, child under 13".
  let described = 1;
  for (const part of text.split(/([(),:])/)) {
    if (part === '(') inBrackets = true;
    else if (part === ')') inBrackets = false;
    else if (part === ',') described = 0.6;
    else if (part === ':') described = 1;
    else
      for (const token of tokenize(part, lexicon)) {
        if (token.isStopWord || (token.number !== undefined && token.word !== 'single') || isPriceVerb(token)) continue;
        const information = informationOf(token.word, lexicon.pack.code);
        if (/^(?:ar|år|års|ans|anos|años|jahren?|years?)$/.test(token.word)) continue;
        const meaning = token.concept === 'timeUnit' ? 0.25 : token.concept ? Math.max(0.5, information) : information;
        if (meaning > 0.15)
          found.push({ token, weight: weight * meaning * (inBrackets ? 0.25 : described), isBracketed: inBrackets });
      }
  }
  return found;
}
