import { createDocumentReader } from '@parley/document-text';
import { createChunker } from '#areas/knowledge/chunking';
import { area } from '#platform/areas/area.ts';
import { createPageReader } from '#platform/crawling/page-reader.ts';
import { addKnowledgeBaseText } from './add-text.ts';
import { addKnowledgeBaseUrl } from './add-url.ts';
import { deleteKnowledgeBaseFile } from './delete-file.ts';
import { deleteKnowledgeBaseFiles } from './delete-files.ts';
import { getKnowledgeBaseFile } from './get-file.ts';
import { getKnowledgeBaseFileContent } from './get-file-content.ts';
import type { KnowledgeDeps } from './knowledge.operation.ts';
import { listKnowledgeBaseChunks } from './list-file-chunks.ts';
import { listKnowledgeBaseFiles } from './list-files.ts';
import { knowledgePersonalData } from './personal-data.ts';
import { refreshKnowledgeBaseFile } from './refresh-file.ts';
import { SourceIndexer } from './source-indexer.ts';
import { updateKnowledgeBaseFile } from './update-file.ts';
import { uploadKnowledgeBaseFile } from './upload-file.ts';

export { addContent } from './add-content.ts';
export { exampleFile } from './knowledge.examples.ts';
export { knowledgeFileSource } from './knowledge-file-source.ts';
export { SourceIndexer } from './source-indexer.ts';
export { presentSource } from './sources.queries.ts';

/** Sources of an agent's knowledge: files, texts, pages and sites, read into chunks. */
export const knowledgeSourcesArea = area<KnowledgeDeps, 'chunker' | 'documents' | 'indexer' | 'pages'>({
  name: 'knowledge-sources',
  module: 'knowledge',
  operations: {
    'Knowledge base': [
      listKnowledgeBaseFiles,
      uploadKnowledgeBaseFile,
      addKnowledgeBaseText,
      addKnowledgeBaseUrl,
      getKnowledgeBaseFile,
      updateKnowledgeBaseFile,
      deleteKnowledgeBaseFile,
      deleteKnowledgeBaseFiles,
      refreshKnowledgeBaseFile,
      getKnowledgeBaseFileContent,
      listKnowledgeBaseChunks,
    ],
  },
  personalData: knowledgePersonalData,
  own: (deps) => {
    const documents = createDocumentReader();
    const chunker = createChunker();
    const pages = createPageReader();
    const indexer = new SourceIndexer({ ...deps, documents, chunker, pages });
    return { documents, chunker, pages, indexer };
  },
  workers: ({ indexer }) => [indexer],
  close: async ({ chunker, pages }) => void (await Promise.all([chunker.close(), pages.close()])),
});
