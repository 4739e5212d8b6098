/** The bytes of `text`, or undefined unless it is exactly what encoding those bytes gives (Node itself is lenient). */
export function decodeExactly(text: string, encoding: 'base64' | 'base64url'): Buffer | undefined {
  const bytes = Buffer.from(text, encoding);
  return bytes.toString(encoding) === text ? bytes : undefined;
}
