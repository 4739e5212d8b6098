import { isUtf8 } from 'node:buffer';

const declaredInMarkup =
  /<meta[^>]{0,200}charset\s*=\s*["']?\s*([\w-]{2,40})|<\?xml[^>]{0,100}encoding\s*=\s*["']([\w-]{2,40})/i;

/**
 * Decodes a document by its byte order mark, its content type, its own declaration, or as UTF-8; what is
 * none of it as windows-1252, in which every byte is valid.
 */
export function decodeText(bytes: Uint8Array, contentType: string): string {
  const mark = byteOrderMark(bytes);
  const declared = /charset\s*=\s*"?([\w-]{2,40})/i.exec(contentType)?.[1];
  const label = mark ?? declared ?? labelInMarkup(bytes) ?? (isUtf8(bytes) ? 'utf-8' : 'windows-1252');
  return decoderOf(label).decode(bytes);
}

function byteOrderMark(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return undefined;
}

function labelInMarkup(bytes: Uint8Array): string | undefined {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 2_048));
  const found = declaredInMarkup.exec(start);
  return found?.[1] ?? found?.[2];
}

function decoderOf(label: string): InstanceType<typeof TextDecoder> {
  try {
    return new TextDecoder(label);
  } catch {
    return new TextDecoder();
  }
}
