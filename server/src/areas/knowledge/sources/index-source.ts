import type { KnowledgeErrorCode } from '@parley/contract/resources/knowledge-base';
import { DocumentError, type DocumentReader } from '@parley/document-text';
import type { Chunker, DocumentChunks } from '#areas/knowledge/chunking';
import type { Engines } from '#platform/areas/area.ts';
import type { PageReader } from '#platform/crawling/page-reader.ts';
import { inEmittingTransaction } from '#platform/outbox/emit.ts';
import { type ClaimedSource, lockClaimed } from './claim-sources.queries.ts';
import { crawlSource } from './crawl-source.ts';
import { findDocuments } from './documents.queries.ts';
import { knowledgeTopic } from './knowledge-topic.ts';
import { nameOfUrl } from './page-url.rules.ts';
import { planDocuments } from './plan-documents.rules.ts';
import { readStoredSource } from './read-source.ts';
import type { FoundDocument, Reading } from './reading.rules.ts';
import { replaceDocuments } from './replace-documents.ts';
import { nextVisitAt, retryDelayMs } from './schedule.rules.ts';
import { changeSource } from './sources.queries.ts';

/** Most chunks of a source, so that no single one fills an agent's index. */
const chunksMax = 20_000;

export type IndexDeps = Pick<Engines, 'bus' | 'clock' | 'crawler' | 'db' | 'files' | 'log' | 'newId'> & {
  documents: DocumentReader;
  chunker: Chunker;
  pages: PageReader;
};

/** Failure of a reading, as the source shows it. */
interface Failure {
  code: KnowledgeErrorCode;
  message: string;
  isTransient: boolean;
  /** Fewer tries than those of a fault of ours. */
  triesMax?: number;
}

/**
 * Reads a claimed source and replaces its chunks in one transaction; searches find the earlier ones until its commit. An
 * attempt that lost its lease writes nothing. Faults of ours are tried again, those of the source end as `failed`.
 */
export async function indexSource(
  deps: IndexDeps,
  claimed: ClaimedSource,
  work: { signal: AbortSignal; onPage(pages: number): void },
): Promise<void> {
  try {
    const reading = await readClaimed(deps, claimed, work);
    if (reading.kind === 'failed') await fail(deps, claimed, { ...reading, triesMax: 2 });
    else await write(deps, claimed, reading);
  } catch (error) {
    if (work.signal.aborted) return;
    await fail(deps, claimed, failureOf(deps, claimed, error));
  }
}

function failureOf(deps: IndexDeps, { id }: ClaimedSource, error: unknown): Failure {
  if (error instanceof DocumentError) {
    // A machine that is busy reads slowly: one more try tells it from a file that takes forever.
    return { code: knownCode(error), message: error.message, isTransient: error.code === 'timeout', triesMax: 2 };
  }
  deps.log.error({ event: 'knowledge.indexing_failed', err: error, sourceId: id }, 'a source could not be indexed');
  return { code: 'internal', message: 'Reading failed by a fault of the platform; try again', isTransient: true };
}

/** A bomb is a file that is too large once unpacked. */
const knownCode = ({ code }: DocumentError): KnowledgeErrorCode => (code === 'bomb' ? 'too_large' : code);

async function readClaimed(
  deps: IndexDeps,
  claimed: ClaimedSource,
  work: { signal: AbortSignal; onPage(pages: number): void },
): Promise<Reading> {
  if (claimed.row.attempts > attemptsMax) {
    const message = 'The process ended each time it read this source';
    return { kind: 'failed', code: 'internal', message, isTransient: false };
  }
  if (claimed.row.url === null) return readStoredSource(deps, claimed, work.signal);
  const earlier = await deps.db.app.inTenant(claimed.tenantId, (tx) => findDocuments(tx, claimed.id), {
    onlyReads: true,
  });
  return crawlSource(deps, claimed, earlier, work);
}

/** Tries after which a source that ends its process each time is given up. */
const attemptsMax = 5;

async function write(
  deps: IndexDeps,
  claimed: ClaimedSource,
  reading: Extract<Reading, { kind: 'read' }>,
): Promise<void> {
  const { bus, clock, db, newId } = deps;
  const { agentId, id, row, tenantId } = claimed;
  const now = clock.now();
  const stored = await db.app.inTenant(tenantId, (tx) => findDocuments(tx, id), { onlyReads: true });
  const plan = planDocuments(reading.documents, await chunksOf(deps, reading.documents), stored, newId);
  const chunks = plan.reduce((sum, each) => sum + (each.action === 'write' ? each.chunks.length : 0), 0);
  if (chunks > chunksMax) {
    const message = `It makes more than ${chunksMax} passages; split it, or take fewer pages`;
    return fail(deps, claimed, { code: 'too_large', message, isTransient: false });
  }
  await inEmittingTransaction({ scope: db.app, bus, tenantId, now }, async (tx, emit) => {
    if (!(await lockClaimed(tx, claimed))) return;
    const counts = await replaceDocuments(tx, claimed, plan, { stored, now, newId });
    const next = nextVisitAt(row.schedule, now);
    await changeSource(tx, id, {
      ...nameOf(claimed, reading.title),
      status: 'ready',
      error_code: null,
      error_message: null,
      lease_id: null,
      attempts: 0,
      due_at: next,
      next_visit_at: next,
      visited_at: now,
      indexed_at: now,
      ...(counts.isChanged ? { changed_at: now } : {}),
      pages_seen: counts.seen,
      pages_kept: counts.kept,
      pages_skipped: counts.skipped,
      character_count: counts.characters,
      chunk_count: counts.chunks,
      updated_at: now,
    });
    if (counts.isChanged)
      await emit('knowledge.chunks.changed', knowledgeTopic(agentId), { agent_id: agentId, source_id: id });
  });
}

async function chunksOf({ chunker }: IndexDeps, documents: readonly FoundDocument[]) {
  const chunks = new Map<FoundDocument, DocumentChunks>();
  for (const document of documents) if (document.kind === 'read') chunks.set(document, await chunker.chunk(document));
  return chunks;
}

/** Title of a page in place of its address, which was its name until now. */
function nameOf({ row }: ClaimedSource, title: string | null): { name?: string } {
  if (row.url === null || title === null || row.indexed_at !== null || row.name !== nameOfUrl(row.url)) return {};
  return { name: title.slice(0, 200) };
}

async function fail(deps: IndexDeps, claimed: ClaimedSource, failure: Failure): Promise<void> {
  const { clock, db, log } = deps;
  const { id, row, tenantId } = claimed;
  const now = clock.now();
  const mayRetry = failure.isTransient && row.attempts < (failure.triesMax ?? Number.POSITIVE_INFINITY);
  const delayMs = mayRetry ? retryDelayMs(row.attempts) : null;
  log.warn(
    { event: 'knowledge.reading_failed', sourceId: id, code: failure.code, attempt: row.attempts },
    'a source of knowledge could not be read',
  );
  const next = nextVisitAt(row.schedule, now);
  const change =
    delayMs === null
      ? { status: 'failed', attempts: 0, due_at: next, next_visit_at: next, visited_at: now }
      : { status: 'queued', due_at: new Date(now.getTime() + delayMs) };
  await db.app.inTenant(tenantId, async (tx) => {
    if (!(await lockClaimed(tx, claimed))) return;
    const reason = { error_code: failure.code, error_message: failure.message };
    await changeSource(tx, id, { ...change, ...reason, lease_id: null, updated_at: now });
  });
}
