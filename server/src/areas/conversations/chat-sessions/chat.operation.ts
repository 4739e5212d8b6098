import { ChatSessionId } from '@parley/contract/ids';
import { z } from 'zod';
import type { WidgetConfigCache } from '#areas/conversations/widget';
import type { Bus } from '#platform/bus/bus.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { StorageQuota } from '#platform/files/storage-quota.ts';
import { operationOf } from '#platform/http/operation.ts';
import type { EventFeed } from '#platform/outbox/event-feed.ts';
import type { RateLimiter } from '#platform/rate-limit/rate-limiter.ts';
import type { Vault } from '#platform/secrets/vault.ts';
import type { AnswerRunner } from './answer-runner.ts';
import type { QueuePlaces } from './queue-places.ts';
import type { ChatLimits } from './chat-limits.rules.ts';

/** What the operations of chat sessions need beside the database. */
export interface ChatSessionsDeps {
  bus: Bus;
  /** Where the secrets stand with which portals sign who a visitor is. */
  vault: Vault;
  feed: EventFeed;
  answers: AnswerRunner;
  widgetConfigs: WidgetConfigCache;
  queue: QueuePlaces;
  files: FileStore;
  quota: StorageQuota;
  /** Of the keyed hashes by which chats from one address are counted. */
  addressKey: Buffer;
  limits: ChatLimits;
  rateLimiter: RateLimiter;
}

export const operation = operationOf<ChatSessionsDeps>();

export const sessionParams = z.object({ sessionId: ChatSessionId });

/** Stands for a session in the examples of the API document. */
export const exampleSessionId = '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b20';
