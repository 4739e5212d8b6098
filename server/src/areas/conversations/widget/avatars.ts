import type { AvatarId, TenantId } from '@parley/contract/ids';
import type { Database } from '#db/open.ts';
import type { Tx } from '#db/tenant-scope.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { StorageQuota } from '#platform/files/storage-quota.ts';
import { enqueue, type Job } from '#platform/jobs/jobs.ts';
import { deleteAvatar, deleteUnusedAvatars, insertAvatar } from './avatars.queries.ts';
import { pictureTypeOf } from './picture-types.rules.ts';
import { notAPicture } from './widget.errors.ts';

/** Maximum size of a picture. Unit: bytes. */
export const avatarBytesMax = 2 * 1024 * 1024;

/** Dependencies of storing a picture. */
export interface AvatarContext {
  tx: Tx;
  tenantId: TenantId;
  now: Date;
  newId: () => string;
  files: FileStore;
  quota: StorageQuota;
}

const removeFileJob = 'avatars.remove_file';
/** Grace of an unused picture: it is uploaded before it is referenced. Unit: hours. */
const unusedHours = 24;

/** Storage key of a picture. */
export const avatarKey = (id: string): string => `avatars/${id}.bin`;

/** Public path of a picture. */
export const avatarPath = (id: string): string => `/api/chat/avatars/${id}`;

/** Id in such a path; null for any other path. */
export function avatarIdIn(url: string): AvatarId | null {
  const found = /^\/api\/chat\/avatars\/([0-9a-f-]{36})$/.exec(url);
  return (found?.[1] as AvatarId | undefined) ?? null;
}

/**
 * Stores a picture of an agent or an operator. Refuses anything but PNG, JPEG and WebP, by its bytes (415), and one
 * without room (507). The file is written before the row, so a rollback leaves no reference.
 */
export async function storeAvatar(context: AvatarContext, file: File): Promise<AvatarId> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const contentType = pictureTypeOf(bytes);
  if (contentType === null) throw notAPicture();
  const id = context.newId() as AvatarId;
  const { tx, tenantId, now, quota } = context;
  const upload = { tenantId, bytes: bytes.byteLength, now };
  await quota.check(tx, upload);
  await context.files.write(avatarKey(id), bytes);
  try {
    await insertAvatar(tx, { tenantId, id, contentType, bytes: bytes.byteLength, now });
    await quota.charge(tx, upload);
    return id;
  } catch (error) {
    await context.files.remove(avatarKey(id));
    throw error;
  }
}

/** Deletes a picture; its file is deleted by a job after the commit. A missing one is ignored. */
export async function removeAvatar({ tx }: Pick<AvatarContext, 'tx'>, avatarId: string): Promise<void> {
  if (!(await deleteAvatar(tx, avatarId))) return;
  await enqueue(tx, { name: removeFileJob, payload: { avatarId }, key: `avatar:${avatarId}` });
}

/** Housekeeping of pictures: files of deleted ones, and those of deleted agents and operators. */
export function avatarJobs({ db, files, clock }: { db: Database; files: FileStore; clock: Clock }): Job[] {
  return [
    { name: removeFileJob, run: (payload) => files.remove(avatarKey((payload as { avatarId: string }).avatarId)) },
    {
      name: 'avatars.forget_unused',
      everyMinutes: 60,
      async run() {
        const before = new Date(clock.now().getTime() - unusedHours * 3_600_000);
        for (const id of await db.platform.inPlatform((tx) => deleteUnusedAvatars(tx, before))) {
          await files.remove(avatarKey(id));
        }
      },
    },
  ];
}
