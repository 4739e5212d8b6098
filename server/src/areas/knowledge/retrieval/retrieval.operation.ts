import { AgentId, KnowledgeChunkId } from '@parley/contract/ids';
import { z } from 'zod';
import { operationOf } from '#platform/http/operation.ts';
import type { KnowledgeSearch } from './knowledge-search.ts';
import type { NearestPassages } from './nearest-passages.ts';
import type { Embedder, QuestionWriter, SegmentEngine } from './ports.ts';

/** Dependencies of retrieval beside the engines. */
export interface RetrievalDeps {
  search: KnowledgeSearch;
  engine: SegmentEngine;
  /** Null: knowledge is found by words alone. */
  embedder: Embedder | null;
  /** Vectors of large agents in the database, where it has pgvector. */
  nearest: NearestPassages;
  questionWriter: QuestionWriter;
}

export const operation = operationOf<RetrievalDeps>();

export const agentParams = z.object({ agentId: AgentId });
export const chunkParams = z.object({ agentId: AgentId, chunkId: KnowledgeChunkId });
