import type { Weekday } from '@parley/crawler';
import type { StatedHours } from './agent-brief.ts';
import type { ComposerTexts } from './composer-texts.ts';

/** Opening hours in words, a line for each group of days with the same times: "Monday to Friday: 09:00–18:00." */
export function hoursLines<Hours extends StatedHours>(
  hours: readonly Hours[],
  texts: ComposerTexts,
): { text: string; hours: Hours }[] {
  const byTimes = new Map<string, { days: Set<Weekday>; hours: Hours }>();
  for (const day of [1, 2, 3, 4, 5, 6, 7, 8] as const) {
    const ofDay = hours.filter(({ days }) => days.includes(day));
    const first = ofDay[0];
    if (first === undefined) continue;
    const times = timesOf(ofDay, texts);
    const group = byTimes.get(times) ?? { days: new Set<Weekday>(), hours: first };
    group.days.add(day);
    byTimes.set(times, group);
  }
  return [...byTimes].map(([times, group]) => ({
    text: `${dayNames([...group.days], texts)}: ${times}.`,
    hours: group.hours,
  }));
}

function timesOf(hours: readonly StatedHours[], texts: ComposerTexts): string {
  const open = hours.flatMap(({ opens, closes }) => (opens === null || closes === null ? [] : [`${opens}–${closes}`]));
  return open.length === 0 ? texts.closed : [...new Set(open)].sort().join(', ');
}

/** "Monday to Wednesday, Friday". */
function dayNames(days: readonly Weekday[], texts: ComposerTexts): string {
  const nameOf = (day: Weekday) => texts.days[day - 1] ?? '';
  const runs: Weekday[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run !== undefined && day < 8 && run.at(-1) === day - 1) run.push(day);
    else runs.push([day]);
  }
  const named = runs.flatMap((run) => {
    const [first, last] = [run[0], run.at(-1)];
    if (first === undefined || last === undefined) return [];
    return run.length > 2 ? [texts.dayRange(nameOf(first), nameOf(last))] : run.map(nameOf);
  });
  return named.join(', ');
}

/** A line of hours in the person's own words; days are put in front where the words name none. */
export function ownHoursLine(words: string, days: string, hasDays: boolean): string {
  const text = words.trim().replace(/\s+/g, ' ');
  const line = hasDays ? text : `${days}: ${text}`;
  return /[.!?]$/.test(line) ? line : `${line}.`;
}
