import { compiledPattern } from '../text/compiled-pattern.ts';
import { type SumWords, type TimeUnit, wordsOf } from './sum-words.ts';

/** A price is for this much of something. */
export interface PriceUnit {
  /** Unit of time it is paid for. */
  time: TimeUnit | undefined;
  /** Number of these units; 1 for "per day". */
  timeCount: number;
  /** Each person pays it. */
  isPerPerson: boolean;
  /** Each further unit after those of another price costs this. */
  isFurther: boolean;
  /** Least number of units that is charged. */
  minimum: { time: TimeUnit; count: number } | undefined;
}

const perPerson =
  /(?:\/|\b(?:per|pro|par|por|je|a|each|every|cada|chaque)\s)\s?(?:person|pers\b|personne|persona|head|guest|gast|adult|vuxen|erwachsene|adulte|adulto|child\b|barn\b|kind\b|enfant|nino|kuvert|tete|comensal|elev\b|schuler|eleve|alumno|participant|deltagare|teilnehmer|mover|packer)|\bp\.\s?p\b|\bpp\b/;

/**
 * Reads the unit of a price.
 * `after` is the text behind the amount up to the end of its clause, `before` the label, `title` the heading; folded.
 */
export function readPriceUnit(
  written: { before: string; after: string; title: string; statement: string },
  language: string,
): PriceUnit {
  const words = wordsOf(language);
  const [before, after, title, statement] = [written.before, written.after, written.title, written.statement].map(
    (text) => text.replace(/[-–'’]/g, ' ').replace(/\/\s?man\b/g, '/manad'),
  ) as [string, string, string, string];
  // "35 € y se paga una vez al año" goes on with something else.
  const ahead = after.split(/\(|\s(?:and|och|und|et|y)\s(?!per|par|pro|por|je|om\s|i\s)/)[0] ?? after;
  const label = /:/.test(before) ? before : (before.split(/[,;]/).at(-1) ?? before);
  const found =
    halfTime(ahead, words) ??
    perTime(ahead, words, true) ??
    forTimes(ahead, words, true) ??
    perTime(label, words) ??
    forTimes(label, words, false) ??
    columnTime(label, words) ??
    perTime(title, words, true);
  return {
    time: found?.time,
    timeCount: found?.count ?? 1,
    isPerPerson: perPerson.test(after) || perPerson.test(before) || perPerson.test(title),
    isFurther: compiledPattern(`(?:^|[^\\p{L}])(?:${words.further})(?![\\p{L}])`, 'u').test(
      `${lastWords(before)} ${after}`,
    ),
    minimum: minimumIn(statement, words),
  };
}

const lastWords = (text: string) =>
  text
    .replace(/[:;\s]+$/, '')
    .split(/[:;]/)
    .at(-1) ?? '';

const unitEntries = (words: SumWords) => Object.entries(words.units) as [TimeUnit, string][];

interface Times {
  time: TimeUnit;
  count: number;
}

function perTime(text: string, words: SumWords, hasAdverbs = false): Times | undefined {
  for (const [time, source] of unitEntries(words)) {
    const single =
      hasAdverbs && /ly|lich|suel|sual|nual|nnuel/.test(source)
        ? `|(?:^|\\s)(?:${adverbs(source)})(?:$|[\\s,:.)])`
        : '';
    if (
      compiledPattern(
        `(?:/\\s?|\\b${words.per}[\\s'](?:(?:${words.further}|begonnene|commencee|paborjad|started)\\s|\\p{L}+\\s(?:and|och|und|et|y|&)\\s(?:per\\s|par\\s|por\\s|pro\\s)?)?|l')(?:${source})(?![\\p{L}])${single}`,
        'u',
      ).test(text)
    )
      return { time, count: 1 };
  }
  return undefined;
}

const adverbs = (source: string) =>
  source
    .split('|')
    .filter((word) => /ly$|lich$|suel|sual|nual|nnuel|hebdo/.test(word))
    .join('|') || 'x^';

const smallNumbers: Readonly<Record<string, number>> = {
  two: 2, tva: 2, zwei: 2, deux: 2, dos: 2, three: 3, tre: 3, drei: 3, trois: 3, tres: 3, four: 4, fyra: 4, vier: 4,
  quatre: 4, cuatro: 4, five: 5, fem: 5, funf: 5, cinq: 5, cinco: 5, six: 6, sex: 6, sechs: 6, seis: 6, seven: 7,
  sju: 7, sieben: 7, sept: 7, siete: 7, eight: 8, atta: 8, acht: 8, huit: 8, ocho: 8, ten: 10, tio: 10, zehn: 10,
  dix: 10, diez: 10, twelve: 12, tolv: 12, zwolf: 12, douze: 12, doce: 12,
}; // biome-ignore format: pairs

const count = `(\\d+(?:[.,]\\d+)?|${Object.keys(smallNumbers).join('|')}|an?|one|une?|una|ett|en|eine?|einen)`;

const first = 'first|forsta|erste[nrs]?|premiere?|primer[ao]?';

const valueOf = (written: string) => smallNumbers[written] ?? (Number(written.replace(',', '.')) || 1);

function halfTime(text: string, words: SumWords): Times | undefined {
  const found = unitEntries(words).find(
    ([time, source]) =>
      time.startsWith('half') &&
      compiledPattern(`^\\s*(?:[\\p{L}]{1,4}\\s){0,2}(?:${source})(?![\\p{L}])`, 'u').test(text),
  );
  return found && { time: found[0], count: 1 };
}

/** "Day", "Week" at the head of a column. */
function columnTime(label: string, words: SumWords): Times | undefined {
  const column = /[:,]([^:,]*)$/.exec(label)?.[1]?.trim() ?? '';
  const found = unitEntries(words).find(([, source]) => compiledPattern(`^(?:${source})$`, 'u').test(column));
  return found && { time: found[0], count: 1 };
}

/** "For three days", "2 hours": right behind the amount, or anywhere in a label. */
function forTimes(text: string, words: SumWords, isBehind: boolean): Times | undefined {
  const lead = isBehind ? '^\\s*(?:(?:for|fur|pour|por|/|i|la|le|de)\\s)?(?:\\p{L}{1,3}\\s)?' : '(?:^|[^\\p{L}\\d])';
  for (const [time, source] of unitEntries(words)) {
    // Years behind a number are ages.
    if (time === 'year') continue;
    const half = time === 'halfDay' || time === 'halfHour';
    const match = compiledPattern(
      `${lead}(?:${count}[\\s-]?|(?:the\\s|den\\s|die\\s|la\\s|le\\s)?(?:${first})\\s)${half ? '?' : ''}(?:${source})(?![\\p{L}])`,
      'u',
    ).exec(text);
    if (match) return { time, count: match[1] ? valueOf(match[1]) : 1 };
  }
  return undefined;
}

function minimumIn(text: string, words: SumWords): Times | undefined {
  for (const [time, source] of unitEntries(words)) {
    const match =
      compiledPattern(`(?:${words.minimum})\\s(?:of\\s|de\\s)?${count}[\\s-]?(?:${source})(?![\\p{L}])`, 'u').exec(
        text,
      ) ?? compiledPattern(`${count}[\\s-](?:${source})\\s(?:${words.minimum})(?![\\p{L}])`, 'u').exec(text);
    if (match?.[1]) return { time, count: valueOf(match[1]) };
  }
  return undefined;
}

/** Size of each unit in hours, days or months; units of one family can be exchanged. */
const sizes: Readonly<Record<TimeUnit, readonly [family: string, size: number]>> = {
  minute: ['hours', 1 / 60],
  halfHour: ['hours', 0.5],
  hour: ['hours', 1],
  halfDay: ['half days', 1],
  day: ['days', 1],
  night: ['days', 1],
  week: ['days', 7],
  month: ['months', 1],
  year: ['months', 12],
};

/** Number of `unit`s that `count` units of another time are; undefined where they cannot be exchanged. */
export function convertTime(count: number, from: TimeUnit, to: TimeUnit): number | undefined {
  const [[family, size], [otherFamily, otherSize]] = [sizes[from], sizes[to]];
  return family === otherFamily ? Math.round(((count * size) / otherSize) * 1000) / 1000 : undefined;
}
