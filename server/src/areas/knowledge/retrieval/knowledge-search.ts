import type { AgentId, TenantId } from '@parley/contract/ids';
import type { Retriever } from '#brain/ports.ts';
import type { Database } from '#db/open.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { isModuleOff } from '#platform/http/access/account-state.ts';
import type { Logger } from '#platform/log/logger.ts';
import { type FoundChunk, findChunks, findHeadings, headingOf } from './chunks.queries.ts';
import { searchFullText } from './full-text.queries.ts';
import type { IndexHit } from './index-hit.rules.ts';
import { findIndexState, type IndexState, segmentKey } from './index-state.queries.ts';
import { createLiveSegments } from './live-segments.ts';
import type { NearestPassages } from './nearest-passages.ts';
import type { Embedder, IndexQuery, SegmentEngine, WordBeginnings } from './ports.ts';

/** Chunks up to which an index that is not built yet is built for the search itself. */
export const liveChunksMax = 500;
/** Chunks whose headings say what an agent's knowledge is about. */
const headedChunksMax = 300;
/** Hits asked for beyond those wanted: some may be of chunks deleted since the segment was built. */
const spareHits = 20;
/** Time for the embedding of a question; later the words alone decide. Unit: milliseconds. */
const embeddingTimeoutMs = 1_500;

/** How a search was answered: by the segment of the job, one built for it, PostgreSQL's full text, or not at all. */
export type SearchedBy = 'segment' | 'live' | 'full_text' | 'nothing';

export interface KnowledgeHit extends IndexHit {
  chunk: FoundChunk;
}

export interface KnowledgeSearchResult {
  hits: KnowledgeHit[];
  by: SearchedBy;
  /** Model of the embeddings that were compared; null: words alone. */
  model: string | null;
}

export interface SearchRequest {
  tenantId: TenantId;
  agentId: AgentId;
  /** BCP 47 tag of the agent. */
  language: string;
  question: string;
  topK: number;
  minScore: number;
  signal: AbortSignal;
}

/** Finds passages of agents' knowledge. */
export interface KnowledgeSearch {
  /** Chunks that exist at the time of the answer, best first. */
  search(request: SearchRequest): Promise<KnowledgeSearchResult>;
  /** Titles and headings of an agent's knowledge: what it is about. */
  headingsOf(agent: { tenantId: TenantId; agentId: AgentId }): Promise<string[]>;
  /**
   * The knowledge of one agent, for its conversations. `onMiss`: neither the knowledge, of which there is some, nor the
   * prompt holds anything on a question.
   */
  retrieverFor(agent: {
    tenantId: TenantId;
    agentId: AgentId;
    /** BCP 47 tag. */
    language: string;
    onMiss?: () => void;
  }): Retriever;
}

export interface KnowledgeSearchDeps {
  db: Database;
  files: FileStore;
  engine: SegmentEngine;
  embedder: Embedder | null;
  nearest: Pick<NearestPassages, 'find'>;
  wordBeginnings: WordBeginnings;
  clock: Clock;
  log: Logger;
}

/** Title of a chunk: its document's title, or its source's name, and the headings above it. */
export const titleOf = ({ documentTitle, sourceName, headingPath }: FoundChunk): string =>
  headingOf({ title: documentTitle || sourceName, headingPath });

