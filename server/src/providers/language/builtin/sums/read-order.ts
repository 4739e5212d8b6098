import { type Lexicon, wordList } from '../text/lexicon.ts';
import type { Token } from '../text/tokenize.ts';
import { informationOf } from '../text/word-frequency.ts';
import { type Party, readParty } from './read-party.ts';
import { isPriceVerb, type SumWords, type TimeUnit, wordsOf } from './sum-words.ts';
import { WordLine } from './word-line.ts';

export interface OrderWord {
  token: Token;
  weight: number;
  /** Part of a day, date or time. */
  isMoment?: boolean;
}

/** Words between two joints of a question, with the number that stands before them. */
export interface Segment {
  words: readonly OrderWord[];
  number: number | undefined;
  /** An article or a number stands before a thing, or a word that joins it to others. */
  isListed: boolean;
  sentence: number;
  /** Joined to another thing by "and" or the like. */
  isJoined: boolean;
  /** A number or an article stands before the thing itself. */
  hasDeterminer: boolean;
  /** Each of several people: "both want a cut". */
  isEach: boolean;
  /** First person singular: for the speaker alone. */
  isSelf: boolean;
}

export interface Order {
  segments: readonly Segment[];
  durations: readonly { count: number; time: TimeUnit }[];
  party: Party;
  /** It names a total. */
  isTotal: boolean;
}

/** Reads the order of a question: things with their numbers, times, people. */
export function readOrder(text: string, lexicon: Lexicon, moment: ReadonlySet<string>): Order {
  const language = lexicon.pack.code;
  const words = wordsOf(language);
  const line = new WordLine(text, lexicon);
  const isTotal = line.has(`(?:${words.total})`);
  dropNegated(line, words);
  // Ages before durations: both are numbers of years.
  const party = readParty(line, words);
  const durations = readDurations(line, words, lexicon);
  return { segments: segmentsOf(line, words, lexicon, moment), durations, party, isTotal };
}

/** "Without the deposit" names what is not part of it. */
function dropNegated(line: WordLine, words: SumWords): void {
  line.each(`(?:${words.without})(?:\\s(?!\\d)[\\p{L}]{1,4}){0,2}\\s([\\p{L}]{3,})`, () => true);
}

function readDurations(line: WordLine, words: SumWords, lexicon: Lexicon): { count: number; time: TimeUnit }[] {
  const found: { count: number; time: TimeUnit }[] = [];
  for (const [time, source] of Object.entries(words.units) as [TimeUnit, string][]) {
    const isHalf = time === 'halfDay' || time === 'halfHour';
    line.each(
      `(?:(${words.within})\\s)?(?:(?:the|der|den|die|le|la|el|l)\\s)?(?:(\\d+(?:\\.\\d+)?|${words.articles})\\s)${isHalf ? '?' : ''}(?:(?:${words.whole})\\s){0,2}(?:${source})`,
      (match) => {
        if (match[1] && match[1] !== 'i') return false;
        // "Three day passes": the unit belongs to the thing.
        if (
          lexicon.pack.code === 'en' &&
          Number(match[2]) > 1 &&
          /(?:day|night|hour|week|month|minute)$/.test(match[0])
        )
          return false;
        found.push({ count: Number(match[2]) || 1, time });
        return true;
      },
    );
    line.each(
      `(?:(?:for|fur|pour|por|para|i|om)\\s(?:the|den|die|das|la|le|el)\\s)(?:(?:${words.whole})\\s)?(?:${source})|(?:${words.whole})\\s(?:${source})`,
      () => {
        found.push({ count: 1, time });
        return true;
      },
    );
  }
  for (const source of Object.values(words.units)) line.each(`(?:per|pro|par|por|je)\\s(?:${source})`, () => true);
  return found;
}

/** "Three pieces", "two times": the number is of the thing named before. */
const pieces = /^(?:st|stycken|stuck|pieces|pcs|units?|unidades|fois|times|mal|ganger|veces|exemplar)$/;

const momentWords =
  /^(?:mornings?|afternoons?|evenings?|times?|morgon\w*|kvall\w*|eftermiddag\w*|ganger?|gang|morgens?|abends?|vormittags?|nachmittags?|mal|matin|soir|apres midi|fois|manana|tarde|vez|veces)$/;
const each =
  /^(?:both|each|everyone|bada|bade|var|varsin|varsitt|alla|beide|beiden|jeweils|jeder|jede|alle|chacun|chacune|tous|toutes|cada|ambos|ambas|todos|todas)$/;
