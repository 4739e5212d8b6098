import type { AvatarId, TenantId } from '@parley/contract/ids';
import type { Database } from '#db/open.ts';
import type { Tx } from '#db/tenant-scope.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { StorageQuota } from '#platform/files/storage-quota.ts';
import { enqueue, type Job } from '#platform/jobs/jobs.ts';
import { deleteAvatar, forgetUnusedAvatars, insertAvatar } from './avatars.queries.ts';
import { pictureTypeOf } from './picture-types.rules.ts';
import { notAPicture } from './widget.errors.ts';

/** Largest picture taken. Unit: bytes. */
export const avatarBytesMax = 2 * 1024 * 1024;

/** What a picture is kept in. */
export interface AvatarContext {
  tx: Tx;
  tenantId: TenantId;
  now: Date;
  newId: () => string;
  files: FileStore;
  quota: StorageQuota;
}

const removeFileJob = 'avatars.remove_file';
/** A picture nobody shows may still be about to be shown: it is uploaded before it is named. */
const unusedHours = 24;

/** Where the picture of an id lies in the file store. */
export const avatarKey = (id: string): string => `avatars/${id}.bin`;

/** The path a picture is fetched from, by anybody who has it. */
export const avatarPath = (id: string): string => `/api/chat/avatars/${id}`;

/** The id in such a path; null: it leads elsewhere. */
export function avatarIdIn(url: string): AvatarId | null {
  const found = /^\/api\/chat\/avatars\/([0-9a-f-]{36})$/.exec(url);
  return (found?.[1] as AvatarId | undefined) ?? null;
}

/**
 * Keeps a picture of an agent or an operator. Refuses what is no PNG, JPEG or WebP by its bytes (415). The file is on
 * the disk before the row is written; with a rollback nothing names it. Refuses (507) one for which the tenant has no room.
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

/** Forgets a picture; its file goes by a job, once the transaction has committed. Does nothing where there is none. */
export async function removeAvatar({ tx }: Pick<AvatarContext, 'tx'>, avatarId: string): Promise<void> {
  if (!(await deleteAvatar(tx, avatarId))) return;
  await enqueue(tx, { name: removeFileJob, payload: { avatarId }, key: `avatar:${avatarId}` });
}

/** Removes files of pictures that are gone, and pictures whose agent or operator is. */
export function avatarJobs({ db, files, clock }: { db: Database; files: FileStore; clock: Clock }): Job[] {
  return [
    { name: removeFileJob, run: (payload) => files.remove(avatarKey((payload as { avatarId: string }).avatarId)) },
    {
      name: 'avatars.forget_unused',
      everyMinutes: 60,
      async run() {
        const before = new Date(clock.now().getTime() - unusedHours * 3_600_000);
        for (const id of await db.platform.inPlatform((tx) => forgetUnusedAvatars(tx, before))) {
          await files.remove(avatarKey(id));
        }
      },
    },
  ];
}
