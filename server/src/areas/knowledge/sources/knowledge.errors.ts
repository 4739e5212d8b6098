import type { ErrorDetail } from '@parley/contract/errors';
import { DocumentError, type DocumentErrorCode } from '@parley/document-text';
import { defineDetail, defineRefusal, defineSentenceAtField, refuseFields } from '#platform/http/define-refusal.ts';
import type { Refusal } from '#platform/http/refusal.ts';

/** Identical for a file of another tenant or agent and one that never existed. */
export const knowledgeFileNotFound = defineRefusal(
  'not_found',
  'knowledge_file_not_found',
  'The knowledge base of this agent has no file with this id',
);

const tooManySourcesRefusal = defineRefusal(
  'conflict',
  'too_many_sources',
  'This agent has {{limit}} files and pages, which is the limit; delete some that are not used',
);
export const tooManySources = (limit: number) => tooManySourcesRefusal({ limit });

const documentFaults: Record<DocumentErrorCode, (path: string) => ErrorDetail> = {
  bomb: defineDetail('bomb', 'document_bomb', 'unpacks to far more than its size, so it is not read'),
  damaged: defineDetail('damaged', 'document_damaged', 'is damaged and cannot be read'),
  empty: defineDetail('empty', 'document_empty', 'has no text'),
  encrypted: defineDetail('encrypted', 'document_encrypted', 'is protected by a password'),
  no_text_layer: defineDetail('no_text_layer', 'document_no_text_layer', 'holds only images of pages, no text'),
  timeout: defineDetail('timeout', 'document_timeout', 'took too long to read'),
  too_large: defineDetail('too_large', 'document_too_large', 'holds too much text'),
  too_many_pages: defineDetail('too_many_pages', 'document_too_many_pages', 'has too many pages'),
  unsupported_type: defineDetail('unsupported_type', 'document_unsupported_type', 'is of a type that cannot be read'),
};

const typeNotRead = defineRefusal('unsupported_media_type', 'file_type_not_read', '{{fault}}');
const fileNotRead = defineRefusal('invalid_request', 'file_not_read', '{{fault}}');

/** Refusal of an upload by its content; null for faults that are not the file's. */
export function uploadRefusal(error: unknown): Refusal | null {
  if (!(error instanceof DocumentError)) return null;
  const details = [{ ...documentFaults[error.code]('/file'), message: error.message }];
  const isOfWrongType = error.code === 'unsupported_type' || error.code === 'encrypted';
  return (isOfWrongType ? typeNotRead : fileNotRead)({ fault: error.message }, { details });
}

const fileTooLargeRefusal = defineRefusal(
  'payload_too_large',
  'file_too_large',
  'The file is larger than the limit of {{maxBytes}} bytes',
);
export const fileTooLarge = (maxBytes: number) => fileTooLargeRefusal({ maxBytes });

export const urlRefused = (details: ErrorDetail[]) => refuseFields(details);

/** The field is of another kind of source. */
export const notOfThisKind = {
  text: defineForeignField('source_text_not_applicable', 'Only a pasted text has a text'),
  schedule: defineForeignField('source_schedule_not_applicable', 'Only pages and sites are visited again'),
  max_pages: defineForeignField(
    'source_max_pages_not_applicable',
    'A site has a number of pages, and nothing else has one',
  ),
};

function defineForeignField<const Sentence extends string>(reason: string, sentence: Sentence) {
  return defineSentenceAtField({ refusal: 'invalid_request', detail: 'not_applicable' }, reason, sentence);
}

const sameTextExistsRefusal = defineRefusal(
  'conflict',
  'same_text_exists',
  'The same text is in the knowledge base already, as "{{name}}"',
);
export const sameTextExists = (name: string) => sameTextExistsRefusal({ name });

export const hasNoContent = defineRefusal(
  'conflict',
  'source_without_content',
  'Pages and sites are not stored; open their address instead',
);
