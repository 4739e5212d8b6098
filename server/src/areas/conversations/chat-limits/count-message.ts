import type { AgentId } from '@parley/contract/ids';
import type { RateLimiter } from '#platform/rate-limit/rate-limiter.ts';
import { tooManyMessagesOfAddress } from './chat-limits.errors.ts';
import { type ChatLimits, hourMs, minuteMs } from './chat-limits.rules.ts';

/**
 * Counts a message against the limits of its address with this agent, over all its chats, and refuses one too many.
 * Counted in memory and shared between processes like requests, so a busy address costs the database nothing.
 */
export function countMessage(
  { limits, rateLimiter }: { limits: ChatLimits; rateLimiter: RateLimiter },
  from: { agentId: AgentId; addressHash: Buffer },
): void {
  const key = `chat-messages ${from.agentId} ${from.addressHash.toString('base64url')}`;
  const inMinute = rateLimiter.consume(`${key} minute`, limits.messagesPerAddressAMinute, minuteMs);
  if (!inMinute.allowed) throw tooManyMessagesOfAddress(inMinute.resetSeconds);
  const inHour = rateLimiter.consume(`${key} hour`, limits.messagesPerAddressAnHour, hourMs);
  if (!inHour.allowed) throw tooManyMessagesOfAddress(inHour.resetSeconds);
}
