import { createHmac } from 'node:crypto';
import type { TenantId } from '@parley/contract/ids';
import { networkOf } from '#platform/rate-limit/rate-limit-headers.ts';

/** How much visitors may ask of an installation. Many people share one address: an office, a school, a mobile carrier. */
export interface ChatLimits {
  /** Chats with one agent that go on at the same time from one address. */
  openChatsPerAddress: number;
  /** Chats begun with one agent from one address, closed ones too: one visitor alone must not use up the agent's hour. */
  chatsPerAddressAnHour: number;
  /** Of those that go on, how many may be without a message: each costs a row and says nothing. */
  silentChatsPerAddress: number;
  /** Messages to one agent from one address, over all its chats: each may cost an answer of a model. */
  messagesPerAddressAnHour: number;
  messagesPerAddressAMinute: number;
  /** Messages in one chat. */
  messagesPerMinute: number;
  messagesPerHour: number;
}

/**
 * Limits of an installation, from its settings. `scale`: how many times more than usual addresses may ask for at all;
 * never below 1.
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

/** A chat nobody has written in for longer does not go on. Unit: milliseconds. */
export const idleMs = 15 * 60_000;
export const minuteMs = 60_000;
export const hourMs = 3_600_000;

/**
 * Recognises an address without keeping it, in one tenant alone: HMAC-SHA-256. Of IPv6 the network counts, as a
 * customer has a whole /64.
 */
export function addressHash(key: Buffer, from: { tenantId: TenantId; ip: string }): Buffer {
  return createHmac('sha256', key)
    .update(`${from.tenantId} ${networkOf(from.ip)}`)
    .digest();
}

/** Whole seconds until something that happened at `at` is `windowMs` ago. */
export function secondsUntilPast(at: Date, windowMs: number, now: Date): number {
  return Math.max(1, Math.ceil((at.getTime() + windowMs - now.getTime()) / 1000));
}
