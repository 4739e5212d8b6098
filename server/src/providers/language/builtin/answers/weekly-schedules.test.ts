import { expect, it } from 'vitest';
import { createWordReader } from '#brain/prompt-facts.ts';
import { readKnowledge } from '../facts/knowledge.ts';
import { lexiconOf } from '../text/lexicon.ts';
import { type DayHours, hoursOn, hoursOnPublicHoliday } from './hours-of-day.ts';
import { schedulesOf } from './schedule.ts';
import { weeklySchedules } from './testing/weekly-schedules.ts';

const reader = createWordReader();
const names = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

function clock(minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60];
  return minute ? `${hour}:${String(minute).padStart(2, '0')}` : String(hour);
}

function written(hours: DayHours | undefined): string {
  if (!hours) return '?';
  const intervals = [...hours.intervals].sort(([one], [other]) => one - other);
  return intervals.map(([from, to]) => `${clock(from)}-${clock(to)}`).join(' ') || 'closed';
}

function scheduleOf(language: string, prompt: string) {
  const statements = reader.statementsOf(`You are Robin, the assistant of Example.\n\n${prompt}`);
  const schedule = schedulesOf(readKnowledge(statements, lexiconOf(language), language), language)[0];
  if (!schedule) throw new Error('no schedule was read');
  return schedule;
}

it.each([...weeklySchedules])('hours of a week in %s: %s', (language, prompt, week, dates = {}) => {
  const schedule = scheduleOf(language, prompt);
  for (const part of week.split('; ').filter(Boolean)) {
    const [days = '', ...hours] = part.split(' ');
    const [first = '', last = first] = days.split('-');
    for (let day = names.indexOf(first); day <= names.indexOf(last); day++) {
      const date = `2026-02-${String(9 + day).padStart(2, '0')}`;
      expect(`${names[day]} ${written(hoursOn(date, schedule))}`).toBe(`${names[day]} ${hours.join(' ')}`);
    }
  }
  for (const [date, hours] of Object.entries(dates)) {
    const found = date === 'holiday' ? hoursOnPublicHoliday(schedule) : hoursOn(`2026-${date}`, schedule);
    expect(`${date} ${written(found)}`).toBe(`${date} ${hours}`);
  }
});
