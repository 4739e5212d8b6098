import type { AgentId } from '@parley/contract/ids';
import { sql } from 'kysely';
import type { Tx } from '#db/tenant-scope.ts';

/** A chunk without questions. */
export interface UnquestionedChunk {
  id: string;
  title: string;
  text: string;
  language: string | null;
}

/** Chunks of an agent for which no questions were written yet. */
export async function findUnquestioned(tx: Tx, agentId: AgentId, limit: number): Promise<UnquestionedChunk[]> {
  const { rows } = await sql<UnquestionedChunk>`
    select c.id, concat_ws(' › ', nullif(d.title, ''), nullif(array_to_string(c.heading_path, ' › '), '')) as title,
      c.text, c.language
    from kb_chunks c join kb_documents d on d.tenant_id = c.tenant_id and d.id = c.document_id
    where c.agent_id = ${agentId} and c.questions_by is null
    order by c.id limit ${limit}`.execute(tx);
  return rows;
}

/** Stores questions of a model, all in one change; a chunk for which a person wrote some meanwhile keeps those. */
export async function storeQuestions(
  tx: Tx,
  agentId: AgentId,
  written: readonly { id: string; questions: readonly string[] }[],
): Promise<void> {
  await sql`
    update kb_chunks c set questions = array(select jsonb_array_elements_text(w -> 'questions')), questions_by = 'model'
    from jsonb_array_elements(${JSON.stringify(written)}::jsonb) w
    where c.agent_id = ${agentId} and c.id = (w ->> 'id')::uuid and c.questions_by is null`.execute(tx);
}
