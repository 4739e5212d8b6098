import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FileStore, StoredFile } from '#platform/files/file-store.ts';

/** A file store to test, with what it needs to end. */
export interface FileStoreEngine {
  store: FileStore;
  close(): Promise<void>;
}

const bytes = (content: string) => new TextEncoder().encode(content);

async function collect(listing: AsyncIterable<StoredFile>): Promise<StoredFile[]> {
  const files: StoredFile[] = [];
  for await (const file of listing) files.push(file);
  return files;
}

/** Promises of every file store. `largeBytes`: size of a file that the engine stores in several parts. */
export function describeFileStore(
  name: string,
  options: { start: () => Promise<FileStoreEngine>; largeBytes: number },
): void {
  describe(`a file store: ${name}`, () => {
    let engine: FileStoreEngine;
    let store: FileStore;
    let folder: string;
    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'parley-source-'));
      engine = await options.start();
      store = engine.store;
    }, 120_000);
    afterAll(async () => {
      await engine.close();
      rmSync(folder, { recursive: true, force: true });
    });
    const read = async (key: string) => {
      const file = await store.open(key);
      return file && (await text(file));
    };

    it('a written file is read in whole and in ranges, replaced and removed', async () => {
      const key = 'recordings/a-1/b-2.wav';
      expect([await store.size(key), await store.open(key), await store.open(key, { start: 0, end: 3 })]).toEqual([
        null,
        null,
        null,
      ]);
      await store.write(key, bytes('0123456789'));
      expect([await store.size(key), await read(key)]).toEqual([10, '0123456789']);
      for (const [start, end, part] of [
        [0, 0, '0'],
        [2, 4, '234'],
        [9, 9, '9'],
        [0, 9, '0123456789'],
      ] as const) {
        const file = await store.open(key, { start, end });
        expect(file && (await text(file))).toBe(part);
      }
      await store.write(key, bytes('other'));
      expect([await store.size(key), await read(key)]).toEqual([5, 'other']);
      await store.remove(key);
      await store.remove(key);
      expect([await store.size(key), await store.open(key)]).toEqual([null, null]);
    });

    it('an empty file is a file', async () => {
      await store.write('chat-files/empty.bin', new Uint8Array());
      expect([await store.size('chat-files/empty.bin'), await read('chat-files/empty.bin')]).toEqual([0, '']);
    });

    it('a large local file is stored unchanged', async () => {
      const path = join(folder, 'large');
      const content = Buffer.alloc(options.largeBytes, 'abcdefghijklm');
      writeFileSync(path, content);
      await store.writeFrom('recordings/a-1/large.wav', path);
      const file = await store.open('recordings/a-1/large.wav');
      expect(file && (await buffer(file)).equals(content)).toBe(true);
    });

    it('a missing local file is an error and stores nothing', async () => {
      await expect(store.writeFrom('recordings/a-1/none.wav', join(folder, 'none'))).rejects.toThrow();
      expect(await store.size('recordings/a-1/none.wav')).toBeNull();
    });

    it('a listing has exactly the files below its prefix, in order, and continues after a key', async () => {
      const keys = ['listed/a-b.bin', 'listed/a.bin', 'listed/a/c.bin', 'listed/b.bin', 'listed0/x.bin'];
      for (const key of keys) await store.write(key, bytes(key));
      const listed = await collect(store.list({ prefix: 'listed/' }));
      expect(listed.map(({ key, bytes: length }) => [key, length])).toEqual(
        keys.slice(0, 4).map((key) => [key, key.length]),
      );
      // The clock of a store elsewhere may differ.
      const hourMs = 3_600_000;
      for (const { modifiedAt } of listed) expect(Math.abs(modifiedAt.getTime() - Date.now())).toBeLessThan(hourMs);
      for (const [at, key] of keys.slice(0, 4).entries()) {
        const rest = await collect(store.list({ prefix: 'listed/', after: key }));
        expect(rest.map((file) => file.key)).toEqual(keys.slice(at + 1, 4));
      }
      expect(await collect(store.list({ prefix: 'none/' }))).toEqual([]);
    });

    it('a link opens the one file and ranges of it without a key, where the store has links', async () => {
      const key = 'recordings/a-1/linked.ogg';
      await store.write(key, bytes('0123456789'));
      const link = await store.linkTo(key, { expiresInSeconds: 60, contentType: 'audio/ogg', filename: 'call.ogg' });
      if (store.kind === 'local') return expect(link).toBeNull();
      const url = new URL(link ?? '');
      const whole = await fetch(url);
      expect([whole.status, await whole.text(), whole.headers.get('content-type')]).toEqual([
        200,
        '0123456789',
        'audio/ogg',
      ]);
      const part = await fetch(url, { headers: { range: 'bytes=2-4' } });
      expect([part.status, await part.text()]).toEqual([206, '234']);
      const other = new URL(url.href.replace('linked.ogg', 'large.wav'));
      expect((await fetch(other)).status).toBe(403);
    });

    it.each(['../a.wav', 'a/../../b.wav', '/etc/passwd.txt', 'a//b.wav', 'a\0.wav', 'a.b/c.wav', 'A.wav', ''])(
      'a key with path traversal is refused: %j',
      async (key) => {
        await expect(store.size(key)).rejects.toThrow(RangeError);
        await expect(store.open(key)).rejects.toThrow(RangeError);
        await expect(store.write(key, bytes('x'))).rejects.toThrow(RangeError);
        await expect(store.writeFrom(key, folder)).rejects.toThrow(RangeError);
        await expect(async () => store.remove(key)).rejects.toThrow(RangeError);
      },
    );
  });
}
