import type { AgentId, TenantId } from '@parley/contract/ids';
import { sql } from 'kysely';
import type { Tx } from '#db/tenant-scope.ts';

export interface UnembeddedPassage {
  contentHash: Buffer;
  /** Headings and text. */
  text: string;
}

/** Passages of an agent without an embedding by the model, each content once. */
export async function findUnembedded(
  tx: Tx,
  { agentId, model, limit }: { agentId: AgentId; model: string; limit: number },
): Promise<UnembeddedPassage[]> {
  const { rows } = await sql<{ content_hash: Buffer; text: string }>`
    select distinct on (c.content_hash) c.content_hash,
      concat_ws(E'\n', nullif(array_to_string(c.heading_path, ' › '), ''), c.text) as text
    from kb_chunks c
    where c.agent_id = ${agentId} and not exists (
      select from kb_embeddings e
      where e.tenant_id = c.tenant_id and e.model = ${model} and e.content_hash = c.content_hash)
    order by c.content_hash limit ${limit}`.execute(tx);
  return rows.map(({ content_hash: contentHash, text }) => ({ contentHash, text }));
}

export async function insertEmbeddings(
  tx: Tx,
  {
    tenantId,
    model,
    passages,
    vectors,
    now,
  }: { tenantId: TenantId; model: string; passages: UnembeddedPassage[]; vectors: number[][]; now: Date },
): Promise<void> {
  await tx
    .insertInto('kb_embeddings')
    .values(
      passages.map(({ contentHash }, at) => ({
        tenant_id: tenantId,
        model,
        content_hash: contentHash,
        dimensions: vectors[at]?.length ?? 0,
        vector: Buffer.from(Float32Array.from(vectors[at] ?? []).buffer),
        created_at: now,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Deletes the tenant's embeddings of texts that are in no passage any more. */
export async function deleteUnusedEmbeddings(tx: Tx): Promise<void> {
  await sql`
    delete from kb_embeddings e where not exists (
      select from kb_chunks c where c.tenant_id = e.tenant_id and c.content_hash = e.content_hash)`.execute(tx);
}
