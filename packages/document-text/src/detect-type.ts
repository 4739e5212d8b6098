import { isUtf8 } from 'node:buffer';
import { fileTypeFromBuffer } from 'file-type';
import { DocumentError } from './document.errors.ts';
import type { DocumentType } from './document-text.ts';
import { zipEntries } from './zip-entries.ts';

/** First bytes that tell a type of text or name an unsupported one. */
const headBytes = 4100;

const latin = (bytes: Uint8Array, end: number) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1', 0, end);

/**
 * Detects the type of a document by its content; the name's ending only decides between kinds of text. Reads headers
 * and inflates nothing, so it is safe outside the child process. Refuses empty, encrypted Office and unknown files.
 */
export async function detectDocumentType(bytes: Uint8Array, name: string): Promise<DocumentType> {
  if (bytes.byteLength === 0) throw new DocumentError('empty', 'The file is empty');
  const head = latin(bytes, 1024);
  if (head.includes('%PDF-')) return 'pdf';
  if (head.startsWith('PK\x03\x04')) return officeType(bytes);
  if (head.startsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')) throw compoundFile(bytes);
  if (head.startsWith('{\\rtf')) throw unsupported('It is RTF; save it as DOCX');
  // Text first: two letters at its beginning may be the signature of a picture.
  if (!isUnicode(bytes)) {
    const found = await fileTypeFromBuffer(bytes.subarray(0, headBytes)).catch(() => undefined);
    if (found) throw unsupported(`It is ${found.ext.toUpperCase()} (${found.mime})`);
    if (!isOlderText(bytes)) throw unsupported('Its content is not text');
  }
  return textType(decodedHead(bytes), extensionOf(name));
}

function officeType(bytes: Uint8Array): DocumentType {
  const names = new Set(zipEntries(bytes).map((entry) => entry.name));
  if (names.has('word/document.xml')) return 'docx';
  if (names.has('xl/workbook.xml')) return 'xlsx';
  if ([...names].some((each) => /^word\/document\d*\.xml$/.test(each))) return 'docx';
  if (names.has('ppt/presentation.xml')) throw unsupported('It is a presentation; save it as PDF');
  throw unsupported('It is a ZIP archive');
}

/** Files of the older Office, and encrypted ones of the newer, are one container format. */
function compoundFile(bytes: Uint8Array): DocumentError {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (text.includes(Buffer.from('EncryptedPackage', 'utf16le'))) {
    return new DocumentError('encrypted', 'The file is protected by a password; save it without one');
  }
  return unsupported('It is a file of an older Office; save it as DOCX, XLSX or PDF');
}

const unsupported = (reason: string) =>
  new DocumentError('unsupported_type', `${reason}. Supported are PDF, DOCX, XLSX, CSV, HTML, Markdown and plain text`);

const extensionOf = (name: string) => /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';

const hasUtf16Mark = (bytes: Uint8Array) =>
  (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);

function isUnicode(bytes: Uint8Array): boolean {
  if (hasUtf16Mark(bytes)) return bytes.byteLength % 2 === 0;
  return !bytes.includes(0) && isUtf8(bytes);
}

/** True for printable text in an 8-bit encoding. */
function isOlderText(bytes: Uint8Array): boolean {
  const isControl = (byte: number) => byte < 32 && byte !== 9 && byte !== 10 && byte !== 13;
  return !bytes.includes(0) && !bytes.subarray(0, headBytes).some(isControl);
}

const decodedHead = (bytes: Uint8Array) =>
  new TextDecoder(hasUtf16Mark(bytes) ? (bytes[0] === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8').decode(
    bytes.subarray(0, headBytes),
  );

function textType(head: string, extension: string): DocumentType {
  if (/^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*<(?:!doctype\s+html|html|head|body)\b/i.test(head)) return 'html';
  const tags = head.match(/<\/?(?:p|div|h[1-6]|ul|ol|li|table|span|article|section|main)\b[^>]*>/gi)?.length ?? 0;
  if (tags >= 3 && (extension === 'html' || extension === 'htm' || head.trimStart().startsWith('<'))) return 'html';
  if (extension === 'csv' || extension === 'tsv') return 'csv';
  if (extension === 'md' || extension === 'markdown') return 'markdown';
  return isDelimited(head) ? 'csv' : 'text';
}

/** True for at least three lines with the same number of one delimiter, two columns at the fewest, and no prose. */
function isDelimited(head: string): boolean {
  const lines = head
    .split(/\r?\n/)
    .slice(0, -1)
    .filter((line) => line.trim() !== '')
    .slice(0, 20);
  if (lines.length < 3) return false;
  return [';', '\t', ','].some((delimiter) => {
    const counts = lines.map((line) => line.replaceAll(/"[^"]*"/g, '').split(delimiter).length - 1);
    const first = counts[0] ?? 0;
    return (
      first >= (delimiter === ',' ? 2 : 1) && counts.every((count) => count === first) && !/[.!?]\s+\p{Lu}/u.test(head)
    );
  });
}
