import { compareKeys } from '#platform/files/compare-keys.ts';
import type { FileStore, StoredFile } from '#platform/files/file-store.ts';

/**
 * Joins a remote store with the local disk: new files go to the remote one, and files the disk still holds, from before
 * the remote store was configured or until they are moved there, are read and listed from it.
 */
export function fallBackToLocal(remote: FileStore, local: FileStore): FileStore {
  return {
    kind: remote.kind,
    size: async (key) => (await remote.size(key)) ?? local.size(key),
    open: async (key, range) => (await remote.open(key, range)) ?? local.open(key, range),
    hasRoom: (bytes) => remote.hasRoom(bytes),
    async write(key, bytes) {
      await remote.write(key, bytes);
      await local.remove(key);
    },
    writeFrom: (key, path) => remote.writeFrom(key, path),
    async remove(key) {
      await Promise.all([remote.remove(key), local.remove(key)]);
    },
    list: (options) => mergeListings(remote.list(options), local.list(options)),
    linkTo: async (key, options) => ((await remote.size(key)) === null ? null : remote.linkTo(key, options)),
  };
}

/** Merges two ordered listings; of a key in both, the first one's. */
async function* mergeListings(
  first: AsyncIterable<StoredFile>,
  second: AsyncIterable<StoredFile>,
): AsyncGenerator<StoredFile> {
  const [left, right] = [first[Symbol.asyncIterator](), second[Symbol.asyncIterator]()];
  let [a, b] = await Promise.all([left.next(), right.next()]);
  while (!a.done || !b.done) {
    const order = a.done ? 1 : b.done ? -1 : compareKeys(a.value.key, b.value.key);
    const isLeft = order <= 0;
    yield (isLeft ? a : b).value as StoredFile;
    [a, b] = await Promise.all([order <= 0 ? left.next() : a, order >= 0 ? right.next() : b]);
  }
}
