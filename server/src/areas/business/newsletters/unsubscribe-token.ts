import { createHmac, timingSafeEqual } from 'node:crypto';
import type { NewsletterId, ResellerId, UserId } from '@parley/contract/ids';

/** Person and newsletter of a link to unsubscribe. */
export interface Unsubscription {
  resellerId: ResellerId;
  newsletterId: NewsletterId;
  userId: UserId;
}

/** Signed tokens of links to unsubscribe. They do not expire: emails are kept for years. */
export interface UnsubscribeTokens {
  issue(unsubscription: Unsubscription): string;
  /** Null: not issued by this installation. */
  read(token: string): Unsubscription | null;
}

const idBytes = 16;
const namedBytes = 3 * idBytes;
const tagBytes = 32;

/** `key`: 32 bytes. A token is the three ids and their HMAC-SHA-256, in base64url. */
export function createUnsubscribeTokens(key: Buffer): UnsubscribeTokens {
  const tagOf = (named: Buffer) => createHmac('sha256', key).update(named).digest();
  return {
    issue({ resellerId, newsletterId, userId }) {
      const named = Buffer.concat([resellerId, newsletterId, userId].map(bytesOfId));
      return Buffer.concat([named, tagOf(named)]).toString('base64url');
    },
    read(token) {
      const bytes = Buffer.from(token, 'base64url');
      if (bytes.length !== namedBytes + tagBytes) return null;
      const named = bytes.subarray(0, namedBytes);
      if (!timingSafeEqual(bytes.subarray(namedBytes), tagOf(named))) return null;
      const [resellerId, newsletterId, userId] = [0, 1, 2].map((at) =>
        idOfBytes(named.subarray(at * idBytes, (at + 1) * idBytes)),
      );
      return { resellerId, newsletterId, userId } as Unsubscription;
    },
  };
}

const bytesOfId = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex');

function idOfBytes(bytes: Buffer): string {
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
