export { detectDocumentType } from './detect-type.ts';
export { DocumentError, type DocumentErrorCode, documentErrorCodes } from './document.errors.ts';
export {
  createDocumentReader,
  type DocumentOrder,
  type DocumentReader,
  type ReadingCost,
} from './document-reader.ts';
export {
  type DocumentLimits,
  type DocumentText,
  type DocumentType,
  defaultLimits,
  documentTypes,
} from './document-text.ts';
