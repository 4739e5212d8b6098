import { createDocumentReader } from '@parley/document-text';
import { area } from '#platform/areas/area.ts';
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
export const knowledgeSourcesArea = area<KnowledgeDeps, 'documents' | 'indexer'>({
  name: 'knowledge-sources',
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
    return { documents, indexer: new SourceIndexer({ ...deps, documents }) };
  },
  workers: ({ indexer }) => [indexer],
});
