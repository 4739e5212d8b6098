import { expect, it } from 'vitest';
import { type OpeningRule, readOpeningRules } from './opening-hours.ts';

const names = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const clock = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

/** `Mo Tu 9:00-18:00`, with dates in front and `closed` or `break` where it is that. */
function written({ days, isPublicHoliday, dates, intervals, isBreak, until }: OpeningRule): string {
  const when = [...(isPublicHoliday ? ['holidays'] : []), ...days.map((day) => names[day])].join(' ');
  const otherwise = until === undefined ? 'closed' : `until ${clock(until)}`;
  const hours = intervals.map(([from, to]) => `${clock(from)}-${clock(to)}`).join(' ') || otherwise;
  const inYear = dates.map(([from, to]) => `${from}..${to}: `).join('');
  return `${inYear}${when} ${hours}${isBreak ? ' break' : ''}`;
}

const read = (text: string, language: string) => readOpeningRules(text, language).map(written);

it.each([
  ['en', 'Monday to Friday: 8.30 am to 6 pm', ['Mo Tu We Th Fr 8:30-18:00']],
  ['en', 'We are open Mon-Fri 9 to 6 and Sat 10-2.', ['Mo Tu We Th Fr 9:00-18:00', 'Sa 10:00-14:00']],
  ['en', '9–18 on weekdays, closed on Sundays', ['Mo Tu We Th Fr 9:00-18:00', 'Su closed']],
  [
    'en',
    'Sunday: 10 am to 4 pm from April to September, closed the rest of the year',
    ['401..930: Su 10:00-16:00', 'Su closed'],
  ],
  ['en', 'Closed 24 December to 1 January', ['1224..101: Mo Tu We Th Fr Sa Su closed']],
  [
    'fr',
    'Du mardi au samedi de 8h30 à 13h. Le dimanche de 9h à 12h30.',
    ['Tu We Th Fr Sa 8:30-13:00', 'Su 9:00-12:30'],
  ],
  ['de', 'Dienstag von 9 bis 18 Uhr, aber von 13 bis 14 Uhr ist Mittag.', ['Tu 9:00-18:00', 'Tu 13:00-14:00 break']],
  [
    'de',
    'Am 24., 25. und 31. Dezember bleibt die Halle zu.',
    ['1224..1224: 1225..1225: 1231..1231: Mo Tu We Th Fr Sa Su closed'],
  ],
  ['en', 'Bank holidays: 10 am to 2 pm', ['holidays 10:00-14:00']],
  [
    'en',
    'Holidays: closed on public holidays; 24 December 8-12',
    ['holidays closed', '1224..1224: Mo Tu We Th Fr Sa Su 8:00-12:00'],
  ],
  ['en', 'Closed for lunch from noon to 1 pm, Monday to Wednesday', ['Mo Tu We 12:00-13:00 break']],
  ['sv', 'mån–tor 7–17, fre 7–16', ['Mo Tu We Th 7:00-17:00', 'Fr 7:00-16:00']],
  ['sv', 'Vi har öppet alla dagar kl. 10–19', ['Mo Tu We Th Fr Sa Su 10:00-19:00']],
  [
    'de',
    'Mo–Fr 8:00–12:00 und 14:00–18:00 Uhr, Sa geschlossen',
    ['Mo Tu We Th Fr 8:00-12:00 14:00-18:00', 'Sa closed'],
  ],
  ['de', 'Sa nach Vereinbarung', ['Sa closed']],
  ['fr', 'Du lundi au vendredi de 8h à 12h et de 13h30 à 17h30', ['Mo Tu We Th Fr 8:00-12:00 13:30-17:30']],
  ['es', 'De lunes a viernes de 9:30 a 14:00 y de 17:00 a 20:30', ['Mo Tu We Th Fr 9:30-14:00 17:00-20:30']],
  ['es', 'Domingos cerrado', ['Su closed']],
  ['fr', 'Mercredi : Matin fermé, Après-midi 13h–19h30', ['We 13:00-19:30']],
  ['en', 'Sunday: Morning closed, Afternoon closed', ['Su closed']],
  ['fr', 'Du mardi au samedi 19h-22h30 (23h le samedi)', ['Tu We Th Fr Sa 19:00-22:30', 'Sa until 23:00']],
  ['sv', 'lör 9–13, endast under säsong: april–maj', ['401..531: Sa 9:00-13:00']],
  ['sv', 'Nyårsafton stänger vi 18.', ['1231..1231: Mo Tu We Th Fr Sa Su until 18:00']],
  ['de', 'An den vier Adventssamstagen bis 18 Uhr', ['1123..1220: Sa until 18:00']],
  ['de', 'Bestellungen bis 17:30 an Werktagen im Dezember', []],
])('opening hours in %s: %s', (language, text, rules) => {
  expect(read(text, language)).toEqual(rules);
});

it.each([
  ['en', 'Repairs take 2 to 3 days.'],
  ['en', 'City bike: £8 for two hours, £18 per day'],
  ['en', 'We buy used bikes on Wednesdays only.'],
  ['en', 'Fittings at your home are on Tuesdays by appointment.'],
  ['sv', 'Kan man betala med kort?'],
  ['de', 'So einfach ist das: 3 bis 5 Tage.'],
])('a statement without days and hours has none: %s %s', (language, text) => {
  expect(read(text, language)).toEqual([]);
});
