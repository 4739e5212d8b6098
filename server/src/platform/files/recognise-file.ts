import { isUtf8 } from 'node:buffer';

interface FileType {
  contentType: string;
  /** The first is appended to a name with none of them. */
  extensions: readonly [string, ...string[]];
  matches(bytes: Uint8Array, extension: string): boolean;
}

const startsWith = (bytes: Uint8Array, head: string, at = 0) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1', at, at + head.length) === head;

const byHead = (head: string) => (bytes: Uint8Array) => startsWith(bytes, head);

/**
 * Recognises Office files: zip archives whose parts are in a known folder. Files with macros have another extension.
 */
const office = (extension: string, folder: string) => (bytes: Uint8Array, named: string) => {
  if (named !== extension || !startsWith(bytes, 'PK\x03\x04')) return false;
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return text.includes('[Content_Types].xml') && text.includes(`${folder}/`);
};

const plain = (extension: string) => (bytes: Uint8Array, named: string) => named === extension && isText(bytes);
const document = 'application/vnd.openxmlformats-officedocument';

/**
 * Accepted file types, recognised by their signatures: the client's name and content type are not trusted. SVG and HTML
 * are excluded: they are documents that may contain scripts.
 * Source: the signatures of PNG (ISO/IEC 15948), JPEG (ITU T.81), WebP (RFC 9649), GIF89a and PDF (ISO 32000).
 */
const types: readonly FileType[] = [
  { contentType: 'image/png', extensions: ['png'], matches: byHead('\x89PNG\r\n\x1a\n') },
  { contentType: 'image/jpeg', extensions: ['jpg', 'jpeg'], matches: byHead('\xff\xd8\xff') },
  {
    contentType: 'image/webp',
    extensions: ['webp'],
    matches: (bytes) => startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8),
  },
  {
    contentType: 'image/gif',
    extensions: ['gif'],
    matches: (bytes) => startsWith(bytes, 'GIF87a') || startsWith(bytes, 'GIF89a'),
  },
  { contentType: 'application/pdf', extensions: ['pdf'], matches: byHead('%PDF-') },
  { contentType: `${document}.wordprocessingml.document`, extensions: ['docx'], matches: office('docx', 'word') },
  { contentType: `${document}.spreadsheetml.sheet`, extensions: ['xlsx'], matches: office('xlsx', 'xl') },
  { contentType: `${document}.presentationml.presentation`, extensions: ['pptx'], matches: office('pptx', 'ppt') },
  { contentType: 'text/csv', extensions: ['csv'], matches: plain('csv') },
  { contentType: 'text/markdown', extensions: ['md'], matches: plain('md') },
  { contentType: 'text/plain', extensions: ['txt'], matches: plain('txt') },
];

/** Accepted content types. */
export const recognisedTypes: readonly string[] = types.map(({ contentType }) => contentType);

/** Recognises a file's type and returns its display name; null for a type that is not accepted. */
export function recogniseFile(bytes: Uint8Array, name: string): { contentType: string; name: string } | null {
  const shown = cleanName(name);
  const extension = /\.([^.]+)$/.exec(shown)?.[1]?.toLowerCase() ?? '';
  const type = types.find((each) => each.matches(bytes, extension));
  if (!type) return null;
  // A picture with a program's extension would be executed as one after saving.
  const isNamedSo = type.extensions.includes(extension);
  return { contentType: type.contentType, name: isNamedSo ? shown : `${shown}.${type.extensions[0]}` };
}

/** Pictures may be shown in the page; everything else is downloaded. */
export const isShownInline = (contentType: string): boolean => contentType.startsWith('image/');

const longestName = 120;

/** The last part of a path, without deceptive characters, such as bidirectional controls. */
function cleanName(name: string): string {
  const base = name.split(/[\\/]/).at(-1) ?? '';
  const clean = base.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>:"|?*]/gu, '').replace(/^[.\s]+|[.\s]+$/g, '');
  return [...clean].slice(-longestName).join('') || 'file';
}

/** Tab, line feed, form feed, carriage return. */
const textControls = new Set([0x09, 0x0a, 0x0c, 0x0d]);

/** True for UTF-8 without other control characters. */
function isText(bytes: Uint8Array): boolean {
  // Bytes below 0x80 encode themselves in UTF-8.
  return isUtf8(bytes) && bytes.every((byte) => (byte >= 0x20 && byte !== 0x7f) || textControls.has(byte));
}
