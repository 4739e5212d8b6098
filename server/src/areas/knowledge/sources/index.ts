import { area } from '#platform/areas/area.ts';
import type { KnowledgeDeps } from './knowledge.operation.ts';
import { knowledgePersonalData } from './personal-data.ts';

/** Sources of an agent's knowledge: files, texts, pages and sites, read into chunks. */
export const knowledgeSourcesArea = area<KnowledgeDeps>({
  name: 'knowledge-sources',
  personalData: knowledgePersonalData,
  operations: { 'Knowledge base': [] },
});
