import type { AnswerRunner } from '#areas/conversations/answering';
import type { ChatLimits } from '#areas/conversations/chat-limits';
import type { QueuePlaces } from '#areas/conversations/handoff';
import type { WidgetConfigCache } from '#areas/conversations/widget';
import type { Bus } from '#platform/bus/bus.ts';
import { operationOf } from '#platform/http/operation.ts';
import type { EventFeed } from '#platform/outbox/event-feed.ts';
import type { RateLimiter } from '#platform/rate-limit/rate-limiter.ts';
import type { Vault } from '#platform/secrets/vault.ts';

/** Dependencies of the visitor's operations beside the database. */
export interface VisitorChatsDeps {
  bus: Bus;
  /** Holds the portal identity keys that sign who a visitor is. */
  vault: Vault;
  feed: EventFeed;
  answers: AnswerRunner;
  widgetConfigs: WidgetConfigCache;
  queue: QueuePlaces;
  /** Key of the hashes by which chats from one address are counted. */
  addressKey: Buffer;
  limits: ChatLimits;
  rateLimiter: RateLimiter;
}

export const operation = operationOf<VisitorChatsDeps>();
