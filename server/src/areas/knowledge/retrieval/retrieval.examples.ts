import type { AgentId, KnowledgeBaseFileId, KnowledgeChunkId, KnowledgeDocumentId } from '@parley/contract/ids';
import type { KnowledgeChunk } from '@parley/contract/resources/knowledge-base';
import type { KnowledgeHit, KnowledgeIndex } from '@parley/contract/resources/knowledge-search';

export const exampleAgentId = '0197c1d0-3b1a-7c3e-9d51-0a4f4b1b2c3d' as AgentId;
const fileId = '0197c1d0-5a10-7d02-8e11-4c2f6b1b2c3d' as KnowledgeBaseFileId;
const documentId = '0197c1d0-5a11-7d02-8e11-4c2f6b1b2c3d' as KnowledgeDocumentId;

export const exampleChunk: KnowledgeChunk = {
  id: '0197c1d0-5a12-7d02-8e11-4c2f6b1b2c3d' as KnowledgeChunkId,
  file_id: fileId,
  document_id: documentId,
  ordinal: 0,
  heading_path: ['Delivery'],
  text: 'Orders placed before 2 pm are delivered within two to three working days.',
  language: 'en',
  questions: ['How long does shipping take?'],
  questions_by: 'person',
};

export const exampleIndex: KnowledgeIndex = {
  agent_id: exampleAgentId,
  state: 'ready',
  chunks: 42,
  indexed_chunks: 42,
  embedding_model: null,
  built_at: '2026-03-01T09:30:00.000Z',
  changed_at: '2026-03-01T09:29:58.000Z',
  requested_at: null,
};

export const exampleHit: KnowledgeHit = {
  chunk_id: exampleChunk.id,
  file_id: fileId,
  file_name: 'delivery.pdf',
  document_id: documentId,
  document_title: 'Delivery and returns',
  url: null,
  heading_path: exampleChunk.heading_path,
  text: exampleChunk.text,
  questions: exampleChunk.questions,
  questions_by: 'person',
  score: 0.62,
  is_given: true,
  matched_words: ['delivered'],
  matched_fields: ['text', 'heading'],
  parts: { words: 1, character_sequences: 1, synonyms: 0.4, embedding: null },
};
