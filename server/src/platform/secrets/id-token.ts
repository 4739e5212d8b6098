import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signed tokens that name rows by their ids. They do not expire by themselves. */
export interface IdTokens {
  issue(ids: readonly string[]): string;
  /** Null: not issued with this key. */
  read(token: string): string[] | null;
}

const idBytes = 16;

/**
 * Creates tokens of `count` ids and the first `tagBytes` (16 to 32) of their HMAC-SHA-256, in base64url. `key`: 32
 * bytes, for tokens of one kind alone.
 */
export function createIdTokens(key: Buffer, { count, tagBytes }: { count: number; tagBytes: number }): IdTokens {
  const namedBytes = count * idBytes;
  const tagOf = (named: Buffer) => createHmac('sha256', key).update(named).digest().subarray(0, tagBytes);
  return {
    issue(ids) {
      const named = Buffer.concat(ids.map(bytesOfId));
      return Buffer.concat([named, tagOf(named)]).toString('base64url');
    },
    read(token) {
      const bytes = Buffer.from(token, 'base64url');
      if (bytes.length !== namedBytes + tagBytes) return null;
      const named = bytes.subarray(0, namedBytes);
      if (!timingSafeEqual(bytes.subarray(namedBytes), tagOf(named))) return null;
      return Array.from({ length: count }, (_, at) => idOfBytes(named.subarray(at * idBytes, (at + 1) * idBytes)));
    },
  };
}

const bytesOfId = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex');

function idOfBytes(bytes: Buffer): string {
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
