import type { NewsletterId, ResellerId, UserId } from '@parley/contract/ids';
import { createIdTokens } from '#platform/secrets/id-token.ts';

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

/** `key`: 32 bytes. A token is the three ids and their HMAC-SHA-256, in base64url. */
export function createUnsubscribeTokens(key: Buffer): UnsubscribeTokens {
  const tokens = createIdTokens(key, { count: 3, tagBytes: 32 });
  return {
    issue: ({ resellerId, newsletterId, userId }) => tokens.issue([resellerId, newsletterId, userId]),
    read(token) {
      const ids = tokens.read(token);
      if (!ids) return null;
      const [resellerId, newsletterId, userId] = ids;
      return { resellerId, newsletterId, userId } as Unsubscription;
    },
  };
}
