import type { AgentId, KnowledgeBaseFileId } from '@parley/contract/ids';
import { getAgent } from '#areas/agents/agents';
import type { Tx } from '#db/tenant-scope.ts';
import { knowledgeFileNotFound } from './knowledge.errors.ts';
import { findSource, findSourceForUpdate, type SourceRow } from './sources.queries.ts';

interface SourcePath {
  agentId: AgentId;
  fileId: KnowledgeBaseFileId;
}

/** Source of an agent that is not in the trash. Refuses others (404). */
export async function getSource(tx: Tx, { agentId, fileId }: SourcePath): Promise<SourceRow> {
  const [, row] = await Promise.all([getAgent(tx, agentId), findSource(tx, agentId, fileId)]);
  if (!row) throw knowledgeFileNotFound();
  return row;
}

/** The same under a row lock until the transaction ends. */
export async function getSourceForUpdate(tx: Tx, { agentId, fileId }: SourcePath): Promise<SourceRow> {
  await getAgent(tx, agentId);
  const row = await findSourceForUpdate(tx, agentId, fileId);
  if (!row) throw knowledgeFileNotFound();
  return row;
}
