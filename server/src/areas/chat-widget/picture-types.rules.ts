/** Types pictures of people may have. SVG is none of them: it is a document that may hold scripts. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;
export type PictureType = (typeof pictureTypes)[number];

/**
 * What a picture is by its first bytes, whatever its sender calls it; null: none of ours.
 * Source: the signatures of PNG (ISO/IEC 15948), JPEG (ITU T.81) and WebP (RFC 9649).
 */
export function pictureTypeOf(bytes: Uint8Array): PictureType | null {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png';
  if (text(0, 3) === '\xff\xd8\xff') return 'image/jpeg';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'image/webp';
  return null;
}
