import { wallClock } from '#platform/clock/wall-clock.ts';
import { findDate } from '../details/find-date.ts';
import { findTime } from '../details/find-time.ts';
import { scheduleTokens } from '../facts/schedule-words.ts';
import { foldText } from '../fold-words.ts';
import { foldWord, type Token } from '../text/tokenize.ts';

/** Point in time a question is about. Days are 0 (Monday) to 6. */
export interface Moment {
  /** Weekdays named without a date, in order. */
  days: readonly number[];
  isPublicHoliday: boolean;
  /** `YYYY-MM-DD`: today, tomorrow, a date, or the next of a single weekday. */
  date: string | undefined;
  /** A month or the middle of a season: "in July", "in winter". 1-12. */
  month: number | undefined;
  /** Minutes from midnight. */
  time: number | undefined;
  /** The present moment is meant. */
  isNow: boolean;
  /** Folded words it was read from. */
  words: ReadonlySet<string>;
  /** Local date and minutes of the present. */
  today: string;
  nowMinutes: number;
}

interface Place {
  language: string;
  now: Date;
  timezone: string;
}

/** Reads days, dates and times of a question. */
export function readMoment(text: string, tokens: readonly Token[], { language, now, timezone }: Place): Moment {
  const local = new Date(wallClock(timezone).localAt(now.getTime()));
  const today = local.toISOString().slice(0, 10);
  const isAmerican = /^en-us/i.test(language) || timezone.startsWith('America/');
  const found = findDate(
    text,
    {
      year: local.getUTCFullYear(),
      month: local.getUTCMonth() + 1,
      day: local.getUTCDate(),
    },
    isAmerican,
  );
  const isNow = tokens.some(({ concept }) => concept === 'now');
  const schedule = scheduleTokens(text, language);
  const days = [...new Set(schedule.flatMap((token) => (token.kind === 'days' ? token.days : [])))];
  const season = schedule.find((token) => token.kind === 'season');
  const month = schedule.find((token) => token.kind === 'month')?.month ?? (season && (season.from % 12) + 1);
  const named = schedule.find((token) => token.kind === 'date')?.day;
  const time = findTime(found && /\d/.test(found.words) ? foldText(text).replace(found.words, ' ') : text);
  const clock = time ? Number(time.time.slice(0, 2)) * 60 + Number(time.time.slice(3)) : undefined;
  const words = new Set([found?.words, time?.words].flatMap((part) => part?.match(/[\p{L}\p{N}]+/gu) ?? []));
  for (const token of tokens) if (token.concept === 'day' || token.concept === 'now') words.add(token.word);
  for (const token of tokens) if (scheduleTokens(token.word, language).some(isOfCalendar)) words.add(token.word);
  for (const token of schedule)
    if (isOfCalendar(token)) for (const word of token.source?.match(/[\p{L}\p{N}]+/gu) ?? []) words.add(foldWord(word));
  return {
    days,
    isPublicHoliday: schedule.some(({ kind }) => kind === 'publicHolidays' || kind === 'namedHoliday'),
    date:
      days.length > 1 || schedule.some(({ kind }) => kind === 'namedHoliday')
        ? undefined
        : ((found && /\d/.test(found.words) ? found.date : undefined) ?? (named ? next(named, today) : found?.date)),
    month: found && /\d/.test(found.words) ? undefined : month,
    time: clock,
    isNow,
    words,
    today,
    nowMinutes: local.getUTCHours() * 60 + local.getUTCMinutes(),
  };
}

/** Next date of a day of the year. */
function next(day: number, today: string): string {
  const monthAndDay = `${String(Math.floor(day / 100)).padStart(2, '0')}-${String(day % 100).padStart(2, '0')}`;
  const year = Number(today.slice(0, 4));
  return `${monthAndDay < today.slice(5) ? year + 1 : year}-${monthAndDay}`;
}

const isOfCalendar = ({ kind }: { kind: string }) =>
  ['days', 'month', 'publicHolidays', 'season', 'date'].includes(kind);
