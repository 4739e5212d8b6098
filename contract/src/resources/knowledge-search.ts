import { z } from 'zod';
import { AgentId, KnowledgeBaseFileId, KnowledgeChunkId, KnowledgeDocumentId } from '../ids.ts';
import { rules } from '../rules.ts';

/** State of the index by which an agent's knowledge is searched. */
export const KnowledgeIndex = z
  .object({
    agent_id: AgentId,
    state: z.enum(['empty', 'ready', 'queued', 'building', 'failed']).meta({
      description: '`queued`, `building` and `failed`: the index before answers until a new one is ready',
    }),
    chunks: z.int().meta({ description: 'Passages of the knowledge base' }),
    indexed_chunks: z.int().meta({ description: 'Passages in the index that answers searches' }),
    embedding_model: z.string().nullable().meta({ description: 'Null: passages are found by words alone' }),
    built_at: z.iso.datetime().nullable(),
    changed_at: z.iso.datetime().nullable().meta({ description: 'Last change of the knowledge base' }),
    requested_at: z.iso.datetime().nullable().meta({ description: 'A re-index was requested and is not done' }),
  })
  .meta({ id: 'KnowledgeIndex' });
export type KnowledgeIndex = z.infer<typeof KnowledgeIndex>;

export const KnowledgeSearchRequest = z
  .strictObject({
    query: z
      .string()
      .max(2000)
      .refine((text) => text.trim() !== '', rules.no_words),
    top_k: z.int().min(1).max(50).optional().meta({ description: "Omitted: the agent's `knowledge.top_k`" }),
    min_score: z.number().min(0).max(1).optional().meta({ description: "Omitted: the agent's `knowledge.min_score`" }),
  })
  .meta({ id: 'KnowledgeSearchRequest' });

/** Parts of a hit's rank. */
export const KnowledgeHitParts = z.object({
  words: z.number().meta({ description: 'By the stems of words, 0-1 against the best passage' }),
  character_sequences: z.number().meta({ description: 'By sequences of four characters, likewise' }),
  synonyms: z.number().meta({ description: 'By synonyms, likewise; counts where the words themselves find little' }),
  embedding: z.number().nullable().meta({ description: 'Cosine of question and passage; null: no embedding' }),
});

/** A passage found for a question, and why. */
export const KnowledgeHit = z
  .object({
    chunk_id: KnowledgeChunkId,
    file_id: KnowledgeBaseFileId,
    file_name: z.string(),
    document_id: KnowledgeDocumentId,
    document_title: z.string(),
    url: z.string().nullable(),
    heading_path: z.array(z.string()),
    text: z.string(),
    questions: z.array(z.string()).meta({ description: 'Questions that it answers, by which it is found too' }),
    questions_by: z.enum(['model', 'person']).nullable(),
    score: z.number().meta({ description: 'Relevance, 0-1: the share of the question that the passage covers' }),
    is_given: z.boolean().meta({ description: 'The agent is given this passage for the question' }),
    matched_words: z.array(z.string()).meta({ description: 'Words of the question in the passage, in any form' }),
    matched_fields: z
      .array(z.enum(['text', 'heading', 'questions']))
      .meta({ description: 'Where these words are in the passage' }),
    parts: KnowledgeHitParts,
  })
  .meta({ id: 'KnowledgeHit' });
export type KnowledgeHit = z.infer<typeof KnowledgeHit>;

export const KnowledgeSearchAnswer = z
  .object({
    hits: z.array(KnowledgeHit).meta({ description: 'Best first' }),
    searched_by: z.enum(['index', 'full_text', 'nothing']).meta({
      description: '`full_text`: the index is not ready yet; `nothing`: the knowledge base is empty',
    }),
    embedding_model: z.string().nullable().meta({ description: 'Null: by words alone' }),
    index: KnowledgeIndex,
  })
  .meta({ id: 'KnowledgeSearchAnswer' });

export const KnowledgeChunkUpdate = z
  .strictObject({
    questions: z
      .array(z.string().trim().min(1).max(300))
      .max(20)
      .meta({ description: 'Replaces the questions; none are written over them later' }),
  })
  .meta({ id: 'KnowledgeChunkUpdate' });
