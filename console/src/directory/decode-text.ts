/**
 * Text of a file, without a byte order mark. A file that is not UTF-8 is read as Windows-1252, in which Excel saves CSV
 * in western Europe.
 */
export function decodeText(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
