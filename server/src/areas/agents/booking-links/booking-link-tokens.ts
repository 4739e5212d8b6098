import type { BookingId, TenantId } from '@parley/contract/ids';
import { createIdTokens } from '#platform/secrets/id-token.ts';

/** Tokens of the links by which customers see, move and cancel their booking. Short enough for a text message. */
export interface BookingLinkTokens {
  issue(booking: { tenantId: TenantId; bookingId: BookingId }): string;
  /** Null: not issued by this installation. */
  read(token: string): { tenantId: TenantId; bookingId: BookingId } | null;
}

/** `key`: 32 bytes. A token is account, booking and 128 bits of their HMAC-SHA-256. */
export function createBookingLinkTokens(key: Buffer): BookingLinkTokens {
  const tokens = createIdTokens(key, { count: 2, tagBytes: 16 });
  return {
    issue: ({ tenantId, bookingId }) => tokens.issue([tenantId, bookingId]),
    read(token) {
      const ids = tokens.read(token);
      return ids && { tenantId: ids[0] as TenantId, bookingId: ids[1] as BookingId };
    },
  };
}
