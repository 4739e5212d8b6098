import { type Interval, weekdayOf } from '../facts/opening-hours.ts';
import type { AnswerPhrases } from '../languages/language-pack.ts';
import type { Moment } from '../questions/moment.ts';
import type { Question } from '../questions/question.ts';
import type { Schedule } from './schedule.ts';
import { fill, join } from './sentence.ts';

export interface HoursScene {
  question: Question;
  schedule: Schedule;
  phrases: AnswerPhrases;
  language: string;
  /** Times as the prompt writes them. */
  usesTwelveHours: boolean;
}

/** Name of a weekday, 0 being Monday. */
export const weekdayName = (day: number, language: string) =>
  new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, 1 + day));

export function dayPhrase(moment: Moment, phrases: AnswerPhrases): string {
  if (moment.date === undefined) return '';
  if (moment.date === moment.today) return phrases.today;
  if (moment.days.length === 1) return phrases.onDays[moment.days[0] as number] ?? '';
  if (moment.date === plusDays(moment.today, 1)) return phrases.tomorrow;
  const [, month, day] = moment.date.split('-').map(Number);
  const weekday = phrases.onDays[weekdayOf(moment.date)] ?? '';
  return fill(phrases.onDate, { weekday, day: String(day), month: String(month) });
}

export const plusDays = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

export const isOpenAt = (time: number, intervals: readonly Interval[]) =>
  intervals.some(([from, to]) => (time >= from && time < to) || (time + 1440 >= from && time + 1440 < to));

export const listIntervals = (intervals: readonly Interval[], scene: HoursScene) =>
  join(
    intervals.map(([from, to]) =>
      fill(scene.phrases.interval, { from: writeTime(from, scene), to: writeTime(to % 1440 || 1440, scene) }),
    ),
    scene.phrases.and,
  );

export function writeTime(minutes: number, { phrases, usesTwelveHours }: HoursScene): string {
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60];
  if (usesTwelveHours) {
    const half = hour % 24 < 12 ? 'am' : 'pm';
    return `${hour % 12 || 12}${minute ? `:${String(minute).padStart(2, '0')}` : ''} ${half}`;
  }
  const template = minute ? phrases.time.hourAndMinutes : phrases.time.hour;
  return fill(template, { h: String(hour), mm: String(minute).padStart(2, '0') });
}
