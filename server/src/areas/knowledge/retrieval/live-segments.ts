import type { AgentId, TenantId } from '@parley/contract/ids';
import type { Database } from '#db/open.ts';
import type { IndexHit } from './index-hit.rules.ts';
import { readIndexedChunks } from './indexed-chunks.ts';
import type { Embedder, IndexQuery, SegmentEngine } from './ports.ts';

/** Segments of small indexes, built for the searches that come before the job has built theirs. */
export interface LiveSegments {
  /** Null: the chunks have changed since `contentVersion`. */
  search(
    agent: { tenantId: TenantId; agentId: AgentId; language: string },
    contentVersion: number,
    query: IndexQuery,
  ): Promise<IndexHit[] | null>;
}

export function createLiveSegments(deps: {
  db: Database;
  engine: SegmentEngine;
  embedder: Embedder | null;
}): LiveSegments {
  /** Builds in progress by key, which searches of the same version share. */
  const builds = new Map<string, Promise<Uint8Array | null>>();

  function build(
    { tenantId, agentId, language }: { tenantId: TenantId; agentId: AgentId; language: string },
    contentVersion: number,
    key: string,
  ): Promise<Uint8Array | null> {
    const running = builds.get(key);
    if (running) return running;
    const started = deps.db.app
      .inTenant(
        tenantId,
        async (tx) => {
          const chunks = await readIndexedChunks(tx, { agentId, language, model: deps.embedder?.model ?? null });
          if (chunks.contentVersion !== contentVersion) return null;
          const { bytes } = await deps.engine.build(chunks.batches, chunks.vectorModel);
          return bytes;
        },
        { isSnapshot: true },
      )
      .finally(() => builds.delete(key));
    builds.set(key, started);
    return started;
  }

  return {
    async search(agent, contentVersion, query) {
      const key = `live:${agent.tenantId}:${agent.agentId}:${contentVersion}`;
      let isStale = false;
      const hits = await deps.engine.search(
        {
          key,
          async open() {
            const bytes = await build(agent, contentVersion, key);
            isStale = bytes === null;
            return bytes && oneOf(bytes);
          },
        },
        query,
      );
      return isStale ? null : hits;
    },
  };
}

async function* oneOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
