import { area } from '#platform/areas/area.ts';
import { getKnowledgeIndex } from './get-knowledge-index.ts';
import { indexAgentJob, resumeIndexingJob } from './index-agent.ts';
import { retrievalPersonalData } from './personal-data.ts';
import { reindexKnowledgeBase } from './reindex-knowledge-base.ts';
import type { RetrievalDeps } from './retrieval.operation.ts';
import { searchKnowledgeBase } from './search-knowledge-base.ts';
import { updateKnowledgeChunk } from './update-knowledge-chunk.ts';
import { writeQuestionsJob } from './write-questions.ts';

export { createKnowledgeSearch, type KnowledgeSearch } from './knowledge-search.ts';
export { createNearestPassages, type NearestPassages } from './nearest-passages.ts';
export type { Embedder } from './ports.ts';

/** Search of an agent's knowledge: index segments, embeddings, preview. */
export const knowledgeRetrievalArea = area<RetrievalDeps>({
  name: 'knowledge-retrieval',
  module: 'knowledge',
  personalData: retrievalPersonalData,
  operations: {
    'Knowledge base': [getKnowledgeIndex, reindexKnowledgeBase, searchKnowledgeBase, updateKnowledgeChunk],
  },
  jobs: (deps) => [indexAgentJob(deps), resumeIndexingJob(deps), writeQuestionsJob(deps)],
});
