import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';

/** Codes that are sent, of which only a keyed hash is kept: six digits without a key would be found by trying all. */
export interface Codes {
  /** A fresh code of six digits. */
  issue(verificationId: string): { code: string; hash: Buffer };
  /** Whether it is the code of that verification; takes the same time for each that is not. */
  matches(verificationId: string, code: string, hash: Buffer): boolean;
}

/** `key`: 32 bytes that are never with the database. */
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
