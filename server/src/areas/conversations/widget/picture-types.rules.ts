import { recogniseFile } from '#platform/files/recognise-file.ts';

/** Types pictures of people may have. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;
export type PictureType = (typeof pictureTypes)[number];

/** What a picture is by its first bytes, whatever its sender calls it; null: none of ours. */
export function pictureTypeOf(bytes: Uint8Array): PictureType | null {
  const contentType = recogniseFile(bytes, '')?.contentType;
  return pictureTypes.find((type) => type === contentType) ?? null;
}
