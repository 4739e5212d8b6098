/** Kinds of documents that can be read. */
export const documentTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  html: 'text/html',
  csv: 'text/csv',
  markdown: 'text/markdown',
  text: 'text/plain',
} as const;
export type DocumentType = keyof typeof documentTypes;

/** Text of a document. */
export interface DocumentText {
  type: DocumentType;
  contentType: string;
  /** Title that the document itself states; null: none. */
  title: string | null;
  /** Markdown: headings, paragraphs, lists and tables; no images, no addresses of links. */
  markdown: string;
  /** ISO 639-1, detected from the text; null: too short, or unsure. */
  language: string | null;
  /** Pages of a PDF. */
  pageCount: number | null;
}

/** Limits of reading one document. */
export interface DocumentLimits {
  /** Largest file. Unit: bytes. */
  bytes: number;
  /** Most pages of a PDF. */
  pages: number;
  /** Longest text. Unit: characters. */
  characters: number;
  /** Sum of a zip's entries, unpacked. Unit: bytes. */
  unpackedBytes: number;
  /** Most entries of a zip. */
  zipEntries: number;
  /** Resident memory of the child process, at which it is killed. Unit: bytes. */
  residentBytes: number;
  /** Unit: milliseconds. */
  timeoutMs: number;
}

const mebibyte = 1024 * 1024;

/** Defaults. A worker thread's limits would not bound array buffers, hence a process. */
export const defaultLimits: DocumentLimits = {
  bytes: 25 * mebibyte,
  pages: 2000,
  characters: 5_000_000,
  unpackedBytes: 100 * mebibyte,
  zipEntries: 10_000,
  residentBytes: 256 * mebibyte,
  timeoutMs: 20_000,
};
