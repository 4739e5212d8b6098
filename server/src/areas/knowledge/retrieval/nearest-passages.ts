import type { AgentId, TenantId } from '@parley/contract/ids';
import type { Database } from '#db/open.ts';
import type { Logger } from '#platform/log/logger.ts';
import {
  deleteVectors,
  findMeanVector,
  findNearest,
  findUnplaced,
  hasVectorTable,
  indexVectors,
  insertVectors,
  type UnplacedVector,
} from './nearest-passages.queries.ts';

/**
 * Passages from which vectors are in the database, where it has pgvector. Fewer are compared exactly in the retrieval
 * thread, which is faster and finds all of them; more would cost memory in every process. Source: bench/knowledge.
 */
const defaultPassagesMin = 10_000;
const batchSize = 96;
/** Nearest passages that join the ranking of a question. */
const nearestMax = 200;

/** Model, length and mean of vectors in the database. */
export interface PlacedVectors {
  name: string;
  dimensions: number;
  mean: Float32Array;
}

interface VectorsOfAgent {
  tenantId: TenantId;
  agentId: AgentId;
  model: string;
}

/** Vectors of large agents in the database, where its server has pgvector. */
export interface NearestPassages {
  /** True where the server has pgvector. */
  isReady(): Promise<boolean>;
  /**
   * Places the embeddings of an agent that has enough passages. Null: segments hold its vectors, and the database none.
   */
  place(agent: VectorsOfAgent & { passages: number }, signal: AbortSignal): Promise<PlacedVectors | null>;
  /** Passages nearest to a question, with their cosines; null where the database cannot tell. */
  find(agent: VectorsOfAgent & { vector: Float32Array }): Promise<Map<string, number> | null>;
}

export function createNearestPassages({
  db,
  log,
  passagesMin = defaultPassagesMin,
}: {
  db: Pick<Database, 'app' | 'platform'>;
  log: Pick<Logger, 'warn'>;
  passagesMin?: number;
}): NearestPassages {
  let readiness: Promise<boolean> | null = null;
  const isReady = () => {
    readiness ??= db.platform.inPlatform(hasVectorTable);
    readiness.catch(() => (readiness = null));
    return readiness;
  };

  /** Places all embeddings that are not in the database yet, batch by batch. */
  async function placeAll({ tenantId, agentId, model }: VectorsOfAgent, signal: AbortSignal): Promise<void> {
    for (;;) {
      signal.throwIfAborted();
      const wanted = { agentId, model, limit: batchSize };
      const unplaced = await db.app.inTenant(tenantId, (tx) => findUnplaced(tx, wanted), { onlyReads: true });
      if (unplaced.length === 0) return;
      for (const [dimensions, vectors] of byLength(unplaced)) {
        await db.platform.inPlatform((tx) => indexVectors(tx, dimensions));
        const texts = await textsOf(vectors);
        await db.app.inTenant(tenantId, (tx) => insertVectors(tx, { tenantId, agentId, model, dimensions }, texts));
      }
    }
  }

  return {
    isReady,
    async place({ passages, ...agent }, signal) {
      if (!(await isReady())) return null;
      const { tenantId, agentId, model } = agent;
      const isLarge = passages >= passagesMin;
      await db.app.inTenant(tenantId, (tx) => deleteVectors(tx, { agentId, except: isLarge ? model : null }));
      if (!isLarge) return null;
      await placeAll(agent, signal);
      const found = await db.app.inTenant(tenantId, (tx) => findMeanVector(tx, agent), { onlyReads: true });
      return found && { name: model, dimensions: found.dimensions, mean: Float32Array.from(found.mean) };
    },
    async find({ tenantId, agentId, model, vector }) {
      if (!(await isReady())) return null;
      try {
        const wanted = { agentId, model, vector, limit: nearestMax };
        return await db.app.inTenant(tenantId, (tx) => findNearest(tx, wanted), { onlyReads: true });
      } catch (error) {
        log.warn(
          { event: 'knowledge.nearest_failed', err: error, agentId },
          'a question was searched by words alone: the vectors in the database could not be compared',
        );
        return null;
      }
    },
  };
}

function byLength(vectors: readonly UnplacedVector[]): Map<number, UnplacedVector[]> {
  const groups = new Map<number, UnplacedVector[]>();
  for (const vector of vectors) {
    const group = groups.get(vector.dimensions);
    if (group) group.push(vector);
    else groups.set(vector.dimensions, [vector]);
  }
  return groups;
}

/** Texts of vectors as pgvector reads them. Pauses between them: one of 1,536 numbers takes a quarter of a millisecond. */
async function textsOf(vectors: readonly UnplacedVector[]): Promise<{ chunkId: string; text: string }[]> {
  const texts: { chunkId: string; text: string }[] = [];
  for (const { chunkId, vector } of vectors) {
    // A copy: a view of a buffer may begin anywhere.
    const aligned = new Uint8Array(vector);
    const numbers = new Float32Array(aligned.buffer, 0, Math.floor(aligned.length / 4));
    texts.push({ chunkId, text: `[${Array.from(numbers, (value) => value.toPrecision(5)).join(',')}]` });
    await new Promise(setImmediate);
  }
  return texts;
}
