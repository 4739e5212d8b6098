import { type Weekday, weekdays } from './weekdays.ts';

/** Hours of each day, as the API has them. */
export type Weekly = Record<Weekday, { from: string; to: string }[]>;

/** Ranges of a day as people write them: `09:00-12:00, 13:00-17:00`. */
export const wordsOf = (ranges: Weekly[Weekday]) => ranges.map(({ from, to }) => `${from}-${to}`).join(', ');

/** Hours as they are sent. What is no time is sent as it is, so that the server says what was expected. */
export function weeklyOf(weekly: Record<Weekday, string>): Weekly {
  return Object.fromEntries(weekdays.map((day) => [day, rangesOf(weekly[day])])) as Weekly;
}

/** Ranges of a day that people have written. */
export function rangesOf(text: string): { from: string; to: string }[] {
  return text
    .split(',')
    .map((range) => range.trim())
    .filter(Boolean)
    .map((range) => {
      const [from = '', to = ''] = range.split(/\s*[-–—]\s*/).map(clockTime);
      return { from, to };
    });
}

/** `9` and `9:30` are times too. */
function clockTime(text: string): string {
  const match = /^(\d{1,2})(?:[:.](\d{2}))?$/.exec(text.trim());
  return match?.[1] ? `${match[1].padStart(2, '0')}:${match[2] ?? '00'}` : text.trim();
}
