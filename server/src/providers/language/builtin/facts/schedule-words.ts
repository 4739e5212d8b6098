import { lexiconOf } from '../text/lexicon.ts';
import { foldWord } from '../text/tokenize.ts';
import { everyDay, type ScheduleVocabulary, scheduleVocabularyOf } from './schedule-vocabulary.ts';

/** A piece of text that matters for a weekly schedule. Days are 0 (Monday) to 6, minutes count from midnight. */
export type ScheduleToken = ScheduleTokenKind & {
  /** Text of a phrase of the vocabulary. */
  source?: string;
};

type ScheduleTokenKind =
  | { kind: 'days'; days: readonly number[] }
  | { kind: 'publicHolidays' }
  /** A holiday by its name, whose date this does not know. */
  | { kind: 'namedHoliday' }
  | { kind: 'clock'; minutes: number; half: 'am' | 'pm' | undefined; isBare: boolean }
  | { kind: 'month'; month: number }
  | { kind: 'number'; value: number; isWord?: true }
  /** Months of a season, first to last; 12 to 2 for the winter. */
  | { kind: 'season'; from: number; to: number }
  /** Calendar weeks, first to last. */
  | { kind: 'weeks'; from: number; to: number }
  /** A day with a name, as month * 100 + day. */
  | { kind: 'date'; day: number }
  | {
      kind:
        | 'to'
        | 'and'
        | 'comma'
        /** End of a sentence. */
        | 'end'
        /** A semicolon, a bar or a bracket: end of a part of the sentence. */
        | 'break'
        | 'closed'
        | 'otherwise'
        | 'except'
        | 'including'
        | 'between'
        | 'opens'
        | 'closes'
        | 'pause'
        | 'onRequest'
        | 'morning'
        | 'afternoon'
        | 'word';
      text: string;
    };

/** "7 days a week", "7j/7", "7 jours sur 7". */
const everyDayInDigits =
  /^7\s?(?:jours?|j|días|dias|days|dagar|Tage)?\s?(?:\/|sur|a|på|die|an)\s?(?:7|la semana|week|veckan|Woche)/iu;
const clock =
  /^(\d{1,2})(?:(?:[:.h]|\s?(?:h|heures?|uhr)\s?)([0-5]\d))(?!\d)\s?(am|pm|a\.m\.?|p\.m\.?)?(?![\p{L}])|^(\d{1,2})\s?(am|pm|a\.m\.?|p\.m\.?|h|uhr|hs|horas|heures?)(?![\p{L}])/iu;

const ordinals = new Set(
  'first second third fourth last forsta andra tredje fjarde sista erste ersten erster zweite zweiten dritte dritten letzte letzten premier deuxieme troisieme dernier primer primero segundo tercer ultimo'.split(
    ' ',
  ),
);

/** Working days that are counted: "in 7 to 10 business days". */
const countedDays =
  /^(?:business days?|working days?|work days|arbetsdagar|werktagen?|arbeitstagen?|jours ouvr\p{L}+|días (?:hábiles|laborables))/iu;

/** "Vecka 28–31", "KW 30", "semaine 29". */
const calendarWeeks =
  /^(?:vecka|veckorna|v\.|KW|Kalenderwochen?)\s?(\d{1,2})(?:\s?(?:-|–|till|bis)\s?(\d{1,2}))?(?!\d)/u;

/** "Im Advent", "Adventssamstage", "under adventstiden": the weeks before Christmas. */
const advent = /^Advent(?:s?zeit|stiden)?(?!\p{L})|^Advents?(?=(?:sams|sonn)tag|(?:lör|sön)dag)/iu;
const adventWeeks = { from: 48, to: 51 };

/** "Lördagsöppet", "Samstagsöffnung": a day in a compound. */
const dayCompounds: Readonly<Record<string, RegExp>> = {
  sv: /^((?:mån|tis|ons|tors|fre|lör|sön)dag)s(?=\p{L}{3})/iu,
  de: /^((?:mon|diens|donners|frei|sams|sonn)tag|mittwoch)s(?=\p{L}{4})/iu,
};

/** Abbreviations of days that are words or letters elsewhere, where their surroundings tell. */
const shortDays: Readonly<Record<string, RegExp>> = {
  sv: /^(?:må|ti|on|to|fr|lö|sö)(?=\s*[,:–-]\s*\p{L}?|\s+\d|\s+och\s+(?:må|ti|on|to|fr|lö|sö)(?!\p{L}))(?!\p{L})/u,
  es: /^[LMXJVSD](?=\s?:)/u,
  de: /^Sonn-?\s?(?:und|u\.|&|\/)\s?(?:Feiertag\p{L}*)/iu,
};

