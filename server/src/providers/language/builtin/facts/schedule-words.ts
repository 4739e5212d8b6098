import { yearWords } from '../languages/calendar-words.ts';
import { lexiconOf, wordList } from '../text/lexicon.ts';
import { foldWord } from '../text/tokenize.ts';

/** A piece of text that matters for a weekly schedule. Days are 0 (Monday) to 6, minutes count from midnight. */
export type ScheduleToken =
  | { kind: 'days'; days: readonly number[] }
  | { kind: 'publicHolidays' }
  /** A holiday by its name, whose date this does not know. */
  | { kind: 'namedHoliday' }
  | { kind: 'clock'; minutes: number; half: 'am' | 'pm' | undefined; isBare: boolean }
  | { kind: 'month'; month: number }
  | { kind: 'number'; value: number }
  /** Months of a season, first to last; 12 to 2 for the winter. */
  | { kind: 'season'; from: number; to: number }
  /** A day with a name, as month * 100 + day. */
  | { kind: 'date'; day: number }
  | { kind: 'to' | 'and' | 'comma' | 'end' | 'closed' | 'otherwise' | 'word'; text: string };

const everyDay = [0, 1, 2, 3, 4, 5, 6];
/** "7 days a week", "7j/7", "7 jours sur 7". */
const everyDayInDigits =
  /^7\s?(?:jours?|j|días|dias|days|dagar|Tage)?\s?(?:\/|sur|a|på|die|an)\s?(?:7|la semana|week|veckan|Woche)/iu;
const clock =
  /^(\d{1,2})(?:(?:[:.h]|\s?(?:h|heures?)\s?)([0-5]\d))(?!\d)\s?(am|pm|a\.m\.?|p\.m\.?)?(?![\p{L}])|^(\d{1,2})\s?(am|pm|a\.m\.?|p\.m\.?|h|uhr|hs|horas|heures?)(?![\p{L}])/iu;

/** First months of spring, summer, autumn and winter. */
const seasonStarts = [3, 6, 9, 12];

const ordinals = new Set(
  'first second third fourth last forsta andra tredje fjarde sista erste ersten erster zweite zweiten dritte dritten letzte letzten premier deuxieme troisieme dernier primer primero segundo tercer ultimo'.split(
    ' ',
  ),
);

interface Vocabulary {
  phrases: Map<string, ScheduleToken>;
  longest: number;
}
const vocabularies = new Map<string, Vocabulary>();

function vocabularyOf(language: string): Vocabulary {
  const { pack } = lexiconOf(language);
  const key = pack.code;
  const known = vocabularies.get(key);
  if (known) return known;
  const phrases = new Map<string, ScheduleToken>();
  const add = (words: string, token: ScheduleToken) => {
    for (const word of wordList(words)) if (!phrases.has(word)) phrases.set(word, token);
  };
  const { schedule } = pack;
  for (const kind of ['to', 'and', 'closed', 'otherwise'] as const) add(schedule[kind], { kind, text: kind });
  add(schedule.daily, { kind: 'days', days: everyDay });
  add(schedule.workdays, { kind: 'days', days: [0, 1, 2, 3, 4] });
  add(schedule.weekend, { kind: 'days', days: [5, 6] });
  add(schedule.publicHolidays, { kind: 'publicHolidays' });
  add(schedule.noon, { kind: 'clock', minutes: 720, half: 'pm', isBare: false });
  add(schedule.midnight, { kind: 'clock', minutes: 1440, half: 'pm', isBare: false });
  for (const [day, words] of pack.weekdays.entries()) add(words, { kind: 'days', days: [day] });
  for (const [month, words] of pack.months.entries()) add(words, { kind: 'month', month: month + 1 });
  const words = yearWords[pack.code];
  for (const [index, names] of (words?.seasons ?? []).entries())
    add(names, {
      kind: 'season',
      from: seasonStarts[index] as number,
      to: (((seasonStarts[index] as number) + 1) % 12) + 1,
    });
  for (const [date, names] of Object.entries(words?.dates ?? {}))
    add(names, { kind: 'date', day: Number(date.replace('-', '')) });
  add(words?.otherHolidays ?? '', { kind: 'namedHoliday' });
  const longest = Math.max(...[...phrases.keys()].map((phrase) => phrase.split(' ').length));
  const vocabulary = { phrases, longest };
  vocabularies.set(key, vocabulary);
  return vocabulary;
}

/** Lexes a text for its days, dates, times and separators, in order. */
export function scheduleTokens(text: string, language: string): ScheduleToken[] {
  const vocabulary = vocabularyOf(language);
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
    const elided = code === 'fr' ? /^(?:[ldjmnst]|qu)'(?=\p{L})/iu.exec(rest) : null;
    if (elided) {
      at += elided[0].length;
      continue;
    }
    const time = clock.exec(rest);
    if (time) {
      tokens.push(clockToken(time));
      at += time[0].length;
      continue;
    }
    const number = /^\d+(?:[.,]\d+)?/.exec(rest);
    if (number) {
      tokens.push({ kind: 'number', value: Number(number[0].replace(',', '.')) });
      at += number[0].length;
      // Ordinals: "1st", "24.", "1er".
      at += /^(?:st|nd|rd|th|er|:e)\b/.exec(written.slice(at))?.[0].length ?? 0;
      continue;
    }
    const phrase = phraseAt(rest, vocabulary);
    if (phrase) {
      const before = tokens.at(-1);
      // "The first Saturday of each month" is no weekly day.
      const isOrdinal = phrase.token.kind === 'days' && before?.kind === 'word' && ordinals.has(before.text);
      tokens.push(isOrdinal ? { kind: 'word', text: 'ordinal' } : phrase.token);
      at += phrase.length;
      continue;
    }
    const word = /^[\p{L}][\p{L}\p{N}']*/u.exec(rest);
    if (word) {
      tokens.push({ kind: 'word', text: foldWord(word[0]) });
      at += word[0].length;
      continue;
    }
    const sign = written[at] as string;
    if (/[-–—]/.test(sign)) tokens.push({ kind: 'to', text: sign });
    else if (/[,/&+]/.test(sign)) tokens.push({ kind: sign === ',' ? 'comma' : 'and', text: sign });
    else if (/[;\n|()]/.test(sign) || (sign === '.' && isSentenceEnd(written, at)))
      tokens.push({ kind: 'end', text: sign });
    at++;
  }
  return tokens;
}

/** A full stop ends a sentence unless it ends an abbreviation ("kl.", "Mo.") or an ordinal ("24."). */
function isSentenceEnd(text: string, at: number): boolean {
  if (!/^\.(?:\s+[\p{Lu}\d(]|\s*$)/u.test(text.slice(at))) return false;
  return !/\d$/.test(text.slice(0, at)) && !/(?:^|\s)\p{L}{1,3}$/u.test(text.slice(0, at));
}

function clockToken(match: RegExpExecArray): ScheduleToken {
  const hour = Number(match[1] ?? match[4]);
  const minute = Number(match[2] ?? 0);
  const sign = match[3] ?? match[5] ?? '';
  const half = /^a/i.test(sign) ? 'am' : /^p/i.test(sign) ? 'pm' : undefined;
  const shifted = half === 'pm' && hour < 12 ? hour + 12 : half === 'am' && hour === 12 ? 0 : hour;
  return { kind: 'clock', minutes: shifted * 60 + minute, half, isBare: false };
}

function phraseAt(
  rest: string,
  { phrases, longest }: Vocabulary,
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
