import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withOffset } from '../tool-arguments.ts';
import { findDate } from './find-date.ts';
import { findEmail } from './find-email.ts';
import { findName } from './find-name.ts';
import { countryOf, countryOfZone, findPhoneNumber } from './find-phone-number.ts';
import { findTime } from './find-time.ts';
import { readDetails, settingOf } from './read-details.ts';

// A Wednesday.
const now = new Date('2026-03-04T10:00:00Z');
const settingIn = (language: string, timezone: string) => settingOf({ now, timezone, language });
const stockholm = settingIn('sv', 'Europe/Stockholm');

describe('date and time', () => {
  it.each([
    ['tomorrow at 3', '2026-03-05', '15:00'],
    ['on Friday at half past two', '2026-03-06', '14:30'],
    ['5 March at 10:15', '2026-03-05', '10:15'],
    ['March 5th, 3pm', '2026-03-05', '15:00'],
    ['the day after tomorrow at 9 am', '2026-03-06', '09:00'],
    ['in 3 days', '2026-03-07', undefined],
    ['in two weeks', undefined, undefined],
    ['2026-05-01 08:00', '2026-05-01', '08:00'],
    ['Wednesday', '2026-03-11', undefined],
    ['1 March', '2027-03-01', undefined],
    ['31/2', undefined, undefined],
    ['i morgon klockan tre', '2026-03-05', '15:00'],
    ['på tisdag kl 14.30', '2026-03-10', '14:30'],
    ['halv fyra på torsdag', '2026-03-05', '15:30'],
    ['den 5 april kl. 9', '2026-04-05', '09:00'],
    ['i övermorgon', '2026-03-06', undefined],
    ['morgen um 15 Uhr', '2026-03-05', '15:00'],
    ['übermorgen um halb vier', '2026-03-06', '15:30'],
    ['am 15.3. um 9', '2026-03-15', '09:00'],
    ['Guten Morgen, am Montag bitte', '2026-03-09', undefined],
    ['demain à 15h', '2026-03-05', '15:00'],
    ['mardi à 15h30', '2026-03-10', '15:30'],
    ['le 5 avril à trois heures et demie', '2026-04-05', '15:30'],
    ['après-demain à midi', '2026-03-06', '12:00'],
    ['mañana a las 3 de la tarde', '2026-03-05', '15:00'],
    ['pasado mañana a las cuatro', '2026-03-06', '16:00'],
    ['mañana por la mañana a las 6', '2026-03-05', '06:00'],
    ['el 5 de abril a las 10 y media', '2026-04-05', '10:30'],
    ['a table for 4 people', undefined, undefined],
  ])('%s is %s %s', (text, date, time) => {
    const details = readDetails(text, stockholm, undefined);
    expect([details.date, details.time]).toEqual([date, time]);
  });

  it('a bare hour is a time only in answer to a question for one', () => {
    expect(findTime('3')).toBeUndefined();
    expect(findTime('3', true)?.time).toBe('15:00');
    expect(findTime('three, please', true)?.time).toBe('15:00');
  });

  it('5/3 is 5 March, in the United States 3 May', () => {
    expect(readDetails('5/3', stockholm, undefined).date).toBe('2026-03-05');
    expect(readDetails('5/3', settingIn('en-US', 'America/New_York'), undefined).date).toBe('2026-05-03');
  });

  it('today is the date in the agent’s time zone', () => {
    const late = { now: new Date('2026-03-04T23:30:00Z'), language: 'en' };
    expect(readDetails('today', settingOf({ ...late, timezone: 'Europe/Stockholm' }), undefined).date).toBe(
      '2026-03-05',
    );
    expect(readDetails('today', settingOf({ ...late, timezone: 'America/New_York' }), undefined).date).toBe(
      '2026-03-04',
    );
  });

  it('a local time has its zone’s offset, also on DST days', () => {
    expect(withOffset('2026-03-05T15:00:00', 'Europe/Stockholm')).toBe('2026-03-05T15:00:00+01:00');
    expect(withOffset('2026-03-29T01:30:00', 'Europe/Stockholm')).toBe('2026-03-29T01:30:00+01:00');
    expect(withOffset('2026-03-29T03:30:00', 'Europe/Stockholm')).toBe('2026-03-29T03:30:00+02:00');
    expect(withOffset('2026-07-05T15:00:00', 'America/New_York')).toBe('2026-07-05T15:00:00-04:00');
    expect(withOffset('2026-07-05T15:00:00', 'UTC')).toBe('2026-07-05T15:00:00+00:00');
  });

  it('for any text, an extracted date exists and a time is valid', () => {
    const word = fc.oneof(
      fc.string(),
      fc.integer({ min: -5, max: 99 }).map(String),
      fc.constantFrom('.', ':', '/', 'mars', 'May', 'um', 'kl', 'halv', 'a las', 'pm', 'heures', '31', 'to'),
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 8 }), (words) => {
        const text = words.join(' ');
        const date = findDate(text, { year: 2026, month: 3, day: 4 })?.date;
        if (date) expect(new Date(`${date}T00:00:00Z`).toISOString()).toContain(date);
        const time = findTime(text, true)?.time;
        if (time) expect(time).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('name', () => {
  it.each([
    ['my name is anna berg and my number is 070-123 45 67', 'Anna Berg'],
    ["I'm Anna", 'Anna'],
    ["I'm looking for a dentist", undefined],
    ['Jag heter Erik Ström', 'Erik Ström'],
    ['Ich heiße Hans von der Heide', 'Hans von der Heide'],
    ["Je m'appelle Léa Dupont", 'Léa Dupont'],
    ['me llamo Juan García, mi número es 612', 'Juan García'],
    ['Anna Berg', undefined],
  ])('%s', (text, name) => {
    expect(findName(text)).toBe(name);
  });

  it.each([
    ['Anna Berg', 'Anna Berg'],
    ['anna', 'Anna'],
    ['yes, Anna', 'Anna'],
    ['Anna, 0701234567', 'Anna'],
    ['no', undefined],
    ['what for?', undefined],
    ['I would rather not say', undefined],
  ])('in answer to a question: %s', (text, name) => {
    expect(findName(text, true)).toBe(name);
  });
});

describe('phone number and email', () => {
  it.each([
    ['call me on 070-123 45 67', 'sv', 'Europe/Stockholm', '+46701234567'],
    ['0151 23456789', 'de', 'Europe/Berlin', '+4915123456789'],
    ['06 12 34 56 78', 'fr', 'Europe/Paris', '+33612345678'],
    ['612 34 56 78', 'es', 'Europe/Madrid', '+34612345678'],
    ['(212) 555-0123', 'en-US', 'America/New_York', '+12125550123'],
    ['+44 20 7946 0958', 'sv', 'Europe/Stockholm', '+442079460958'],
    ['My number is 070-174 06 05', 'en-GB', 'Europe/Stockholm', '+46701740605'],
    ['My number is 020 7946 0958', 'en-GB', 'Europe/Stockholm', '+442079460958'],
    ['order 123456', 'en', 'Europe/London', undefined],
  ])('%s', (text, language, timezone, number) => {
    const others = [countryOfZone(timezone)].filter((each) => each !== undefined);
    expect(findPhoneNumber(text, countryOf(language, timezone), { others })).toBe(number);
  });

  it.each([
    ['write to Anna.Berg@Example.com, please', 'anna.berg@example.com'],
    ['anna at example dot com', 'anna@example.com'],
    ['anna snabel-a example punkt se', 'anna@example.se'],
    ['meet me at noon', undefined],
  ])('%s', (text, email) => {
    expect(findEmail(text)).toBe(email);
  });

  it('a phone number is neither date nor time', () => {
    expect(readDetails('070-123 45 67', stockholm, 'phone_number')).toEqual({ phone_number: '+46701234567' });
  });
});
