import { createHash, randomUUID } from 'node:crypto';
import type { openPgvectorDatabase } from './pgvector-database.ts';

type Server = Awaited<ReturnType<typeof openPgvectorDatabase>>;

/** Knowledge of an agent that is written past the product: one document, with passages and their vectors. */
interface PlantedKnowledge {
  tenantId: string;
  agentId: string;
  sourceId: string;
  documentId: string;
}

/** Adds an agent of a tenant, with a document that has no passages yet. */
export async function plantKnowledge(
  { asOwner }: Pick<Server, 'asOwner'>,
  { tenantId, agentId }: { tenantId: string; agentId: string },
): Promise<PlantedKnowledge> {
  const [sourceId, documentId] = [randomUUID(), randomUUID()];
  const config = JSON.stringify({ name: 'Shop', is_active: true, language: 'en' });
  await asOwner(
    'insert into agents (tenant_id, id, version, config, created_at, updated_at) values ($1, $2, 1, $3, now(), now())',
    [tenantId, agentId, config],
  );
  await asOwner(
    `insert into kb_sources (tenant_id, id, agent_id, kind, name, status, url, created_at, updated_at)
     values ($1, $2, $3, 'url', 'Shop', 'ready', 'https://shop.example', now(), now())`,
    [tenantId, sourceId, agentId],
  );
  await asOwner(
    `insert into kb_documents (tenant_id, id, source_id, agent_id, ordinal, title, status, visited_at, changed_at)
     values ($1, $2, $3, $4, 0, 'Shop', 'kept', now(), now())`,
    [tenantId, documentId, sourceId, agentId],
  );
  return { tenantId, agentId, sourceId, documentId };
}

/** Adds passages with vectors of one model to planted knowledge; returns their ids, in order. */
export async function plantPassages(
  { asOwner }: Pick<Server, 'asOwner'>,
  { tenantId, agentId, sourceId, documentId }: PlantedKnowledge,
  { model, passages }: { model: string; passages: readonly { text: string; vector: ArrayLike<number> }[] },
): Promise<string[]> {
  const rows = passages.map(({ text, vector }, at) => ({
    id: randomUUID() as string,
    at,
    text,
    hash: createHash('sha256').update(text).digest('hex'),
    vector: Buffer.from(Float32Array.from(vector).buffer).toString('hex'),
  }));
  await asOwner(
    `insert into kb_chunks (tenant_id, id, agent_id, source_id, document_id, ordinal, heading_path, text, char_start,
       char_end, content_hash, created_at)
     select $1, (r ->> 'id')::uuid, $2, $3, $4, (r ->> 'at')::int, '{}', r ->> 'text', 0, 1,
       decode(r ->> 'hash', 'hex'), now() from jsonb_array_elements($5::jsonb) r`,
    [tenantId, agentId, sourceId, documentId, JSON.stringify(rows)],
  );
  await asOwner(
    `insert into kb_embeddings (tenant_id, model, content_hash, dimensions, vector, created_at)
     select $1, $2, decode(r ->> 'hash', 'hex'), $3, decode(r ->> 'vector', 'hex'), now()
     from jsonb_array_elements($4::jsonb) r`,
    [tenantId, model, passages[0]?.vector.length ?? 0, JSON.stringify(rows)],
  );
  return rows.map(({ id }) => id);
}
