import type { AgentId, TenantId } from '@parley/contract/ids';
import { sql } from 'kysely';
import type { Tx } from '#db/tenant-scope.ts';

/** True where the start of Parley found pgvector and made its table. */
export async function hasVectorTable(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ is_ready: boolean }>`
    select to_regclass('kb_vectors') is not null and to_regtype('halfvec') is not null as is_ready`.execute(tx);
  return rows[0]?.is_ready ?? false;
}

/** Creates the nearest-neighbour index of vectors of this length, unless there is one. */
export async function indexVectors(tx: Tx, dimensions: number): Promise<void> {
  await sql`select app.index_vectors(${dimensions})`.execute(tx);
}

/** Longest vectors that pgvector indexes as halfvec; segments hold longer ones. */
const dimensionsMax = 4000;

/** An embedding that is not in the vector table yet, as little-endian float32. */
export interface UnplacedVector {
  chunkId: string;
  dimensions: number;
  vector: Uint8Array;
}

/** Embeddings of an agent's passages that the vector table lacks. */
export async function findUnplaced(
  tx: Tx,
  { agentId, model, limit }: { agentId: AgentId; model: string; limit: number },
): Promise<UnplacedVector[]> {
  const { rows } = await sql<{ id: string; dimensions: number; vector: Buffer }>`
    select c.id, e.dimensions, e.vector
    from kb_chunks c
    join kb_embeddings e on e.tenant_id = c.tenant_id and e.model = ${model} and e.content_hash = c.content_hash
    where c.agent_id = ${agentId} and e.dimensions <= ${dimensionsMax} and not exists (
      select from kb_vectors v where v.tenant_id = c.tenant_id and v.chunk_id = c.id and v.model = ${model})
    order by c.id limit ${limit}`.execute(tx);
  return rows.map(({ id: chunkId, ...row }) => ({ chunkId, ...row }));
}

/** Places embeddings, as texts of pgvector. A passage deleted meanwhile is left out. */
export async function insertVectors(
  tx: Tx,
  place: { tenantId: TenantId; agentId: AgentId; model: string; dimensions: number },
  vectors: readonly { chunkId: string; text: string }[],
): Promise<void> {
  const { tenantId, agentId, model, dimensions } = place;
  await sql`
    insert into kb_vectors (tenant_id, chunk_id, agent_id, model, dimensions, embedding)
    select ${tenantId}, c.id, ${agentId}, ${model}, ${dimensions}, given.text::halfvec
    from unnest(${vectors.map(({ chunkId }) => chunkId)}::uuid[], ${vectors.map(({ text }) => text)}::text[])
      as given (id, text)
    join kb_chunks c on c.tenant_id = ${tenantId} and c.id = given.id
    on conflict do nothing`.execute(tx);
}

/** Deletes an agent's vectors of other models, or of all. */
export async function deleteVectors(
  tx: Tx,
  { agentId, except }: { agentId: AgentId; except: string | null },
): Promise<void> {
  await sql`delete from kb_vectors where agent_id = ${agentId} and model is distinct from ${except}`.execute(tx);
}

/** Mean of an agent's vectors, each scaled to length 1; null: there are none of this length. */
export async function findMeanVector(
  tx: Tx,
  { agentId, model }: { agentId: AgentId; model: string },
): Promise<{ dimensions: number; mean: number[] } | null> {
  const { rows } = await sql<{ dimensions: number; mean: string }>`
    select dimensions, avg(l2_normalize(embedding))::text as mean
    from kb_vectors where agent_id = ${agentId} and model = ${model}
    group by dimensions order by count(*) desc limit 1`.execute(tx);
  const [row] = rows;
  return row ? { dimensions: row.dimensions, mean: JSON.parse(row.mean) as number[] } : null;
}

/** Candidates that the index looks at; more find more and take longer. Source: bench/knowledge. */
const searchWidth = 200;

/** Passages of an agent nearest to a vector, with their cosines. */
export async function findNearest(
  tx: Tx,
  { agentId, model, vector, limit }: { agentId: AgentId; model: string; vector: ArrayLike<number>; limit: number },
): Promise<Map<string, number>> {
  const dimensions = sql.raw(String(vector.length));
  const wanted = JSON.stringify(Array.from(vector));
  // Iterative: the index covers all agents, and a plain scan would end before it has found enough of this one.
  await sql`
    select set_config('hnsw.iterative_scan', 'relaxed_order', true),
      set_config('hnsw.ef_search', ${String(Math.max(searchWidth, limit))}, true)`.execute(tx);
  const { rows } = await sql<{ chunk_id: string; cosine: number }>`
    select chunk_id, 1 - (embedding::halfvec(${dimensions}) <=> ${wanted}::halfvec(${dimensions})) as cosine
    from kb_vectors
    where agent_id = ${agentId} and model = ${model} and dimensions = ${dimensions}
    order by embedding::halfvec(${dimensions}) <=> ${wanted}::halfvec(${dimensions})
    limit ${limit}`.execute(tx);
  return new Map(rows.map(({ chunk_id: id, cosine }) => [id, Number(cosine)]));
}
