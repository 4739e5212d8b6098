import { isAll, isIn } from './characters.ts';

/** Decodes percent escapes; an invalid escape stays, invalid UTF-8 becomes U+FFFD. */
export function unescaped(text: string): string {
  if (!text.includes('%')) return text;
  const bytes = Buffer.from(text);
  let length = 0;
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index] ?? 0;
    const high = byte === 0x25 ? hexDigit(bytes[index + 1]) : -1;
    const low = high < 0 ? -1 : hexDigit(bytes[index + 2]);
    bytes[length] = low < 0 ? byte : high * 16 + low;
    if (low >= 0) index += 2;
    length += 1;
  }
  return bytes.toString('utf8', 0, length);
}

function hexDigit(code: number | undefined): number {
  if (code === undefined) return -1;
  if (code >= 0x30 && code <= 0x39) return code - 0x30;
  const letter = code | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1;
}

/** Escapes every byte outside the set. */
export function escaped(text: string, allowed: number): string {
  if (text === '' || isAll(allowed, text)) return text;
  let written = '';
  for (const byte of Buffer.from(text)) {
    written += isIn(allowed, byte) ? String.fromCharCode(byte) : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
  }
  return written;
}

/** Escapes only what would end a URI, for URIs of unknown schemes. */
export function withoutDelimiters(text: string): string {
  if (!hasDelimiter(text)) return text;
  return [...text].map((letter) => (hasDelimiter(letter) ? encodeURIComponent(letter) : letter)).join('');
}

/** Detects spaces, control characters, quotation marks and angle brackets, which no URI contains. */
export function hasDelimiter(text: string): boolean {
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code <= 0x20 || code === 0x22 || code === 0x3c || code === 0x3e || code === 0x7f) return true;
  }
  return false;
}
