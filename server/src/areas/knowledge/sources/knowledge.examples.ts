import type { AgentId, KnowledgeBaseFileId, KnowledgeChunkId, KnowledgeDocumentId } from '@parley/contract/ids';
import type { KnowledgeBaseFile, KnowledgeChunk, KnowledgeDocument } from '@parley/contract/resources/knowledge-base';

const exampleId = (ending: string) => `0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b${ending}`;

export const exampleAgentId = exampleId('10') as AgentId;
export const exampleFileId = exampleId('a0') as KnowledgeBaseFileId;
const exampleDocumentId = exampleId('a1') as KnowledgeDocumentId;

export const exampleFile: KnowledgeBaseFile = {
  id: exampleFileId,
  agent_id: exampleAgentId,
  kind: 'file',
  name: 'Prices 2026.pdf',
  status: 'ready',
  error: null,
  chunks: 14,
  characters: 15_230,
  pages: { seen: 1, kept: 1, skipped: 0 },
  content_type: 'application/pdf',
  bytes: 81_422,
  sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  url: null,
  max_pages: null,
  schedule: 'never',
  next_visit_at: null,
  visited_at: '2026-03-01T09:00:03.000Z',
  indexed_at: '2026-03-01T09:00:03.000Z',
  changed_at: '2026-03-01T09:00:03.000Z',
  created_at: '2026-03-01T09:00:00.000Z',
  updated_at: '2026-03-01T09:00:03.000Z',
};

/** A source as it is answered when it was added or is to be read again. */
export const queuedFile: KnowledgeBaseFile = {
  ...exampleFile,
  status: 'queued',
  chunks: 0,
  characters: 0,
  pages: { seen: 0, kept: 0, skipped: 0 },
  visited_at: null,
  indexed_at: null,
  changed_at: null,
};

export const queuedUrl: KnowledgeBaseFile = {
  ...queuedFile,
  kind: 'site',
  name: 'www.example.com',
  content_type: null,
  bytes: 0,
  sha256: null,
  url: 'https://www.example.com/',
  max_pages: 100,
  schedule: 'weekly',
};

export const exampleDocument: KnowledgeDocument = {
  id: exampleDocumentId,
  title: 'Prices 2026',
  url: null,
  status: 'kept',
  skipped: null,
  language: 'en',
  page_count: 6,
  characters: 15_230,
  chunks: 14,
  visited_at: '2026-03-01T09:00:03.000Z',
  changed_at: '2026-03-01T09:00:03.000Z',
};

export const exampleChunk: KnowledgeChunk = {
  id: exampleId('a2') as KnowledgeChunkId,
  file_id: exampleFileId,
  document_id: exampleDocumentId,
  ordinal: 0,
  heading_path: ['Prices 2026', 'Haircuts'],
  text: 'A haircut costs 40 EUR, for children under twelve 25 EUR.',
  language: 'en',
  questions: ['What does a haircut cost?'],
  questions_by: 'person',
};