const shortNames: Readonly<Record<string, string>> = { sv: 'må ti on to fr lö sö', es: 'L M X J V S D' };

function shortDay(name: string, code: string): ScheduleToken[] {
  if (/^sonn$/i.test(name)) return [{ kind: 'days', days: [6] }];
  if (/^feiertag/i.test(name)) return [{ kind: 'publicHolidays' }];
  const day = shortNames[code]?.split(' ').indexOf(name) ?? -1;
  return day < 0 ? [] : [{ kind: 'days', days: [day] }];
}

/** Lexes a text for its days, dates, times and separators, in order. */
export function scheduleTokens(text: string, language: string): ScheduleToken[] {
  const vocabulary = scheduleVocabularyOf(language);
  const { code } = lexiconOf(language).pack;
  const written = text.normalize('NFC').replace(/[’`´]/g, "'");
  const tokens: ScheduleToken[] = [];
  let at = 0;
  while (at < written.length) {
    const rest = written.slice(at);
    const always = everyDayInDigits.exec(rest);
    if (always) {
      tokens.push({ kind: 'days', days: everyDay });
      at += always[0].length;
      continue;
    }
    // "sept" alone is the French seven.
    if (/^sept\./i.test(rest)) {
      tokens.push({ kind: 'month', month: 9 });
      at += 5;
      continue;
    }
    const weeks = calendarWeeks.exec(rest);
    if (weeks) {
      tokens.push({ kind: 'weeks', from: Number(weeks[1]), to: Number(weeks[2] ?? weeks[1]) });
      at += weeks[0].length;
      continue;
    }
    const ofAdvent = advent.exec(rest);
    if (ofAdvent) {
      tokens.push({ kind: 'weeks', ...adventWeeks });
      at += ofAdvent[0].length;
      continue;
    }
    const compound = dayCompounds[code]?.exec(rest);
    if (compound?.[1]) {
      tokens.push({
        ...(phraseAt(compound[1], vocabulary)?.token ?? { kind: 'word', text: compound[1] }),
        source: rest.match(/^\p{L}+/u)?.[0] ?? '',
      });
      at += compound[0].length;
      continue;
    }
    const short = shortDays[code]?.exec(rest);
    if (short) {
      tokens.push(...short[0].split(/[^\p{L}]+/u).flatMap((name) => shortDay(name, code)));
      at += short[0].length;
      continue;
    }
    const elided = code === 'fr' ? /^(?:[ldjmnst]|qu)'(?=\p{L})/iu.exec(rest) : null;
    if (elided) {
      at += elided[0].length;
      continue;
    }
    const time = clock.exec(rest);
    if (time) {
      at += time[0].length;
      const half = halfAt(written.slice(at), vocabulary);
      tokens.push(inHalf(clockToken(time), half?.half));
      at += half?.length ?? 0;
      continue;
    }
    const number = /^\d+(?:[.,]\d+)?/.exec(rest);
    if (number) {
      const value = Number(number[0].replace(',', '.'));
      at += number[0].length;
      const half = value <= 12 ? halfAt(written.slice(at), vocabulary) : undefined;
      if (half) {
        tokens.push(inHalf({ kind: 'clock', minutes: value * 60, half: undefined, isBare: false }, half.half));
        at += half.length;
        continue;
      }
      tokens.push({ kind: 'number', value });
      // Ordinals: "1st", "24.", "1er".
      at += /^(?:st|nd|rd|th|er|:e)\b/.exec(written.slice(at))?.[0].length ?? 0;
      continue;
    }
    const phrase = phraseAt(rest, vocabulary);
    if (phrase) {
      const before = tokens.at(-1);
      // "The first Saturday of each month" is no weekly day.
      if (phrase.token.kind === 'days' && before?.kind === 'number' && countedDays.test(rest)) {
        tokens.push({ kind: 'word', text: 'days' });
        at += phrase.length;
        continue;
      }
      if (phrase.token.kind === 'publicHolidays' && isVacation(rest.slice(0, phrase.length), before, rest)) {
        tokens.push({ kind: 'word', text: 'vacation' });
        at += phrase.length;
        continue;
      }
      const isOrdinal = phrase.token.kind === 'days' && before?.kind === 'word' && ordinals.has(before.text);
      const source = rest.slice(0, phrase.length);
      tokens.push(isOrdinal ? { kind: 'word', text: 'ordinal' } : { ...phrase.token, source });
      at += phrase.length;
      continue;
    }
    const word = /^[\p{L}][\p{L}\p{N}']*/u.exec(rest);
    if (word) {
      const folded = foldWord(word[0]);
      const value = vocabulary.numbers.get(folded);
      tokens.push(value === undefined ? { kind: 'word', text: folded } : { kind: 'number', value, isWord: true });
      at += word[0].length;
      continue;
    }
    const sign = written[at] as string;
    if (/[-–—]/.test(sign)) tokens.push({ kind: 'to', text: sign });
    else if (/[,/&+]/.test(sign)) tokens.push({ kind: sign === ',' ? 'comma' : 'and', text: sign });
    else if (/[;|()]/.test(sign)) tokens.push({ kind: 'break', text: sign });
    else if (sign === '\n' || (sign === '.' && isSentenceEnd(written, at, vocabulary)))
      tokens.push({ kind: 'end', text: sign });
    at++;
  }
  return tokens;
}

/** "Holidays: 1 to 20 July", "holidays from 24 Dec": time off with its dates. */
const holidaysOfDates =
  /^holidays?[\s:]+(?:from\s+)?(?:the\s+)?(?:\d{1,2}(?:st|nd|rd|th)?\s*(?:(?:[-–]|to|until)\s*\d{1,2}(?:st|nd|rd|th)?\s*)?)?(?:of\s+)?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*/iu;

/** Words before "holidays" that leave its meaning open: "on holidays", "during holidays". */
const openBefore = new Set(['on', 'during', 'and', 'or', 'over', 'your', 'our', 'for', 'what', 'are', 'of', 'some']);

/**
 * True where a bare "holidays" is time off: "summer holidays", "holidays 1-20 July", "we are on holiday". A heading
 * "Holidays:" and "on holidays" mean public holidays.
 */
function isVacation(written: string, before: ScheduleToken | undefined, rest: string): boolean {
  if (!/^holidays?$/i.test(written)) return false;
  if (before?.kind === 'season' || before?.kind === 'month' || before?.kind === 'date') return true;
  if (before?.kind === 'word' && !openBefore.has(before.text)) return true;
  if (/^holiday$/i.test(written) && !/^holiday\s*(?::|hours|opening|times)/i.test(rest)) return true;
  return holidaysOfDates.test(rest);
}

/** A full stop ends a sentence unless it ends an abbreviation ("kl.", "Mo.") or an ordinal ("24."). */
function isSentenceEnd(text: string, at: number, { phrases }: ScheduleVocabulary): boolean {
  if (!/^\.(?:\s+[\p{Lu}\d(]|\s*$)/u.test(text.slice(at))) return false;
  const [before, after] = [text.slice(0, at), text.slice(at + 1)];
  if (/(?:^|[^\p{L}\p{N}])(?!h$)\p{L}{1,3}$/u.test(before)) return false;
  if (!/\d$/.test(before)) return true;
  const next = /^\s+(\p{Lu}\p{L}*)/u.exec(after)?.[1];
  return next !== undefined && phrases.get(foldWord(next))?.kind !== 'month' && phrases.get(next)?.kind !== 'month';
}

type ClockToken = ScheduleToken & { kind: 'clock' };

/** Half of the day that follows a time. */
function halfAt(rest: string, { am, pm }: ScheduleVocabulary): { half: 'am' | 'pm'; length: number } | undefined {
  const morning = am.exec(rest);
  const found = morning ?? pm.exec(rest);
  return found ? { half: morning ? 'am' : 'pm', length: found[0].length } : undefined;
}

function inHalf(token: ClockToken, half: 'am' | 'pm' | undefined): ClockToken {
  if (half === undefined || token.half !== undefined) return token;
  const shift = half === 'pm' && token.minutes < 720 ? 720 : 0;
  return { ...token, minutes: token.minutes + shift, half };
}

function clockToken(match: RegExpExecArray): ClockToken {
  const hour = Number(match[1] ?? match[4]);
  const minute = Number(match[2] ?? 0);
  const sign = match[3] ?? match[5] ?? '';
  const half = /^a/i.test(sign) ? 'am' : /^p/i.test(sign) ? 'pm' : undefined;
  const shifted = half === 'pm' && hour < 12 ? hour + 12 : half === 'am' && hour === 12 ? 0 : hour;
  return { kind: 'clock', minutes: shifted * 60 + minute, half, isBare: false };
}

function phraseAt(
  rest: string,
  { phrases, longest }: ScheduleVocabulary,
): { token: ScheduleToken; length: number } | undefined {
  const words = /^[\p{L}']+(?:[\s-][\p{L}']+)*/u.exec(rest)?.[0].split(/([\s-])/) ?? [];
  for (let count = Math.min(longest, (words.length + 1) / 2); count >= 1; count--) {
    const written = words.slice(0, count * 2 - 1).join('');
    const phrase = written.replaceAll(/[\s-]/g, ' ');
    const token = phrases.get(phrase) ?? phrases.get(phrase.toLowerCase()) ?? phrases.get(foldWord(phrase));
    if (token) return { token, length: written.length };
  }
  return undefined;
}
