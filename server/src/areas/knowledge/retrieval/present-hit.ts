import type { KnowledgeHit } from '@parley/contract/resources/knowledge-search';
import { languageCode, stemOf, wordsOf } from '@parley/passage-index';
import type { KnowledgeHit as Found } from './knowledge-search.ts';

/** A hit as the API shows it. `language` is that of a chunk without one. */
export function presentHit(
  { chunk, score, parts, words }: Found,
  { isGiven, language }: { isGiven: boolean; language: string },
): KnowledgeHit {
  const code = languageCode(chunk.language ?? language);
  const stems = new Set(words.map((word) => stemOf(word, code)));
  const fields = {
    text: chunk.text,
    heading: [chunk.documentTitle, ...chunk.headingPath].join(' '),
    questions: chunk.questions.join(' '),
  };
  const isIn = (field: keyof typeof fields) => wordsOf(fields[field]).some((word) => stems.has(stemOf(word, code)));
  return {
    chunk_id: chunk.id,
    file_id: chunk.sourceId,
    file_name: chunk.sourceName,
    document_id: chunk.documentId,
    document_title: chunk.documentTitle,
    url: chunk.url,
    heading_path: chunk.headingPath,
    text: chunk.text,
    questions: chunk.questions,
    questions_by: chunk.questionsBy,
    score: rounded(score),
    is_given: isGiven,
    matched_words: words,
    matched_fields: (['text', 'heading', 'questions'] as const).filter(isIn),
    parts: {
      words: rounded(parts.stems),
      character_sequences: rounded(parts.grams),
      synonyms: rounded(parts.concepts),
      embedding: parts.embedding === null ? null : rounded(parts.embedding),
    },
  };
}

const rounded = (value: number) => Math.round(value * 1000) / 1000;
