import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { TestApp, TestTenant } from './build-test-app.ts';

/** A passage of a test's knowledge base. */
export interface TestPassage {
  text: string;
  headingPath?: string[];
  questions?: string[];
  language?: string;
}

/** Adds a ready source with one document of passages, without reading a file. Returns the ids. */
export async function addKnowledge(
  app: TestApp,
  tenant: Pick<TestTenant, 'id'>,
  agentId: string,
  passages: readonly TestPassage[],
  { name = 'handbook.md', language = 'en' }: { name?: string; language?: string } = {},
): Promise<{ sourceId: string; chunkIds: string[] }> {
  const [sourceId, documentId, contentId] = [app.deps.newId(), app.deps.newId(), app.deps.newId()];
  const chunks = passages.map((passage, ordinal) => ({
    id: app.deps.newId(),
    ordinal,
    heading_path: passage.headingPath ?? [],
    text: passage.text,
    language: passage.language ?? language,
    questions: passage.questions ?? [],
    content_hash: createHash('sha256')
      .update(`${passage.headingPath?.join('\n')}\n${passage.text}`)
      .digest('hex'),
  }));
  await app.deps.db.platform.inTenant(tenant.id, async (tx) => {
    await sql`
      insert into kb_sources (tenant_id, id, agent_id, kind, name, status, content_id, sha256, created_at, updated_at)
      values (${tenant.id}, ${sourceId}, ${agentId}, 'text', ${name}, 'ready', ${contentId},
        sha256(${sourceId}::bytea), now(), now())`.execute(tx);
    await sql`
      insert into kb_documents (tenant_id, id, source_id, agent_id, ordinal, title, status, language, visited_at, changed_at)
      values (${tenant.id}, ${documentId}, ${sourceId}, ${agentId}, 0, ${name}, 'kept', ${language}, now(), now())`.execute(
      tx,
    );
    await sql`
      insert into kb_chunks (tenant_id, id, agent_id, source_id, document_id, ordinal, heading_path, text, char_start,
        char_end, language, questions, content_hash, created_at)
      select ${tenant.id}, (c ->> 'id')::uuid, ${agentId}, ${sourceId}, ${documentId}, (c ->> 'ordinal')::int,
        array(select jsonb_array_elements_text(c -> 'heading_path')), c ->> 'text', 0, length(c ->> 'text'),
        c ->> 'language', array(select jsonb_array_elements_text(c -> 'questions')), decode(c ->> 'content_hash', 'hex'),
        now()
      from jsonb_array_elements(${JSON.stringify(chunks)}::jsonb) c`.execute(tx);
  });
  return { sourceId, chunkIds: chunks.map(({ id }) => id) };
}

/** Deletes a chunk, as a new reading of its source does. */
export async function deleteChunk(app: TestApp, tenant: Pick<TestTenant, 'id'>, chunkId: string): Promise<void> {
  await app.deps.db.platform.inTenant(tenant.id, (tx) =>
    tx.deleteFrom('kb_chunks').where('id', '=', chunkId).execute(),
  );
}
