import { createHash } from 'node:crypto';
import type { AgentId, KnowledgeBaseFileId, TenantId } from '@parley/contract/ids';
import type { Tx } from '#db/tenant-scope.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { StorageQuota } from '#platform/files/storage-quota.ts';
import { tooManySources } from './knowledge.errors.ts';
import {
  changeSource,
  contentKey,
  countSources,
  findSourceByHash,
  insertSource,
  orderedAnew,
  type SourceRow,
} from './sources.queries.ts';

/** Most sources of an agent. */
export const sourcesMax = 1000;

export const sha256Of = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

/** Context that adding content needs of its operation. */
export interface ContentContext {
  tx: Tx;
  tenantId: TenantId;
  now: Date;
  newId(): string;
  deps: { files: FileStore; quota: StorageQuota };
}

/** Result of adding a source: the new one, or the one that has this content or address already. */
export interface AddedSource {
  row: SourceRow;
  isNew: boolean;
  /** It is read, anew or for the first time. */
  isOrdered: boolean;
}

/**
 * Stores a file or text and queues it. The same bytes are one source of an agent: added again they answer with that
 * source, which is read again if it failed. Refuses one source too many (409) and bytes above a quota (507).
 */
export async function addContent(
  context: ContentContext,
  given: { agentId: AgentId; kind: 'file' | 'text'; name: string; contentType: string; bytes: Uint8Array },
): Promise<AddedSource> {
  const { tx, tenantId, now, newId, deps } = context;
  const { agentId, bytes } = given;
  const sha256 = sha256Of(bytes);
  const same = await findSourceByHash(tx, agentId, sha256);
  if (same) return orderedIfFailed(tx, same, now);
  if ((await countSources(tx, agentId)) >= sourcesMax) throw tooManySources(sourcesMax);
  const upload = { tenantId, bytes: bytes.byteLength, now };
  await deps.quota.check(tx, upload);
  const contentId = newId();
  await deps.files.write(contentKey(contentId), bytes);
  try {
    const { kind, name, contentType } = given;
    const id = newId() as KnowledgeBaseFileId;
    const origin = { kind, content_id: contentId, content_type: contentType, bytes: bytes.byteLength, sha256 };
    const row = await insertSource(tx, { tenantId, id, agentId, name, now, origin });
    if (row) {
      // After the file is written: the row locks the usage of the tenant until the transaction ends.
      await deps.quota.charge(tx, upload);
      return { row, isNew: true, isOrdered: true };
    }
  } catch (error) {
    await deps.files.remove(contentKey(contentId));
    throw error;
  }
  // Another request has just added the same bytes.
  await deps.files.remove(contentKey(contentId));
  const winner = await findSourceByHash(tx, agentId, sha256);
  if (!winner) throw new Error('A source with the same content was deleted meanwhile');
  return { row: winner, isNew: false, isOrdered: false };
}

/** A source that is there already: read again if it failed, else unchanged. */
export async function orderedIfFailed(tx: Tx, row: SourceRow, now: Date): Promise<AddedSource> {
  if (row.status !== 'failed') return { row, isNew: false, isOrdered: false };
  const ordered = await changeSource(tx, row.id as KnowledgeBaseFileId, orderedAnew(now));
  return { row: ordered, isNew: false, isOrdered: true };
}
