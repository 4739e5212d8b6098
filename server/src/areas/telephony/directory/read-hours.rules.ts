import { WeeklyHours, weekdays } from '@parley/contract/resources/weekly-hours';

const shortDays = weekdays.map((day) => day.slice(0, 3));

/** Reads hours such as `mon-fri 08:00-17:00 | sat 10:00-14:00`; undefined: not of this form. */
export function readHours(text: string): WeeklyHours | undefined {
  const weekly: Record<string, { from: string; to: string }[]> = {};
  for (const part of text.split('|')) {
    const match = /^([a-z]{3,9})(?:\s*[-–]\s*([a-z]{3,9}))?\s+(\d{1,2}:\d{2})\s*[-–]\s*(\d{1,2}:\d{2})$/.exec(
      part.trim().toLowerCase(),
    );
    if (!match) return undefined;
    const [, firstDay = '', lastDay = firstDay, from = '', to = ''] = match;
    const [first, last] = [dayAt(firstDay), dayAt(lastDay)];
    if (first < 0 || last < 0) return undefined;
    for (let step = 0; step <= (last - first + 7) % 7; step += 1) {
      const day = weekdays[(first + step) % 7];
      if (day) (weekly[day] ??= []).push({ from: from.padStart(5, '0'), to: to.padStart(5, '0') });
    }
  }
  const parsed = WeeklyHours.safeParse(weekly);
  return parsed.success ? parsed.data : undefined;
}

const dayAt = (name: string) =>
  weekdays.some((day) => day.startsWith(name)) ? shortDays.indexOf(name.slice(0, 3)) : -1;
