/** Reasons why a document could not be read. */
export const documentErrorCodes = [
  'bomb',
  'damaged',
  'empty',
  'encrypted',
  'no_text_layer',
  'timeout',
  'too_large',
  'too_many_pages',
  'unsupported_type',
] as const;
export type DocumentErrorCode = (typeof documentErrorCodes)[number];

/** A document cannot be read. The message is a public sentence without content of the document. */
export class DocumentError extends Error {
  override readonly name = 'DocumentError';
  readonly code: DocumentErrorCode;

  constructor(code: DocumentErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

export const isDocumentErrorCode = (code: unknown): code is DocumentErrorCode =>
  (documentErrorCodes as readonly unknown[]).includes(code);
