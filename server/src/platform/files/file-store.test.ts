import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFileStore, type FileStore } from '#platform/files/file-store.ts';

let root: string;
let store: FileStore;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'parley-files-'));
  store = createFileStore(root);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

it('what was written under a key is found, opened in whole or part, patched and removed', async () => {
  const key = 'recordings/a-1/b-2.wav';
  expect(await store.size(key)).toBeNull();
  expect(await store.open(key)).toBeNull();
  writeFileSync(await store.pathFor(key), '0123456789');
  expect(await store.size(key)).toBe(10);
  await store.overwrite(key, 2, Buffer.from('xy'));
  const [whole, part] = await Promise.all([store.open(key), store.open(key, { start: 2, end: 4 })]);
  expect([whole && (await text(whole)), part && (await text(part))]).toEqual(['01xy456789', 'xy4']);
  await store.remove(key);
  await store.remove(key);
  expect(await store.size(key)).toBeNull();
});

it.each(['../a.wav', 'a/../../b.wav', '/etc/passwd.txt', 'a//b.wav', 'a\0.wav', 'a.b/c.wav', 'A.wav', ''])(
  'a key that could leave the folder is refused: %j',
  async (key) => {
    await expect(store.pathFor(key)).rejects.toThrow(RangeError);
    await expect(store.size(key)).rejects.toThrow(RangeError);
    await expect(store.open(key)).rejects.toThrow(RangeError);
  },
);
