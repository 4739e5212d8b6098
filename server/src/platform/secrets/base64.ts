/** Decodes `text`, or returns undefined unless it is the canonical encoding (Node itself is lenient). */
export function decodeExactly(text: string, encoding: 'base64' | 'base64url'): Buffer | undefined {
  const bytes = Buffer.from(text, encoding);
  return bytes.toString(encoding) === text ? bytes : undefined;
}
