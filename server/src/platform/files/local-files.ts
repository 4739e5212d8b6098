import { copyFile, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { compareKeys } from '#platform/files/compare-keys.ts';
import type { DiskSpace } from '#platform/files/disk-space.ts';
import { checkFileKey, fileFolders, isFileKey, type LocalFiles, type StoredFile } from '#platform/files/file-store.ts';
import { sweepUnfinishedFiles } from '#platform/files/sweep-unfinished-files.ts';
import { replaceFile, writeWholeFile } from '#platform/files/write-whole-file.ts';

/** Readable by the process's account alone: recordings are private. */
const folderMode = 0o700;

/** Creates a file store in a local folder, whose disk has a reserve. */
export function createLocalFiles(root: string, disk: DiskSpace): LocalFiles {
  const pathOf = (key: string) => {
    checkFileKey(key);
    return join(resolve(root), key);
  };
  const makeFolderOf = (path: string) => mkdir(dirname(path), { recursive: true, mode: folderMode });
  return {
    kind: 'local',
    async pathFor(key) {
      const path = pathOf(key);
      await makeFolderOf(path);
      return path;
    },
    async size(key) {
      const found = await stat(pathOf(key)).catch(nullIfMissing);
      return found?.isFile() ? found.size : null;
    },
    async open(key, range) {
      const file = await open(pathOf(key), 'r').catch(nullIfMissing);
      return file ? file.createReadStream(range ?? {}) : null;
    },
    hasRoom: (bytes) => disk.hasRoom(bytes),
    async write(key, bytes) {
      const path = pathOf(key);
      await disk.claim(bytes.byteLength, async () => {
        await makeFolderOf(path);
        await writeWholeFile(path, bytes);
      });
    },
    async writeFrom(key, source) {
      const path = pathOf(key);
      if (resolve(source) === path) return;
      const { size } = await stat(source);
      await disk.claim(size, async () => {
        await makeFolderOf(path);
        await replaceFile(path, (unfinished) => copyFile(source, unfinished));
      });
    },
    async overwrite(key, offset, bytes) {
      const file = await open(pathOf(key), 'r+');
      try {
        await file.write(bytes, 0, bytes.byteLength, offset);
        await file.sync();
      } finally {
        await file.close();
      }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    list: ({ prefix, after }) => listBelow(resolve(root), '', prefix, after ?? ''),
    linkTo: async () => null,
    sweep: (now) =>
      sweepUnfinishedFiles(
        fileFolders.map((folder) => join(resolve(root), folder)),
        now,
      ),
  };
}

/** Lists in the byte order of keys: a folder sorts by its name with a slash. */
async function* listBelow(root: string, folder: string, prefix: string, after: string): AsyncGenerator<StoredFile> {
  const entries = (await readdir(join(root, folder), { withFileTypes: true }).catch(nullIfMissing)) ?? [];
  const keys = entries
    .map((entry) => ({ key: `${folder}${entry.name}${entry.isDirectory() ? '/' : ''}`, entry }))
    .toSorted((a, b) => compareKeys(a.key, b.key));
  for (const { key, entry } of keys) {
    if (entry.isDirectory()) {
      const mayHold = key.startsWith(prefix) || prefix.startsWith(key);
      if (mayHold && !(key < after && !after.startsWith(key))) yield* listBelow(root, key, prefix, after);
      continue;
    }
    if (!entry.isFile() || !isFileKey(key) || !key.startsWith(prefix) || key <= after) continue;
    const found = await stat(join(root, key)).catch(nullIfMissing);
    if (found) yield { key, bytes: found.size, modifiedAt: found.mtime };
  }
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw error;
}
