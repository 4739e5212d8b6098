import { createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

/** What every authenticator knows (RFC 6238 with the defaults of its section 1.2). Unit: seconds. */
const period = 30;
const form = { algorithm: 'SHA1', digits: 6, period } as const;
/** Steps before and after the current one that are taken, for clocks that differ (RFC 6238, 5.2). */
const window = 1;

/** 160 random bits, as RFC 4226 (4, R6) recommends, in base32. */
export function makeSecondFactorSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** For a QR code: what authenticators read. */
export function otpauthUrl(secret: string, email: string, issuer: string): string {
  return new TOTP({ ...form, issuer, label: email, secret: Secret.fromBase32(secret) }).toString();
}

/** The time step a code belongs to, if it is one of now; none may be taken twice. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = TOTP.validate({ ...form, secret: Secret.fromBase32(secret), token: code, timestamp, window });
  return delta === null ? null : TOTP.counter({ period, timestamp }) + delta;
}

const recoveryCodeCount = 10;
/** Without letters that are taken for digits. */
const recoveryLetters = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Codes of 80 random bits, in groups of four. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () => {
    const letters = [...randomBytes(16)].map((byte) => recoveryLetters[byte % recoveryLetters.length]).join('');
    return letters.replaceAll(/(.{4})(?!$)/g, '$1-');
  });
}

export type GivenCode = { kind: 'totp'; code: string } | { kind: 'recovery'; code: string };

/** What somebody typed: a code of an authenticator or a recovery code, with or without spaces and hyphens. */
export function readCode(typed: string): GivenCode | null {
  const code = typed.toLowerCase().replaceAll(/[\s-]/g, '');
  if (/^\d{6}$/.test(code)) return { kind: 'totp', code };
  return /^[a-z2-9]{16}$/.test(code) ? { kind: 'recovery', code } : null;
}

/** What is kept of a recovery code; 80 random bits need no stretching. */
export function hashRecoveryCode(userId: string, code: string): Buffer {
  return createHash('sha256')
    .update(JSON.stringify(['recovery', userId, code.replaceAll('-', '')]))
    .digest();
}
