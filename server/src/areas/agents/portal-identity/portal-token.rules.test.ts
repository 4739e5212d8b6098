import { createHmac, generateKeyPairSync } from 'node:crypto';
import { exportSPKI, SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { readPortalToken, vouchedVariables } from './portal-token.rules.ts';

const secret = `pid_${'a'.repeat(43)}`;
const agentId = '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b10';
const now = new Date('2026-03-01T09:00:00Z');
const nowSeconds = now.getTime() / 1000;
const bytes = new TextEncoder().encode(secret);

const read = (token: string, secrets = [secret]) => readPortalToken(token, { secrets, agentId, now });
const sign = (claims: Record<string, unknown>, header: Record<string, unknown> = {}, key: Uint8Array = bytes) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'HS256', ...header }).sign(key);
const good = { sub: 'u1', exp: nowSeconds + 300 };

describe('a portal token', () => {
  it('identifies the visitor; unknown claims are ignored', async () => {
    const token = await sign({ ...good, iss: 'portal', jti: '1', role: 'admin', name: 'Ada', email: 'a@example.com' });
    expect(await read(token)).toEqual({ userId: 'u1', name: 'Ada', email: 'a@example.com', variables: {} });
    expect(await read(token, [`pid_${'b'.repeat(43)}`, secret])).toMatchObject({ userId: 'u1' });
  });

  it.each([
    ['exp at this instant', { exp: nowSeconds }, false],
    ['exp a second ahead', { exp: nowSeconds + 1 }, true],
    ['exp a day ahead, by a clock a minute off', { exp: nowSeconds + 86_460 }, true],
    ['exp further ahead', { exp: nowSeconds + 86_461 }, false],
    ['no exp', { exp: undefined }, false],
    ['iat a minute ahead', { iat: nowSeconds + 60 }, true],
    ['iat further ahead', { iat: nowSeconds + 61 }, false],
    ['iat long ago', { iat: nowSeconds - 1_000_000 }, true],
    ['nbf a minute ahead', { nbf: nowSeconds + 60 }, true],
    ['nbf further ahead', { nbf: nowSeconds + 61 }, false],
    ['aud of this agent', { aud: agentId }, true],
    ['aud of this agent among others', { aud: ['portal', agentId] }, true],
    ['aud of another agent', { aud: '0197f3a0-7c1e-7b42-9f2d-000000000000' }, false],
    ['an empty aud', { aud: [] }, false],
    ['no sub', { sub: undefined }, false],
    ['an empty sub', { sub: '' }, false],
    ['a sub that is a number', { sub: 7 }, false],
    ['a sub that cannot be kept', { sub: 'u\u0000' }, false],
    ['an invalid email address', { email: 'ada' }, false],
    ['variables', { variables: { plan: 'gold' } }, true],
    ['variables that are no texts', { variables: { plan: { $ne: 1 } } }, false],
    ['a variable of a wrong name', { variables: { '{{x}}': 'y' } }, false],
    ['exp as a text', { exp: '9999999999' }, false],
  ])('%s', async (_what, claims, holds) => {
    expect((await read(await sign({ ...good, ...claims }))) !== null).toBe(holds);
  });

  it.each(['HS384', 'HS512'])('%s: refused, though signed with the key', async (alg) => {
    expect(await read(await sign(good, { alg }, new TextEncoder().encode(secret.repeat(2))))).toBeNull();
    const key = secret.repeat(2);
    expect(await read(await sign(good, { alg }, new TextEncoder().encode(key)), [key])).toBeNull();
  });

  it('refuses alg none in any spelling', async () => {
    const unsecured = new UnsecuredJWT(good).encode();
    expect(await read(unsecured)).toBeNull();
    const [, payload = '', signature = ''] = (await sign(good)).split('.');
    for (const alg of ['none', 'None', 'NONE', '', 'hs256']) {
      const header = Buffer.from(JSON.stringify({ alg })).toString('base64url');
      expect(await read(`${header}.${payload}.`)).toBeNull();
      expect(await read(`${header}.${payload}.${signature}`)).toBeNull();
    }
  });

  it('refuses asymmetric algorithms and a public key used as the secret (key confusion)', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const byPair = await new SignJWT(good).setProtectedHeader({ alg: 'RS256' }).sign(privateKey);
    expect(await read(byPair)).toBeNull();
    const spki = await exportSPKI(publicKey);
    expect(await read(await sign(good, {}, new TextEncoder().encode(spki)))).toBeNull();
    expect(await read(byPair, [spki])).toBeNull();
  });

  it('ignores a key in the header', async () => {
    const mine = `pid_${'z'.repeat(43)}`;
    const k = Buffer.from(mine).toString('base64url');
    const forged = await sign(good, { jwk: { kty: 'oct', k }, kid: '../../dev/null' }, new TextEncoder().encode(mine));
    expect(await read(forged)).toBeNull();
  });

  it('refuses a tampered, truncated or empty token', async () => {
    const token = await sign(good);
    const [header = '', payload = '', signature = ''] = token.split('.');
    const other = Buffer.from(JSON.stringify({ ...good, sub: 'u2' })).toString('base64url');
    for (const wrong of [
      '',
      '.',
      '..',
      header,
      `${header}.${payload}`,
      `${header}.${other}.${signature}`,
      `${token}.`,
    ]) {
      expect(await read(wrong)).toBeNull();
    }
  });

  // Regression: both forms are HMACs with one key. A visitor with the user name `header.payload` got its HMAC from an
  // honest portal, which was a JWT that identified them as another user; and an expired JWT was a valid simple form,
  // which never expires.
  it('is not interchangeable with the simple form', async () => {
    const [header = '', payload = '', signature = ''] = (await sign({ ...good, sub: 'the director' })).split('.');
    const chosen = `${header}.${payload}`;
    const given = createHmac('sha256', secret).update(`user_id:${chosen}`).digest();
    expect(await read(`${chosen}.${given.toString('base64url')}`)).toBeNull();
    const hmac = Buffer.from(signature, 'base64url').toString('hex');
    expect(await readPortalToken({ user_id: chosen, hmac }, { secrets: [secret], agentId, now })).toBeNull();
    const own = { user_id: chosen, hmac: given.toString('hex') };
    expect(await readPortalToken(own, { secrets: [secret], agentId, now })).toMatchObject({ userId: chosen });
  });

  it('is refused without a secret', async () => {
    expect(await read(await sign(good), [])).toBeNull();
    expect(await readPortalToken({ user_id: 'u1', hmac: '' }, { secrets: [], agentId, now })).toBeNull();
  });
});

describe('variables of an identified visitor', () => {
  it('verified claims take precedence, and self-reported values prove nothing', () => {
    const said = { email: 'eve@example.com', phone_number: '+1', user_id: 'u9', topic: 'teeth', name: 'Eve' };
    expect(vouchedVariables({ user_id: 'u1', name: 'Ada' }, said)).toEqual({
      user_id: 'u1',
      name: 'Ada',
      topic: 'teeth',
    });
    expect(vouchedVariables(null, said)).toEqual(said);
  });
});
