import { describe, expect, it } from 'vitest';
import { isAboutPerson, normalisePassword, Password } from './password.rules.ts';

const isTaken = (password: string) => Password.safeParse(password).success;

describe('a new password', () => {
  it.each([
    'a long sentence of mine',
    'Fjällräven 1974!',
    'tr0ub4dor&3xyz',
    '密码是很长的一句话不容易猜到',
    '🦊🐙🦉🐝🐌🦋🐢🐍🦎🐊🦀🐠',
  ])('%s is accepted', (password) => {
    expect(isTaken(password)).toBe(true);
  });

  it('has 12 to 256 characters, counted after normalization', () => {
    expect(isTaken('Nine stormz')).toBe(false);
    expect(isTaken('Nine stormz!')).toBe(true);
    expect(isTaken(`Nine storms ${'xyzabc '.repeat(34)}`)).toBe(true);
    expect(isTaken('Nine storms '.repeat(22))).toBe(false);
    // Eleven ligatures and letters make twelve characters after NFKC.
    expect(isTaken('ﬁve ravens!')).toBe(true);
  });

  it.each([
    'password1234',
    'Password123!',
    'P@ssw0rd2024!',
    '!!!letmein!!!',
    'passwordpassword',
    'administrator1',
    'qwertyuiop12',
    '1qaz2wsx3edc!'.slice(0, 12),
    'aaaaaaaaaaaa',
    '123456789012',
    'abcdefghijklm',
    'abababababab',
    'ｐａｓｓｗｏｒｄ１２３４',
  ])('%s is refused as commonly guessed', (password) => {
    expect(isTaken(password)).toBe(false);
  });

  it('is not the user’s address or name', () => {
    const person = { email: 'ada.lindgren@example.com', name: 'Ada Lindgren' };
    for (const password of [
      'ada.lindgren@example.com',
      'Ada.Lindgren99',
      'adalindgren!!',
      'Ada Lindgren',
      'AdaLindgrenAdaLindgren',
    ]) {
      expect(isAboutPerson(password, person)).toBe(true);
    }
    expect(isAboutPerson('Lindgren likes long walks', person)).toBe(false);
  });

  it('is normalized by composition (NFKC)', () => {
    expect(normalisePassword('Fja\u0308llra\u0308ven')).toBe(normalisePassword('Fjällräven'));
  });
});
