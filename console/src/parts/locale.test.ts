import { expect, it } from 'vitest';
import { localeOf } from './locale.ts';

it.each([
  ['en', ['sv-SE', 'en-GB', 'en-US'], 'en-GB'],
  ['sv', ['en-US'], 'sv'],
  ['en', [], 'en'],
])('%s with a browser of %j is formatted as %s', (language, tags, locale) => {
  expect(localeOf(language, tags)).toBe(locale);
});

it('British afternoons are on the 24-hour clock', () => {
  const time = new Intl.DateTimeFormat(localeOf('en', ['en-GB']), { timeStyle: 'short', timeZone: 'UTC' });
  expect(time.format(new Date('2026-03-01T15:14:00Z'))).toBe('15:14');
});
