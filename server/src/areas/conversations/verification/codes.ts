import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';

/** One-time codes, stored as a keyed hash: a plain hash of six digits is found by trying all. */
export interface Codes {
  /** Issues a six-digit code. */
  issue(verificationId: string): { code: string; hash: Buffer };
  /** True when the code belongs to that verification, compared in constant time. */
  matches(verificationId: string, code: string, hash: Buffer): boolean;
}

/** Creates the codes. `key`: 32 bytes, never stored with the database. */
export function createCodes(key: Buffer): Codes {
  const hashOf = (id: string, code: string) => createHmac('sha256', key).update(`${id} ${code}`).digest();
  return {
    issue(id) {
      const code = String(randomInt(0, 1_000_000)).padStart(6, '0');
      return { code, hash: hashOf(id, code) };
    },
    matches(id, code, hash) {
      const given = hashOf(id, code);
      return given.length === hash.length && timingSafeEqual(given, hash);
    },
  };
}
