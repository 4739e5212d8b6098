import { randomUUID } from 'node:crypto';
import type { AgentId, TenantId } from '@parley/contract/ids';
import { createNearestPassages } from '../../server/src/areas/knowledge/retrieval/nearest-passages.ts';
import { seededRandom } from '../../server/test/past-calls.ts';
import { openPgvectorDatabase } from '../../server/test/pgvector-database.ts';
import { plantKnowledge, plantPassages } from '../../server/test/planted-passages.ts';
import { round, spread } from '../shared/numbers.ts';

const model = 'made up';
const rowsAtOnce = 500;

/**
 * Places random vectors in PostgreSQL with pgvector in WASM, which is several times slower than a native server, and
 * finds the nearest 200 of questions. `recall`: share of the true ten nearest among those found.
 */
export async function measureNearest({
  chunks,
  dimensions,
  queries,
}: {
  chunks: number;
  dimensions: number;
  queries: number;
}) {
  const server = await openPgvectorDatabase();
  const random = seededRandom(chunks);
  // Texts of one agent lie near a few subjects, not evenly in all directions.
  const subjects = Array.from({ length: 50 }, () => vectorOf(dimensions, random));
  const near = () => {
    const subject = subjects[Math.floor(random() * subjects.length)] as Float32Array;
    return subject.map((value) => value + (random() - 0.5));
  };
  try {
    await server.asOwner('select app.prepare_vectors()');
    const agent = { tenantId: randomUUID() as TenantId, agentId: randomUUID() as AgentId, model };
    const vectors = new Map<string, Float32Array>();
    await server.asOwner(`insert into tenants (id, name, created_at) values ($1, 'Bench', now())`, [agent.tenantId]);
    const knowledge = await plantKnowledge(server, agent);
    for (let made = 0; made < chunks; made += rowsAtOnce) {
      const count = Math.min(rowsAtOnce, chunks - made);
      const passages = Array.from({ length: count }, (_, at) => ({ text: `Passage ${made + at}`, vector: near() }));
      const ids = await plantPassages(server, knowledge, { model, passages });
      for (const [at, id] of ids.entries()) vectors.set(id, (passages[at] as { vector: Float32Array }).vector);
    }
    const nearest = createNearestPassages({ db: server.db, log: { warn: () => {} }, passagesMin: 0 });
    const beganAt = performance.now();
    await nearest.place({ ...agent, passages: chunks }, new AbortController().signal);
    const placeMs = performance.now() - beganAt;
    const latencies: number[] = [];
    let found = 0;
    for (let asked = 0; asked < queries; asked++) {
      const vector = near();
      const at = performance.now();
      const hits = await nearest.find({ ...agent, vector });
      latencies.push(performance.now() - at);
      found += trueNearest(vectors, vector, 10).filter((id) => hits?.has(id)).length;
    }
    const recall = round((100 * found) / (queries * 10), 1);
    return { chunks, dimensions, placeMs: Math.round(placeMs), latencyMs: spread(latencies), recall };
  } finally {
    await server.close();
  }
}

const vectorOf = (length: number, random: () => number) => Float32Array.from({ length }, () => random() - 0.5);

function trueNearest(vectors: ReadonlyMap<string, Float32Array>, question: Float32Array, count: number): string[] {
  const cosineOf = (vector: Float32Array) => {
    let dot = 0;
    let square = 0;
    for (const [at, value] of vector.entries()) {
      dot += value * (question[at] as number);
      square += value * value;
    }
    return dot / Math.sqrt(square);
  };
  return [...vectors]
    .map(([id, vector]) => ({ id, cosine: cosineOf(vector) }))
    .toSorted((one, two) => two.cosine - one.cosine)
    .slice(0, count)
    .map(({ id }) => id);
}
