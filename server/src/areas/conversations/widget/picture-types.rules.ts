import { recogniseFile } from '#platform/files/recognise-file.ts';

/** Content types of pictures. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;
export type PictureType = (typeof pictureTypes)[number];

/** Detects a picture's type from its first bytes; null when unsupported. */
export function pictureTypeOf(bytes: Uint8Array): PictureType | null {
  const contentType = recogniseFile(bytes, '')?.contentType;
  return pictureTypes.find((type) => type === contentType) ?? null;
}
