import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AgentId, TenantId } from '@parley/contract/ids';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { statfsProbe, watchDiskSpace } from '#platform/files/disk-space.ts';
import { createLocalFiles } from '#platform/files/local-files.ts';
import { seededRandom } from '../../../../test/past-calls.ts';
import { openPgvectorDatabase } from '../../../../test/pgvector-database.ts';
import { plantKnowledge, plantPassages } from '../../../../test/planted-passages.ts';
import { openSegmentEngine } from '../../../providers/knowledge/segment-engine.ts';
import { indexAgentJob, resumeIndexingJob } from './index-agent.ts';
import { createKnowledgeSearch } from './knowledge-search.ts';
import { createNearestPassages } from './nearest-passages.ts';

/** Enough for the index of pgvector to be a graph, few enough for a second of WASM. */
const passageCount = 400;
const dimensions = 16;
const model = 'made up';
const random = seededRandom(7);
const randomVector = () => Array.from({ length: dimensions }, () => random() - 0.5);
const log = pino({ level: 'silent' });

let server: Awaited<ReturnType<typeof openPgvectorDatabase>>;
let folder: string;
const engine = openSegmentEngine();
const tenantId = randomUUID() as TenantId;
const agentId = randomUUID() as AgentId;
/** Vector of each text, as a model would give it. */
const vectors = new Map<string, number[]>();
let hasExtension: unknown;

const cosine = (one: readonly number[], two: readonly number[]) => {
  const dot = (left: readonly number[], right: readonly number[]) =>
    left.reduce((sum, value, at) => sum + value * (right[at] as number), 0);
  return dot(one, two) / Math.sqrt(dot(one, one) * dot(two, two));
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parley-nearest-'));
  server = await openPgvectorDatabase();
  hasExtension = await server.asOwner('select app.prepare_vectors(), app.prepare_vectors() as again');
  await server.asOwner('insert into tenants (id, name, created_at) values ($1, $2, now())', [tenantId, 'Shop']);
  await addAgent(tenantId, agentId, passageCount);
}, 180_000);
afterAll(async () => {
  await engine.close();
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

/** Adds an agent with passages, each with an embedding. */
async function addAgent(tenant: string, agent: string, count: number) {
  const knowledge = await plantKnowledge(server, { tenantId: tenant, agentId: agent });
  const passages = Array.from({ length: count }, (_, at) => {
    const text = `Article number${at} of ${agent.slice(0, 8)}`;
    const vector = randomVector();
    vectors.set(text, vector);
    return { text, vector };
  });
  await plantPassages(server, knowledge, { model, passages });
}

function build({ passagesMin = 100 } = {}) {
  const { db } = server;
  const clock = { now: () => new Date(), monotonicMs: () => performance.now() };
  const files = createLocalFiles(folder, watchDiskSpace({ probe: statfsProbe(folder), reserveBytes: 0, clock }));
  let question: number[] = [];
  const embedder = {
    model,
    embed: async (texts: readonly string[]) => texts.map((text) => vectors.get(text) ?? question),
  };
  const nearest = createNearestPassages({ db, log, passagesMin });
  const deps = { db, files, engine, embedder, nearest, clock, newId: randomUUID, log };
  const search = createKnowledgeSearch({ ...deps, wordBeginnings: () => [] });
  return {
    nearest,
    index: () => indexAgentJob(deps).run({ tenant_id: tenantId, agent_id: agentId }),
    resume: () => resumeIndexingJob(deps).run({}),
    find(vector: number[]) {
      question = vector;
      const signal = new AbortController().signal;
      return search.search({ tenantId, agentId, language: 'en', question: 'Zebras?', topK: 5, minScore: 0, signal });
    },
  };
}

const placeOfVectors = async () =>
  (await server.asOwner<{ vectors_in: string }>('select vectors_in from kb_segments'))[0]?.vectors_in;

describe('vectors in a server with pgvector', () => {
  it('find its table and extension made at the start, once', () => {
    expect(hasExtension).toEqual([{ prepare_vectors: true, again: true }]);
  });

  it('find for a large agent the passages that comparing all of them finds', async () => {
    const { index, find } = build();
    await index();
    expect(await placeOfVectors()).toBe('database');
    let common = 0;
    for (let round = 0; round < 10; round++) {
      const question = randomVector();
      const best = [...vectors].toSorted(([, one], [, two]) => cosine(two, question) - cosine(one, question));
      const expected = new Set(best.slice(0, 5).map(([text]) => text));
      const { hits, by, model: used } = await find(question);
      expect([by, used]).toEqual(['segment', model]);
      common += hits.filter(({ chunk }) => expected.has(chunk.text)).length;
    }
    // The graph of pgvector is approximate.
    expect(common).toBeGreaterThanOrEqual(48);
  });

  it('are found through the index of their length, by the rights of the application', async () => {
    const { db } = server;
    const plan = await db.app.inTenant(tenantId, async (tx) => {
      await sql`select set_config('enable_seqscan', 'off', true), set_config('enable_sort', 'off', true)`.execute(tx);
      const wanted = JSON.stringify(randomVector());
      const { rows } = await sql<{ 'QUERY PLAN': string }>`
        explain select chunk_id from kb_vectors
        where agent_id = ${agentId} and model = ${model} and dimensions = ${sql.raw(String(dimensions))}
        order by embedding::halfvec(${sql.raw(String(dimensions))}) <=>
          ${wanted}::halfvec(${sql.raw(String(dimensions))}) limit 5`.execute(tx);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
    expect(plan).toContain(`kb_vectors_nearest_${dimensions}`);
  });

  it('are invisible to other tenants, and gone with their passage', async () => {
    const { nearest } = build();
    const stranger = randomUUID() as TenantId;
    const vector = Float32Array.from(randomVector());
    expect(await nearest.find({ tenantId: stranger, agentId, model, vector })).toEqual(new Map());
    const [first] = (await nearest.find({ tenantId, agentId, model, vector })) ?? [];
    await server.asOwner('delete from kb_chunks where id = $1', [first?.[0]]);
    expect((await nearest.find({ tenantId, agentId, model, vector }))?.has(first?.[0] as string)).toBe(false);
  });

  it('stay in the segment of a small agent', async () => {
    const { index, find } = build({ passagesMin: 10_000 });
    await server.asOwner('update kb_indexes set requested_at = now()');
    await index();
    expect(await placeOfVectors()).toBe('segment');
    expect(await server.asOwner('select from kb_vectors')).toEqual([]);
    expect((await find(randomVector())).model).toBe(model);
  });
});

describe('a server that loses pgvector', () => {
  beforeEach(async () => {
    await server.asOwner('update kb_indexes set requested_at = now()');
    await build().index();
  });

  it('answers by words until the index is built with its vectors inside', async () => {
    const before = build();
    expect((await before.find(randomVector())).model).toBe(model);
    await server.asOwner('drop extension vector cascade');
    expect((await before.find(randomVector())).model).toBeNull();
    const after = build();
    await after.resume();
    await after.index();
    expect(await placeOfVectors()).toBe('segment');
    expect((await after.find(randomVector())).model).toBe(model);
  });
});
