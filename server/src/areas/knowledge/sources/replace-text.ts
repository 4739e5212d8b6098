import type { AgentId, KnowledgeBaseFileId } from '@parley/contract/ids';
import { type ContentContext, sha256Of } from './add-content.ts';
import { notOfThisKind, sameTextExists } from './knowledge.errors.ts';
import { changeSource, contentKey, findSourceByHash, orderedAnew, type SourceRow } from './sources.queries.ts';

/**
 * Replaces the text of a source, locked by the caller, and queues it; its chunks stay until the new ones are there. The
 * same text changes nothing; one that another source of the agent has is refused (409), and so is a source of
 * another kind (400).
 */
export async function replaceText(context: ContentContext, row: SourceRow, text: string): Promise<SourceRow> {
  const { tx, tenantId, now, newId, deps } = context;
  if (row.kind !== 'text') throw notOfThisKind.text('/text');
  const bytes = Buffer.from(text, 'utf8');
  const sha256 = sha256Of(bytes);
  if (row.sha256?.equals(sha256)) return row;
  const same = await findSourceByHash(tx, row.agent_id as AgentId, sha256);
  if (same) throw sameTextExists(same.name);
  const upload = { tenantId, bytes: Math.max(0, bytes.byteLength - row.bytes), now };
  await deps.quota.check(tx, upload);
  // Under a new key: the earlier text stays whole until the transaction is committed, and is deleted after it.
  const contentId = newId();
  await deps.files.write(contentKey(contentId), bytes);
  try {
    const content = { content_id: contentId, sha256, bytes: bytes.byteLength };
    const changed = await changeSource(tx, row.id as KnowledgeBaseFileId, { ...orderedAnew(now), ...content });
    await deps.quota.charge(tx, upload);
    return changed;
  } catch (error) {
    await deps.files.remove(contentKey(contentId));
    throw error;
  }
}
