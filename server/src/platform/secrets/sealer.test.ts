import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSealer, type SealedPlace } from '#platform/secrets/sealer.ts';
import { SecretsError } from '#platform/secrets/secrets.errors.ts';

const keys = new Map([
  ['old', randomBytes(32)],
  ['new', randomBytes(32)],
]);
const sealer = createSealer({ keys, activeKeyId: 'new' });
const place: SealedPlace = { tenantId: 't1', table: 'providers', rowId: 'r1' };

const text = fc.string({ unit: 'binary', maxLength: 300 });
const part = fc.string({ unit: 'binary', minLength: 1, maxLength: 12 });
const anyPlace: fc.Arbitrary<SealedPlace> = fc.oneof(
  fc.record({ tenantId: part, table: part, rowId: part }),
  fc.record({ tenantId: part, table: part, rowId: part, column: part }),
);

function codeOf(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    if (error instanceof SecretsError) return error.code;
    throw error;
  }
  return 'opened';
}

describe('sealing', () => {
  it('a sealed value opens in its context, for any text and any context', () => {
    fc.assert(
      fc.property(text, anyPlace, (plaintext, where) => {
        expect(sealer.open(sealer.seal(plaintext, where), where)).toBe(plaintext);
      }),
    );
  });

  it('it opens in no other context, also when the concatenated parts are equal', () => {
    fc.assert(
      fc.property(anyPlace, anyPlace, (where, other) => {
        fc.pre(JSON.stringify({ ...where }) !== JSON.stringify({ ...other }));
        expect(codeOf(() => sealer.open(sealer.seal('x', where), other))).toBe('cannot_open');
      }),
    );
    const sealed = sealer.seal('x', { tenantId: 'a', table: 'b:c', rowId: 'd' });
    for (const other of [
      { tenantId: 'a:b', table: 'c', rowId: 'd' },
      { tenantId: 'a', table: 'b', rowId: 'c:d' },
      { tenantId: 'a', table: 'b:c', rowId: 'd', column: 'e' },
      { tenantId: 'a","b', table: 'c', rowId: 'd' },
    ]) {
      expect(codeOf(() => sealer.open(sealed, other))).toBe('cannot_open');
    }
  });

  it('any single changed character is detected', () => {
    const sealed = sealer.seal('the quick brown fox', place);
    fc.assert(
      fc.property(fc.nat(sealed.length - 1), fc.constantFrom(...'AZaz09-_.=!\n é'), (at, character) => {
        fc.pre(sealed[at] !== character);
        const changed = sealed.slice(0, at) + character + sealed.slice(at + 1);
        expect(codeOf(() => sealer.open(changed, place))).not.toBe('opened');
      }),
      { numRuns: 1000 },
    );
  });

  it('text added, cut or doubled is detected', () => {
    const sealed = sealer.seal('x', place);
    for (const changed of [
      '',
      'v1',
      'v1.new',
      'v1.new.',
      `${sealed}A`,
      `${sealed}\n`,
      ` ${sealed}`,
      sealed.slice(0, -1),
    ]) {
      expect(codeOf(() => sealer.open(changed, place))).not.toBe('opened');
    }
    expect(codeOf(() => sealer.open(sealed.replace('v1.', 'v2.'), place))).toBe('malformed');
    expect(codeOf(() => sealer.open(sealed.replace('.new.', '.old.'), place))).toBe('cannot_open');
  });

  it('equal plaintexts have distinct ciphertexts, which do not reveal them', () => {
    const first = sealer.seal('sk-visible', place);
    expect(first).toMatch(/^v1\.new\.[A-Za-z0-9_-]+$/);
    expect(sealer.seal('sk-visible', place)).not.toBe(first);
    expect(Buffer.from(first.split('.')[2] as string, 'base64url').toString('latin1')).not.toContain('visible');
  });

  it('after a rotation old values open and are marked for re-encryption', () => {
    const before = createSealer({ keys: new Map([['old', keys.get('old') as Buffer]]), activeKeyId: 'old' });
    const sealed = before.seal('x', place);
    expect(before.needsReseal(sealed)).toBe(false);
    expect(sealer.open(sealed, place)).toBe('x');
    expect(sealer.needsReseal(sealed)).toBe(true);
    expect(sealer.needsReseal(sealer.seal('x', place))).toBe(false);
    expect(codeOf(() => before.open(sealer.seal('x', place), place))).toBe('unknown_key');
  });

  it('a wrong key, a missing active key and an incomplete context are refused', () => {
    expect(codeOf(() => createSealer({ keys: new Map([['a', randomBytes(16)]]), activeKeyId: 'a' }))).toBe(
      'bad_keyring',
    );
    expect(codeOf(() => createSealer({ keys: new Map([['a.b', randomBytes(32)]]), activeKeyId: 'a.b' }))).toBe(
      'bad_keyring',
    );
    expect(codeOf(() => createSealer({ keys, activeKeyId: 'gone' }))).toBe('bad_keyring');
    expect(() => sealer.seal('x', { ...place, tenantId: '' })).toThrow(TypeError);
  });

  it('errors name key and row but neither the secret nor the ciphertext', () => {
    const sealed = sealer.seal('canary-plaintext', place);
    try {
      sealer.open(sealed, { ...place, rowId: 'r2' });
    } catch (error) {
      expect(String(error)).toContain('"new"');
      expect(String(error)).not.toMatch(/canary|v1\.new/);
    }
    expect.assertions(2);
  });
});