/** Measures that prices are per: the thing is what follows. */
const measures =
  /^(?:kg|kilos?|kilogram\w*|grams?|gramm?e?s?|g|hg|hekto|litres?|liters?|litros?|l|metres?|meters?|metern|metros?|m|m2|qm|kvm|kvadratmeter|quadratmeter|cuadrados?|carres?|lfm|pounds?|lbs?|oz|dl|cl)$/;

function segmentsOf(line: WordLine, words: SumWords, lexicon: Lexicon, moment: ReadonlySet<string>): Segment[] {
  const conjunctions = new Set([...wordList(lexicon.pack.schedule.and), ...words.joins.split('|')]);
  const articles = new Set(words.articles.split('|'));
  const self = new Set(words.self.split('|'));
  const segments: Segment[] = [];
  let current = emptySegment(0, false);
  let sentence = 0;
  let carried: number | undefined;
  const close = (isListed: boolean) => {
    const last = segments.at(-1);
    if (current.words.length > 0) segments.push(current);
    else if (current.number !== undefined && last && last.number === undefined)
      segments[segments.length - 1] = { ...last, number: current.number, isListed: true };
    else if (current.number !== undefined) carried = current.number;
    current = emptySegment(sentence, isListed);
    // "Two of them and a van": the number has no word of weight to stand before.
    if (carried !== undefined && isListed) current.number = carried;
    carried = undefined;
  };
  for (const [at, { word, token, isConsumed }] of line.words.entries()) {
    if (token === undefined) {
      if (word === '‖') sentence++;
      close(false);
    } else if (conjunctions.has(word)) {
      if (current.words.length > 0) current.isJoined = true;
      close(true);
      current.isJoined = true;
    } else if (isConsumed || isOfMoment(line.words, at, moment)) continue;
    else if (token.number !== undefined) {
      // A number behind a thing begins the next one, unless it counts pieces.
      if (Number.isInteger(token.number) && token.number > 0 && token.number <= 1000) current.number ??= token.number;
      current.isListed = current.hasDeterminer = true;
    } else {
      if (articles.has(word)) current.isListed = current.hasDeterminer = true;
      if (each.test(word)) current.isEach = true;
      if (self.has(word)) current.isSelf = true;
      if (isThing(token) && !pieces.test(word) && !measures.test(word))
        current.words.push({
          token,
          weight: weightOf(token, lexicon.pack.code),
          isMoment: moment.has(word) || momentWords.test(word) || token.concept === 'weekday',
        });
    }
  }
  close(false);
  return segments;
}

/** "On 24 December", "at 2": a number that belongs to a date or time beside it, and counts nothing. */
function isOfMoment(words: WordLine['words'], at: number, moment: ReadonlySet<string>): boolean {
  const isPart = (one: WordLine['words'][number] | undefined) => one !== undefined && moment.has(one.word);
  if (words[at]?.token?.number === undefined || !isPart(words[at])) return false;
  // The full stop of an ordinal ("24. Dezember") stands as the end of a sentence.
  const after = words[at + 1]?.word === '‖' ? words[at + 2] : words[at + 1];
  return [words[at - 1], after].some((next) => isPart(next) && next?.token?.number === undefined);
}

interface OpenSegment extends Segment {
  words: OrderWord[];
  number: number | undefined;
  isListed: boolean;
  isJoined: boolean;
  hasDeterminer: boolean;
  isEach: boolean;
  isSelf: boolean;
}

const emptySegment = (sentence: number, isListed: boolean): OpenSegment => ({
  words: [],
  number: undefined,
  isListed,
  isJoined: false,
  hasDeterminer: false,
  isEach: false,
  sentence,
  isSelf: false,
});

const notThings = new Set([
  'free',
  'count',
  'need',
  'possible',
  'generic',
  'business',
  'day',
  'now',
  'offer',
  'when',
  'pay',
]);

export const isThing = (token: Token) =>
  !token.isStopWord &&
  token.number === undefined &&
  !isPriceVerb(token) &&
  !(token.concept !== undefined && notThings.has(token.concept));

export const weightOf = (token: Token, language: string) => {
  const information = informationOf(token.word, language);
  if (token.concept === 'price') return 0.35;
  if (token.concept === 'timeUnit') return 0.25;
  return token.concept ? Math.max(0.5, information) : information;
};
