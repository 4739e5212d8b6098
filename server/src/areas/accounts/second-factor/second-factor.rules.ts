import { createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

/** TOTP time step (RFC 6238, defaults of section 1.2). Unit: seconds. */
const period = 30;
const form = { algorithm: 'SHA1', digits: 6, period } as const;
/** Accepted steps before and after the current one, for clock skew (RFC 6238, 5.2). */
const window = 1;

/** Generates a secret of 160 random bits in base32 (RFC 4226, 4, R6). */
export function makeSecondFactorSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** Builds the otpauth URL that authenticators read from a QR code. */
export function otpauthUrl(secret: string, email: string, issuer: string): string {
  return new TOTP({ ...form, issuer, label: email, secret: Secret.fromBase32(secret) }).toString();
}

/** Finds the time step of a currently valid code; a step may be used once. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = TOTP.validate({ ...form, secret: Secret.fromBase32(secret), token: code, timestamp, window });
  return delta === null ? null : TOTP.counter({ period, timestamp }) + delta;
}

const recoveryCodeCount = 10;
/** Alphabet without letters that look like digits. */
const recoveryLetters = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Generates recovery codes of 80 random bits, in groups of four. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () => {
    const letters = [...randomBytes(16)].map((byte) => recoveryLetters[byte % recoveryLetters.length]).join('');
    return letters.replaceAll(/(.{4})(?!$)/g, '$1-');
  });
}

export type GivenCode = { kind: 'totp'; code: string } | { kind: 'recovery'; code: string };

/** Parses user input as a TOTP or recovery code, with or without spaces and hyphens. */
export function readCode(typed: string): GivenCode | null {
  const code = typed.toLowerCase().replaceAll(/[\s-]/g, '');
  if (/^\d{6}$/.test(code)) return { kind: 'totp', code };
  return /^[a-z2-9]{16}$/.test(code) ? { kind: 'recovery', code } : null;
}

/** Hashes a recovery code for storage; 80 random bits need no stretching. */
export function hashRecoveryCode(userId: string, code: string): Buffer {
  return createHash('sha256')
    .update(JSON.stringify(['recovery', userId, code.replaceAll('-', '')]))
    .digest();
}
