import type { Database } from '#db/open.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Logger } from '#platform/log/logger.ts';
import { deleteUnusedEmbeddings, findUnembedded, insertEmbeddings } from './embeddings.queries.ts';
import type { Embedder } from './ports.ts';
import type { ClaimedBuild } from './segments.queries.ts';

/** Most passages of one request. Source: the smallest limit of common servers. */
const batchSize = 96;
/** Timeout of one request. Unit: milliseconds. */
const requestTimeoutMs = 60_000;

/**
 * Embeds the passages of an agent that have no embedding by the present model, and deletes the embeddings of passages
 * that are gone. What is embedded stays when a later request fails: `failed` says that some are missing.
 */
export async function embedMissing(
  deps: { db: Database; embedder: Embedder | null; clock: Clock; log: Logger },
  { tenantId, agentId }: ClaimedBuild,
  signal: AbortSignal,
): Promise<'done' | 'failed'> {
  const { db, embedder, clock, log } = deps;
  await db.app.inTenant(tenantId, deleteUnusedEmbeddings);
  if (embedder === null) return 'done';
  const { model } = embedder;
  for (;;) {
    signal.throwIfAborted();
    const passages = await db.app.inTenant(tenantId, (tx) => findUnembedded(tx, { agentId, model, limit: batchSize }), {
      onlyReads: true,
    });
    if (passages.length === 0) return 'done';
    try {
      const limited = AbortSignal.any([signal, AbortSignal.timeout(requestTimeoutMs)]);
      const texts = passages.map(({ text }) => text);
      const vectors = await embedder.embed(texts, { purpose: 'passage', signal: limited });
      await db.app.inTenant(tenantId, (tx) =>
        insertEmbeddings(tx, { tenantId, model, passages, vectors, now: clock.now() }),
      );
    } catch (error) {
      signal.throwIfAborted();
      log.warn(
        { event: 'knowledge.embedding_failed', err: error, agentId },
        'passages were indexed without embeddings',
      );
      return 'failed';
    }
  }
}
