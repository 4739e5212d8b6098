import { yearWords } from '../languages/calendar-words.ts';
import { hoursWords } from '../languages/hours-words.ts';
import { lexiconOf, wordList } from '../text/lexicon.ts';
import type { ScheduleToken } from './schedule-words.ts';

export const everyDay = [0, 1, 2, 3, 4, 5, 6];

/** First months of spring, summer, autumn and winter. */
const seasonStarts = [3, 6, 9, 12];

/** Words and phrases of a weekly schedule in one language. */
export interface ScheduleVocabulary {
  phrases: ReadonlyMap<string, ScheduleToken>;
  /** Words of the longest phrase. */
  longest: number;
  /** Numbers up to 24 in words. */
  numbers: ReadonlyMap<string, number>;
  /** Half of the day right after a time: "in the morning", "de la tarde". */
  am: RegExp;
  pm: RegExp;
}

const vocabularies = new Map<string, ScheduleVocabulary>();

/** Vocabulary of a BCP 47 tag's language. */
export function scheduleVocabularyOf(language: string): ScheduleVocabulary {
  const { code } = lexiconOf(language).pack;
  const known = vocabularies.get(code) ?? compile(language);
  vocabularies.set(code, known);
  return known;
}

function compile(language: string): ScheduleVocabulary {
  const { pack } = lexiconOf(language);
  const phrases = new Map<string, ScheduleToken>();
  const add = (words: string, tokenOf: (text: string) => ScheduleToken) => {
    for (const word of wordList(words)) if (!phrases.has(word)) phrases.set(word, tokenOf(word));
  };
  const { schedule } = pack;
  const hours = hoursWords[pack.code];
  for (const kind of ['pause', 'except', 'including', 'between', 'onRequest'] as const)
    add(hours?.[kind] ?? '', (text) => ({ kind, text }));
  for (const kind of ['to', 'and', 'closed', 'otherwise'] as const) add(schedule[kind], (text) => ({ kind, text }));
  for (const kind of ['opens', 'closes', 'morning', 'afternoon'] as const)
    add(hours?.[kind] ?? '', (text) => ({ kind, text }));
  add(schedule.daily, () => ({ kind: 'days', days: everyDay }));
  add(schedule.workdays, () => ({ kind: 'days', days: [0, 1, 2, 3, 4] }));
  add(schedule.weekend, () => ({ kind: 'days', days: [5, 6] }));
  add(schedule.publicHolidays, () => ({ kind: 'publicHolidays' }));
  add(schedule.noon, () => ({ kind: 'clock', minutes: 720, half: 'pm', isBare: false }));
  add(schedule.midnight, () => ({ kind: 'clock', minutes: 1440, half: 'pm', isBare: false }));
  for (const [day, words] of pack.weekdays.entries()) add(words, () => ({ kind: 'days', days: [day] }));
  for (const [month, words] of pack.months.entries()) add(words, () => ({ kind: 'month', month: month + 1 }));
  addYear(pack.code, add);
  const longest = Math.max(...[...phrases.keys()].map((phrase) => phrase.split(' ').length));
  const numbers = new Map(
    wordList(pack.numbers)
      .map((entry): [string, number] => [entry.split('=')[0] as string, Number(entry.split('=')[1])])
      .filter(([, value]) => value <= 24),
  );
  const after = (source = '(?!)') => new RegExp(`^\\s*(?:${source})(?!\\p{L})`, 'iu');
  return { phrases, longest, numbers, am: after(hours?.am), pm: after(hours?.pm) };
}

function addYear(code: string, add: (words: string, tokenOf: (text: string) => ScheduleToken) => void): void {
  const words = yearWords[code];
  for (const [index, names] of (words?.seasons ?? []).entries()) {
    const from = seasonStarts[index] as number;
    add(names, () => ({ kind: 'season', from, to: ((from + 1) % 12) + 1 }));
  }
  for (const [date, names] of Object.entries(words?.dates ?? {}))
    add(names, () => ({ kind: 'date', day: Number(date.replace('-', '')) }));
  add(words?.otherHolidays ?? '', () => ({ kind: 'namedHoliday' }));
}
