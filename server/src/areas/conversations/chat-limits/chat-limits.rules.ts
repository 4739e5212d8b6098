import { createHmac } from 'node:crypto';
import type { TenantId } from '@parley/contract/ids';
import { networkOf } from '#platform/rate-limit/rate-limit-headers.ts';

/** Limits on visitors of an installation. Many people share one address: an office, a school, a mobile carrier. */
export interface ChatLimits {
  /** Concurrent chats with one agent from one address. */
  openChatsPerAddress: number;
  /**
   * Chats started with one agent from one address in an hour, closed ones included, so that one visitor cannot use up
   * the agent's hour.
   */
  chatsPerAddressAnHour: number;
  /** Concurrent chats without a message: each costs a row and says nothing. */
  silentChatsPerAddress: number;
  /** Messages to one agent from one address, over all its chats: each may cost a model's answer. */
  messagesPerAddressAnHour: number;
  messagesPerAddressAMinute: number;
  /** Messages in one chat. */
  messagesPerMinute: number;
  messagesPerHour: number;
}

/**
 * Derives the limits of an installation from its settings. `scale`: factor of the general request limit over its
 * default; never below 1.
 */
export function chatLimits(
  set: { chatsPerAddress: number; silentChatsPerAddress: number; chatMessagesPerAddress: number },
  scale: number,
): ChatLimits {
  const scaled = (usual: number) => Math.ceil(usual * Math.max(1, scale));
  return {
    openChatsPerAddress: scaled(set.chatsPerAddress),
    chatsPerAddressAnHour: scaled(2 * set.chatsPerAddress),
    silentChatsPerAddress: scaled(set.silentChatsPerAddress),
    messagesPerAddressAnHour: scaled(set.chatMessagesPerAddress),
    messagesPerAddressAMinute: scaled(set.chatMessagesPerAddress / 10),
    messagesPerMinute: scaled(20),
    messagesPerHour: scaled(300),
  };
}

/** Silence after which a chat no longer counts as open for its address. Unit: milliseconds. */
export const idleMs = 15 * 60_000;
export const minuteMs = 60_000;
export const hourMs = 3_600_000;

/**
 * Hashes an address with HMAC-SHA-256, per tenant, so that it is recognised without being stored. Of IPv6 the /64
 * counts: a customer has a whole one.
 */
export function addressHash(key: Buffer, from: { tenantId: TenantId; ip: string }): Buffer {
  return createHmac('sha256', key)
    .update(`${from.tenantId} ${networkOf(from.ip)}`)
    .digest();
}

/** Whole seconds until `at` is `windowMs` ago. */
export function secondsUntilPast(at: Date, windowMs: number, now: Date): number {
  return Math.max(1, Math.ceil((at.getTime() + windowMs - now.getTime()) / 1000));
}
