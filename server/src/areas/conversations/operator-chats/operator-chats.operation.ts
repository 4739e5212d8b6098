import { ChatSessionId } from '@parley/contract/ids';
import { z } from 'zod';
import type { ChatBrain, DraftReply } from '#areas/conversations/answering';
import type { KnowledgeSearch } from '#areas/knowledge/retrieval';
import type { Mailer } from '#areas/platform/mail';
import type { Bus } from '#platform/bus/bus.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { StorageQuota } from '#platform/files/storage-quota.ts';
import { operationOf } from '#platform/http/operation.ts';

/** Dependencies of the operators' chat operations beside the database. */
export interface OperatorChatsDeps {
  bus: Bus;
  files: FileStore;
  quota: StorageQuota;
  /** Model that drafts replies. */
  brain: ChatBrain;
  /** Knowledge from which replies are drafted. */
  knowledge: Pick<KnowledgeSearch, 'retrieverFor'>;
  draftReply: DraftReply;
  /** Writes to operators who are mentioned while away. */
  mailer: Mailer;
}

export const operation = operationOf<OperatorChatsDeps>();

export const chatParams = z.object({ sessionId: ChatSessionId });
