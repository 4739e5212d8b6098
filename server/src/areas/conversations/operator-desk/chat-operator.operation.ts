import { CannedReplyId, ChatSessionId, ContactRequestId } from '@parley/contract/ids';
import { z } from 'zod';
import type { ChatSessionsDeps, DraftReply } from '#areas/conversations/chat-sessions';
import type { FileStore } from '#platform/files/file-store.ts';
import type { StorageQuota } from '#platform/files/storage-quota.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { operationOf } from '#platform/http/operation.ts';
import type { DeskStreams } from './desk-streams.ts';

/** What the desk needs beside the database. */
export interface ChatOperatorDeps extends Pick<ChatSessionsDeps, 'bus' | 'feed' | 'answers' | 'widgetConfigs'> {
  /** Where pictures of operators and files of chats are kept. */
  files: FileStore;
  quota: StorageQuota;
  draftReply: DraftReply;
  /** The open event streams of this process. */
  desk: DeskStreams;
  clock: Clock;
}

export const operation = operationOf<ChatOperatorDeps>();

export const chatParams = z.object({ sessionId: ChatSessionId });
export const contactRequestParams = z.object({ requestId: ContactRequestId });
export const cannedReplyParams = z.object({ replyId: CannedReplyId });
