import { AgentId, TenantId } from '@parley/contract/ids';
import { z } from 'zod';
import type { Database } from '#db/open.ts';
import type { Tx } from '#db/tenant-scope.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { enqueue, type Job } from '#platform/jobs/jobs.ts';
import type { Logger } from '#platform/log/logger.ts';
import { embedMissing } from './embed-missing.ts';
import { findIndexState, segmentKey } from './index-state.queries.ts';
import { readIndexedChunks } from './indexed-chunks.ts';
import type { NearestPassages, PlacedVectors } from './nearest-passages.ts';
import type { Embedder, SegmentEngine } from './ports.ts';
import {
  type ClaimedBuild,
  claimBuild,
  failBuild,
  findAgentLanguage,
  findOverdueIndexes,
  insertSegment,
  requestSegmentVectors,
  swapSegment,
} from './segments.queries.ts';
import { enqueueQuestions } from './write-questions.ts';

const indexJob = 'knowledge.index';
const Payload = z.object({ tenant_id: TenantId, agent_id: AgentId });
/** Delay after which an index that is behind without a build is built again. Unit: milliseconds. */
const overdueMs = 120_000;

export interface IndexDeps {
  db: Database;
  files: FileStore;
  engine: SegmentEngine;
  embedder: Embedder | null;
  nearest: NearestPassages;
  clock: Clock;
  newId: () => string;
  log: Logger;
}

/** Enqueues the build of an agent's index in the caller's transaction; several orders are one job. */
export function enqueueIndexing(
  tx: Tx,
  { tenantId, agentId }: { tenantId: TenantId; agentId: AgentId },
): Promise<void> {
  const payload = { tenant_id: tenantId, agent_id: agentId };
  return enqueue(tx, { name: indexJob, payload, key: `${indexJob}:${agentId}` });
}

/**
 * Builds the index of an agent's chunks as a new segment and points searches to it. Until then, and when it fails, the
 * segment before answers.
 */
export function indexAgentJob(deps: IndexDeps): Job {
  return {
    name: indexJob,
    async run(payload, signal = new AbortController().signal) {
      const { tenant_id: tenantId, agent_id: agentId } = Payload.parse(payload);
      const claimed: ClaimedBuild = { tenantId, agentId, leaseId: deps.newId() };
      const isOurs = await deps.db.app.inTenant(tenantId, (tx) => claimBuild(tx, claimed, deps.clock.now()));
      if (isOurs) await build(deps, claimed, signal);
    },
  };
}

/** Enqueues again the builds whose process died or whose tries are used up. */
export function resumeIndexingJob({ db, nearest, clock }: Pick<IndexDeps, 'clock' | 'db' | 'nearest'>): Job {
  return {
    name: 'knowledge.resume_indexing',
    everyMinutes: 1,
    async run() {
      const now = clock.now();
      const before = new Date(now.getTime() - overdueMs);
      if (!(await nearest.isReady())) await requestSegmentVectors(db.platform, now);
      for (const agent of await findOverdueIndexes(db.platform, { before, now }))
        await db.app.inTenant(agent.tenantId, (tx) => enqueueIndexing(tx, agent));
    },
  };
}

async function build(deps: IndexDeps, claimed: ClaimedBuild, signal: AbortSignal): Promise<void> {
  const { db, clock, log } = deps;
  const { tenantId, agentId } = claimed;
  const segmentId = deps.newId();
  try {
    const language = await findAgentLanguage(db.app, claimed);
    if (language === null) return;
    const embedding = await embedMissing(deps, claimed, signal);
    const placed = await placeVectors(deps, claimed, signal);
    await buildSegment(deps, claimed, { segmentId, language, placed, hasOpenEmbeddings: embedding === 'failed' });
  } catch (error) {
    const failure = error instanceof Error ? error.name : 'unknown';
    log.error({ event: 'knowledge.index_failed', err: error, agentId }, "the index of an agent's knowledge failed");
    await db.app.inTenant(tenantId, (tx) => failBuild(tx, claimed, { segmentId, failure, now: clock.now() }));
    throw error;
  }
}

/** Moves the vectors of a large agent into the database, where it can hold them. */
async function placeVectors(
  { db, embedder, nearest, clock }: IndexDeps,
  { tenantId, agentId }: ClaimedBuild,
  signal: AbortSignal,
): Promise<PlacedVectors | null> {
  if (embedder === null) return null;
  const state = await db.app.inTenant(tenantId, (tx) => findIndexState(tx, agentId, clock.now()), { onlyReads: true });
  return nearest.place({ tenantId, agentId, model: embedder.model, passages: state?.chunkCount ?? 0 }, signal);
}

async function buildSegment(
  deps: IndexDeps,
  claimed: ClaimedBuild,
  {
    segmentId,
    language,
    placed,
    hasOpenEmbeddings,
  }: { segmentId: string; language: string; placed: PlacedVectors | null; hasOpenEmbeddings: boolean },
): Promise<void> {
  const { db, files, engine, embedder, clock } = deps;
  const { tenantId, agentId } = claimed;
  const startedAt = clock.now();
  const built = await db.app.inTenant(
    tenantId,
    async (tx) => {
      const chunks = await readIndexedChunks(tx, {
        agentId,
        language,
        model: placed === null ? (embedder?.model ?? null) : null,
      });
      const vectorModel = () => placed ?? chunks.vectorModel();
      let read = 0;
      async function* counted() {
        for await (const batch of chunks.batches) {
          read += batch.length;
          yield batch;
        }
      }
      const { bytes, count } = await engine.build(counted(), vectorModel);
      if (count !== read) throw new Error(`The indexing thread lost ${read - count} of ${read} chunks`);
      return { bytes, count, model: vectorModel()?.name ?? null, contentVersion: chunks.contentVersion };
    },
    { isSnapshot: true },
  );
  const { contentVersion, model, count: chunkCount } = built;
  // The row comes before the file: however this ends, a file without use has a row by which it is deleted.
  await db.app.inTenant(tenantId, (tx) =>
    insertSegment(tx, { tenantId, id: segmentId, agentId, contentVersion, now: clock.now() }),
  );
  await files.write(segmentKey(segmentId), built.bytes);
  const bytes = built.bytes.length;
  const vectorsIn = placed === null ? ('segment' as const) : ('database' as const);
  const done = { id: segmentId, contentVersion, model, vectorsIn, chunkCount, bytes, startedAt, now: clock.now() };
  await db.app.inTenant(tenantId, async (tx) => {
    const { isBehind } = await swapSegment(tx, claimed, done);
    if (isBehind) await enqueueIndexing(tx, claimed);
    await enqueueQuestions(tx, claimed);
  });
  if (hasOpenEmbeddings) await retryEmbedding(deps, claimed);
}

/** Time after which passages that could not be embedded are tried again. Unit: milliseconds. */
const embeddingRetryMs = 10 * 60_000;

/** Orders another build, which embeds the passages that are without an embedding. */
async function retryEmbedding({ db, clock }: IndexDeps, { tenantId, agentId }: ClaimedBuild): Promise<void> {
  const now = clock.now();
  await db.app.inTenant(tenantId, async (tx) => {
    await tx.updateTable('kb_indexes').set({ requested_at: now }).where('agent_id', '=', agentId).execute();
    await enqueue(tx, {
      name: indexJob,
      payload: { tenant_id: tenantId, agent_id: agentId },
      key: `${indexJob}:${agentId}`,
      runAt: new Date(now.getTime() + embeddingRetryMs),
    });
  });
}
