import { describe, expect, it } from 'vitest';
import { Name } from './names.ts';

describe('a name', () => {
  it.each(['Ada', 'Åsa Öberg', '山田 太郎', "O'Brien & Sons, Ltd.", 'محمد', '👩‍🚒', '4711'])('may be %s', (name) =>
    expect(Name.parse(` ${name} `)).toBe(name),
  );

  // Shown in lists and e-mails, these look like nobody or like somebody else.
  it.each([
    ['nothing', ''],
    ['blanks', '  \u00A0 '],
    ['what cannot be seen', '\u200B\u2060\uFEFF'],
    ['two lines', 'Ada\nBcc: everybody'],
    ['text turned around', 'Ada \u202Etxt.exe'],
    ['121 characters', 'x'.repeat(121)],
  ])('is not %s', (_, name) => expect(Name.safeParse(name).success).toBe(false));
});
