import { z } from 'zod';
import { AgentId, KnowledgeBaseFileId, KnowledgeChunkId, KnowledgeDocumentId } from '../ids.ts';
import { rules } from '../rules.ts';

export const knowledgeKinds = ['file', 'text', 'url', 'site'] as const;
export const knowledgeStatuses = ['queued', 'indexing', 'ready', 'failed'] as const;
export const crawlSchedules = ['never', 'daily', 'weekly', 'monthly'] as const;

/** Reasons why a source failed or a page was skipped. */
export const knowledgeErrorCodes = [
  'blocked_by_robots',
  'damaged',
  'duplicate',
  'empty',
  'encrypted',
  'fetch_failed',
  'internal',
  'no_text_layer',
  'not_found',
  'not_indexable',
  'timeout',
  'too_large',
  'too_many_pages',
  'unsupported_type',
] as const;
export const KnowledgeErrorCode = z.enum(knowledgeErrorCodes);
export type KnowledgeErrorCode = z.infer<typeof KnowledgeErrorCode>;

export const CrawlSchedule = z.enum(crawlSchedules).meta({
  description: 'Visits of a page or site by itself; unchanged pages are recognised and cost nothing',
});
export type CrawlSchedule = z.infer<typeof CrawlSchedule>;

const KnowledgeError = z.object({ code: KnowledgeErrorCode, message: z.string() });

/** A source of an agent's knowledge: a file, a pasted text, a page or a site of the web. */
export const KnowledgeBaseFile = z
  .object({
    id: KnowledgeBaseFileId,
    agent_id: AgentId,
    kind: z.enum(knowledgeKinds),
    name: z.string(),
    status: z.enum(knowledgeStatuses).meta({
      description:
        'The agent answers from a source that is `ready`, and from its earlier content while a new one is read',
    }),
    error: KnowledgeError.nullable().meta({
      description: 'Why the last reading failed; chunks of an earlier success stay in use',
    }),
    chunks: z.int().meta({ description: 'Passages that the agent can find' }),
    characters: z.int(),
    pages: z
      .object({ seen: z.int(), kept: z.int(), skipped: z.int() })
      .meta({ description: 'Documents of the last reading: pages of a site, or the file itself' }),
    content_type: z.string().nullable().meta({ description: 'Detected from the content; null: a page or site' }),
    bytes: z.int(),
    sha256: z.string().nullable().meta({ description: 'Of the file or text, in hexadecimal' }),
    url: z.string().nullable(),
    max_pages: z.int().nullable().meta({ description: 'Of a site' }),
    schedule: CrawlSchedule,
    next_visit_at: z.iso.datetime().nullable(),
    visited_at: z.iso.datetime().nullable(),
    indexed_at: z.iso.datetime().nullable().meta({ description: 'Last success' }),
    changed_at: z.iso.datetime().nullable().meta({ description: 'Last success that changed any chunk' }),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'KnowledgeBaseFile' });
export type KnowledgeBaseFile = z.infer<typeof KnowledgeBaseFile>;

/** One document of a source, kept or skipped. */
export const KnowledgeDocument = z
  .object({
    id: KnowledgeDocumentId,
    title: z.string(),
    url: z.string().nullable(),
    status: z.enum(['kept', 'skipped']),
    skipped: KnowledgeError.nullable().meta({ description: 'Why a page was skipped' }),
    language: z.string().nullable().meta({ description: 'Detected from the text, ISO 639-1; null: unknown' }),
    page_count: z.int().nullable().meta({ description: 'Pages of a PDF' }),
    characters: z.int(),
    chunks: z.int(),
    visited_at: z.iso.datetime(),
    changed_at: z.iso.datetime(),
  })
  .meta({ id: 'KnowledgeDocument' });
export type KnowledgeDocument = z.infer<typeof KnowledgeDocument>;

/** A passage as the agent finds it. */
export const KnowledgeChunk = z
  .object({
    id: KnowledgeChunkId,
    file_id: KnowledgeBaseFileId,
    document_id: KnowledgeDocumentId,
    ordinal: z.int().meta({ description: 'Position in its document' }),
    heading_path: z.array(z.string()).meta({ description: 'Headings above the passage, outermost first' }),
    text: z.string(),
    language: z.string().nullable(),
    questions: z.array(z.string()).meta({ description: 'Questions that it answers, by which it is found too' }),
    questions_by: z.enum(['model', 'person']).nullable(),
  })
  .meta({ id: 'KnowledgeChunk' });
export type KnowledgeChunk = z.infer<typeof KnowledgeChunk>;

const Name = z.string().trim().min(1).max(200);
const PageUrl = z.url({ protocol: /^https?$/ }).max(2048);

/** Longest pasted text. Unit: characters. */
export const pastedTextMax = 500_000;
/** Most pages of a site. */
export const sitePagesMax = 1000;

const PastedText = z
  .string()
  .max(pastedTextMax)
  .refine((text) => text.trim() !== '', rules.no_words);
const MaxPages = z.int().min(1).max(sitePagesMax);

export const KnowledgeTextCreate = z.strictObject({ name: Name, text: PastedText }).meta({ id: 'KnowledgeTextCreate' });

export const KnowledgeUrlCreate = z
  .strictObject({
    url: PageUrl.meta({ examples: ['https://www.example.com/prices'] }),
    name: Name.optional().meta({ description: 'Omitted: the title of the page' }),
    site: z.boolean().default(false).meta({
      description: 'True: the pages below this address too, from the sitemap or by links; false: this page alone',
    }),
    max_pages: MaxPages.default(100).meta({ description: 'Of a site' }),
    schedule: CrawlSchedule.default('never'),
  })
  .meta({ id: 'KnowledgeUrlCreate' });

export const KnowledgeBaseFileUpdate = z
  .strictObject({
    name: Name.optional(),
    text: PastedText.optional().meta({ description: 'Of a pasted text: replaces it' }),
    schedule: CrawlSchedule.optional().meta({ description: 'Of a page or site' }),
    max_pages: MaxPages.nullable().optional().meta({ description: 'Of a site; null for all others' }),
  })
  .meta({ id: 'KnowledgeBaseFileUpdate' });

export const KnowledgeFilesDelete = z
  .strictObject({ file_ids: z.array(KnowledgeBaseFileId).min(1).max(200) })
  .meta({ id: 'KnowledgeFilesDelete' });

/** A source with its latest documents. */
export const KnowledgeBaseFileDetail = KnowledgeBaseFile.extend({
  documents: z.array(KnowledgeDocument).meta({ description: 'In their order, at most 1,000' }),
}).meta({ id: 'KnowledgeBaseFileDetail' });
