import { z } from 'zod';
import type { FileStore } from '#platform/files/file-store.ts';
import { FileAnswer } from './file-answer.ts';

/** Answer of an operation that serves pictures; the picture of an id never changes. */
export const pictureResponse = {
  status: 200 as const,
  schema: z.string(),
  contentType: 'image/png' as const,
  files: ['image/jpeg', 'image/webp'],
  caching: 'public, max-age=31536000, immutable' as const,
};

interface StoredPicture {
  id: string;
  /** `image/…`, as recognised from its bytes. */
  contentType: string;
  bytes: number;
  /** Where the file store has it. */
  key: string;
}

/** Serves an uploaded picture: shown on any site, and run as nothing. */
export function pictureAnswer(
  { id, contentType, bytes, key }: StoredPicture,
  { files, headers }: { files: Pick<FileStore, 'open'>; headers: { set(name: string, value: string): void } },
): FileAnswer {
  headers.set('content-security-policy', "default-src 'none'; sandbox");
  headers.set('cross-origin-resource-policy', 'cross-origin');
  return new FileAnswer({
    contentType,
    disposition: 'inline',
    filename: `picture.${contentType.slice('image/'.length)}`,
    bytes,
    etag: `"${id}"`,
    open: (range) => files.open(key, range),
  });
}
