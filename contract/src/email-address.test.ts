import { describe, expect, it } from 'vitest';
import { EmailAddress, GivenEmailAddress } from './email-address.ts';

const read = (text: string) => EmailAddress.safeParse(text).data;

describe('an email address', () => {
  it.each([
    ['ada@example.com', 'ada@example.com'],
    ['  Ada.Lindgren+shop@Mail.Example.COM ', 'ada.lindgren+shop@mail.example.com'],
    ["o'hara_{x}@sub.example.co.uk", "o'hara_{x}@sub.example.co.uk"],
    ['admin@parley.localhost', 'admin@parley.localhost'],
    ['jürgen@bücher.example', 'jürgen@bücher.example'],
    // Composed: one address for both spellings.
    ['ju\u0308rgen@bu\u0308cher.example', 'jürgen@bücher.example'],
    ['用户@例子.广告', '用户@例子.广告'],
    ['a@xn--bcher-kva.example', 'a@xn--bcher-kva.example'],
    ['a@1.2.example', 'a@1.2.example'],
    [`${'a'.repeat(64)}@${'b'.repeat(63)}.example`, `${'a'.repeat(64)}@${'b'.repeat(63)}.example`],
  ])('%s is valid', (typed, stored) => expect(read(typed)).toBe(stored));

  // Mail to such an address goes nowhere, and two spellings would be two accounts of one mailbox.
  it.each([
    '',
    'ada',
    '@example.com',
    'ada@',
    'ada@example',
    'ada@localhost',
    'a@b..c',
    'a@c.de.',
    'a@.c.de',
    'a..b@c.de',
    '.a@c.de',
    'a.@c.de',
    'a@-c.de',
    'a@c-.de',
    'a@b@c.de',
    'a@c_d.de',
    'a b@c.de',
    'a@c .de',
    'a,b@c.de',
    'a@c.de,d@e.de',
    'Ada <a@c.de>',
    '"a b"@c.de',
    'a@[127.0.0.1]',
    'a@127.0.0.1',
    'a@c.123',
    'a\u200b@c.de',
    'a@c\u200d.de',
    'a\u202e@c.de',
    'a\u00ad@c.de',
    'a\u3164@c.de',
    'a\ufeffb@c.de',
    'a\r\nbcc:x@c.de',
    'a\u0000@c.de',
    '\uff41@c.de',
    'a\uff20c.de',
    'a@c\u3002de',
    '\ud800@c.de',
    `${'a'.repeat(65)}@c.de`,
    `${'ä'.repeat(33)}@c.de`,
    `a@${'b'.repeat(64)}.de`,
    `a@${'b.'.repeat(126)}de`,
    'a'.repeat(600),
  ])('%j is invalid', (typed) => expect(read(typed)).toBeUndefined());

  it('at sign-in is validated as by older versions: an old account can still sign in', () => {
    expect(GivenEmailAddress.safeParse('Root@LocalHost').data).toBe('root@localhost');
    expect(GivenEmailAddress.safeParse('a@b..c').data).toBe('a@b..c');
    expect(GivenEmailAddress.safeParse('root').success).toBe(false);
  });
});