export function createKnowledgeSearch(deps: KnowledgeSearchDeps): KnowledgeSearch {
  const live = createLiveSegments(deps);

  /** Searches by the best index there is. A segment replaced and deleted in between is looked up anew. */
  async function findHits(request: SearchRequest, query: IndexQuery): Promise<{ hits: IndexHit[]; by: SearchedBy }> {
    for (let attempt = 0; attempt < 3; attempt++) {
      const state = await stateOf(request);
      if (state === null || state.chunkCount === 0) return { hits: [], by: 'nothing' };
      const { segment } = state;
      const isCurrent = segment?.contentVersion === state.contentVersion;
      if (!isCurrent && state.chunkCount <= liveChunksMax) {
        const hits = await live.search(request, state.contentVersion, query);
        if (hits) return { hits, by: 'live' };
      }
      if (segment === null) return { hits: await fullText(request, query.limit), by: 'full_text' };
      const key = segmentKey(segment.id);
      const nearest = segment.vectorsIn === 'database' ? await findNearest(request, query) : null;
      const hits = await deps.engine.search({ key, open: () => deps.files.open(key) }, { ...query, nearest });
      if (hits) return { hits, by: 'segment' };
    }
    return { hits: await fullText(request, query.limit), by: 'full_text' };
  }

  async function findNearest({ tenantId, agentId }: SearchRequest, { vector, model }: IndexQuery) {
    if (vector === null || model === null) return null;
    return deps.nearest.find({ tenantId, agentId, vector, model });
  }

  /** Null: there is no index, or the account does not have the module. */
  const stateOf = ({ tenantId, agentId }: SearchRequest): Promise<IndexState | null> =>
    deps.db.app.inTenant(
      tenantId,
      async (tx) => {
        const [isOff, state] = await Promise.all([
          isModuleOff(tx, tenantId, 'knowledge'),
          findIndexState(tx, agentId, deps.clock.now()),
        ]);
        return isOff ? null : state;
      },
      { onlyReads: true },
    );

  function fullText({ tenantId, agentId, language, question, minScore }: SearchRequest, limit: number) {
    const beginnings = deps.wordBeginnings(question, language);
    return deps.db.app.inTenant(tenantId, (tx) => searchFullText(tx, agentId, { beginnings, limit, minScore }), {
      onlyReads: true,
    });
  }

  async function embedded({ question, signal }: SearchRequest): Promise<Float32Array | null> {
    if (deps.embedder === null) return null;
    try {
      const limited = AbortSignal.any([signal, AbortSignal.timeout(embeddingTimeoutMs)]);
      const [vector] = await deps.embedder.embed([question], { purpose: 'question', signal: limited });
      return vector ? Float32Array.from(vector) : null;
    } catch (error) {
      signal.throwIfAborted();
      deps.log.warn({ event: 'knowledge.question_not_embedded', err: error }, 'a question was searched by words alone');
      return null;
    }
  }

  async function search(request: SearchRequest): Promise<KnowledgeSearchResult> {
    const { tenantId, agentId, question, topK, minScore } = request;
    if (question.trim() === '') return { hits: [], by: 'nothing', model: null };
    const vector = await embedded(request);
    const model = vector && deps.embedder ? deps.embedder.model : null;
    for (let limit = topK + spareHits; ; limit *= 4) {
      const found = await findHits(request, { question, limit, minScore, vector, model, nearest: null });
      const ids = found.hits.map(({ id }) => id);
      const chunks = await deps.db.app.inTenant(tenantId, (tx) => findChunks(tx, agentId, ids), { onlyReads: true });
      const hits = found.hits.flatMap((hit): KnowledgeHit[] => {
        const chunk = chunks.get(hit.id);
        return chunk ? [{ ...hit, chunk }] : [];
      });
      const mayHideMore = hits.length < topK && found.hits.length === limit && limit < 10_000;
      if (!mayHideMore) {
        const isByVector = hits.some(({ parts }) => parts.embedding !== null);
        return { hits: hits.slice(0, topK), by: found.by, model: isByVector ? model : null };
      }
    }
  }

  return {
    search,
    headingsOf: ({ tenantId, agentId }) =>
      deps.db.app.inTenant(tenantId, (tx) => findHeadings(tx, agentId, headedChunksMax), { onlyReads: true }),
    retrieverFor({ onMiss, ...agent }) {
      let hasKnowledge = false;
      return {
        async retrieve(question, { topK, minScore }, signal) {
          const { hits, by } = await search({ ...agent, question, topK, minScore, signal });
          hasKnowledge = by !== 'nothing';
          return hits.map(({ chunk, score }) => ({
            id: chunk.id,
            title: titleOf(chunk),
            text: chunk.text,
            score,
            origin: 'knowledge' as const,
            ...(chunk.url && { url: chunk.url }),
          }));
        },
        missed() {
          if (hasKnowledge) onMiss?.();
        },
      };
    },
  };
}
