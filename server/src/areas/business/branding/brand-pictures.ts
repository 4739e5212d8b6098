import type { BrandPicture } from '@parley/contract/resources/branding';
import type { PlatformScope, Tx } from '#db/tenant-scope.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { type FileSource } from '#platform/files/orphans/compare-files.ts';
import { idSource } from '#platform/files/orphans/id-source.ts';
import { recogniseFile } from '#platform/files/recognise-file.ts';
import { enqueue, type Job } from '#platform/jobs/jobs.ts';
import { iconNotPng, iconNotSquare, notABrandPicture } from './branding.errors.ts';
import { type BrandOwner, setPicture } from './branding.queries.ts';

/** Largest logo or icon. Unit: bytes. */
export const pictureBytesMax = 512 * 1024;

const pictureTypes = ['image/png', 'image/jpeg', 'image/webp'];
/** Width and height of an icon: installed applications need 192 at least. Unit: pixels. */
const iconPx = { min: 192, max: 1024 };

const removeFileJob = 'branding.remove_picture';

/** Storage key of a picture. */
export const brandPictureKey = (id: string): string => `brands/${id}.bin`;

export interface PictureContext {
  tx: Tx;
  now: Date;
  newId: () => string;
  files: FileStore;
}

/** Stores a picture and removes the one it replaces. Its type is judged by its bytes, so no SVG is accepted. */
export async function storePicture(
  { tx, now, newId, files }: PictureContext,
  stored: { owner: BrandOwner; kind: BrandPicture; file: File; name: string },
): Promise<void> {
  const { owner, kind, name } = stored;
  const bytes = new Uint8Array(await stored.file.arrayBuffer());
  const contentType = recogniseFile(bytes, '')?.contentType;
  if (contentType === undefined || !pictureTypes.includes(contentType)) throw notABrandPicture();
  const size = contentType === 'image/png' ? pngSize(bytes) : null;
  if (kind === 'icon') checkIcon(size);
  const id = newId();
  await files.write(brandPictureKey(id), bytes);
  try {
    const picture = { id, owner, kind, contentType, bytes: bytes.byteLength, size, now };
    await removeFile(tx, await setPicture(tx, { owner, kind, picture, name, now }));
  } catch (error) {
    await files.remove(brandPictureKey(id));
    throw error;
  }
}

/** Removes a picture. False: there was none. */
export async function removePicture(
  { tx, now }: Pick<PictureContext, 'now' | 'tx'>,
  removed: { owner: BrandOwner; kind: BrandPicture; name: string },
): Promise<boolean> {
  const id = await setPicture(tx, { ...removed, picture: null, now });
  await removeFile(tx, id);
  return id !== null;
}

async function removeFile(tx: Tx, id: string | null): Promise<void> {
  if (id === null) return;
  await enqueue(tx, { name: removeFileJob, payload: { pictureId: id }, key: `brand_picture:${id}` });
}

/** Deletes the files of replaced pictures, after the commit. */
export function brandPictureJobs({ files }: { files: FileStore }): Job[] {
  return [
    {
      name: removeFileJob,
      run: (payload) => files.remove(brandPictureKey((payload as { pictureId: string }).pictureId)),
    },
  ];
}

/** Pictures of all brands, to be compared with the store. */
export function brandPictureSource(platform: PlatformScope): FileSource {
  return idSource({
    prefix: 'brands/',
    keyOf: brandPictureKey,
    async listIds({ after, upTo, limit }) {
      const rows = await platform.everywhere
        .selectFrom('brand_pictures')
        .select('id')
        .$if(after !== null, (all) => all.where('id', '>', after as string))
        .where('id', '<=', upTo)
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map(({ id }) => id);
    },
  });
}

/** Width and height of a PNG. Source: ISO/IEC 15948, 11.2.2 (IHDR comes first). */
function pngSize(bytes: Uint8Array): { width: number; height: number } | null {
  if (bytes.byteLength < 24) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

function checkIcon(size: { width: number; height: number } | null): void {
  if (size === null) throw iconNotPng();
  const { width, height } = size;
  if (width !== height || width < iconPx.min || width > iconPx.max) throw iconNotSquare('/file', { width, height });
}
