import { describe, expect, it } from 'vitest';
import { Name, oneLine } from './names.ts';

describe('a name', () => {
  it.each([
    'Ada',
    'Åsa Öberg',
    '山田 太郎',
    "O'Brien & Sons, Ltd.",
    'محمد',
    '👩‍🚒',
    '4711',
    'می‌خواهم',
    'क्‍ष',
    '🏴󠁧󠁢󠁥󠁮󠁧󠁿 England',
    '👨🏽‍🌾 Farm',
  ])('may be %s', (name) => expect(Name.parse(` ${name} `)).toBe(name));

  // Shown in lists and emails, these are invisible or look like another name.
  it.each([
    ['nothing', ''],
    ['blanks', '  \u00A0 '],
    ['what cannot be seen', '\u200B\u2060\uFEFF'],
    ['two lines', 'Ada\nBcc: everybody'],
    ['text turned around', 'Ada \u202Etxt.exe'],
    ['a mark of direction', 'Ada\u200F'],
    ['two words with nothing between', 'Ada\u200BLindgren'],
    ['a joiner between Latin letters', 'Ad\u200Da'],
    ['a soft hyphen', 'Re\u00ADception'],
    ['a carriage return', 'Ada\r\nBcc: all'],
    ['a filler that takes up a line', '\u3164'],
    ['a hidden tag', 'Ada\u{E0041}'],
    ['121 characters', 'x'.repeat(121)],
  ])('is not %s', (_, name) => expect(Name.safeParse(name).success).toBe(false));
});

it('a name is stored in composed form (NFC)', () => {
  expect(Name.parse('Mu\u0308ller')).toBe('M\u00FCller');
});

it.each(['', 'Reception, 2nd floor'])('a label may be %j', (label) => expect(oneLine(40).parse(label)).toBe(label));
it.each(['a\nb', 'a\u202Eb', 'a\u200Bb'])('a label is not %j', (label) =>
  expect(oneLine(40).safeParse(label).success).toBe(false),
);
