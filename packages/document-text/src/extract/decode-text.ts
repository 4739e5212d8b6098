import { isUtf8 } from 'node:buffer';

/**
 * Decodes text: by its byte order mark, as UTF-8 where it is valid, by the charset that HTML declares, else as
 * windows-1252, which every byte is valid in.
 */
export function decodeText(bytes: Uint8Array, { isHtml = false } = {}): string {
  return new TextDecoder(encodingOf(bytes, isHtml)).decode(bytes);
}

function encodingOf(bytes: Uint8Array, isHtml: boolean): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (isUtf8(bytes)) return 'utf-8';
  if (!isHtml) return 'windows-1252';
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 2048)).toString('latin1');
  const declared = /<meta[^>]+charset=["']?([\w-]+)/i.exec(head)?.[1];
  return declared && isKnown(declared) ? declared : 'windows-1252';
}

function isKnown(label: string): boolean {
  try {
    return new TextDecoder(label).encoding !== '';
  } catch {
    return false;
  }
}
