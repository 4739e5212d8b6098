import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemClock } from '#platform/clock/clock.ts';
import { statfsProbe, watchDiskSpace } from '#platform/files/disk-space.ts';
import { describeFileStore } from '#platform/files/file-store.conformance.ts';
import type { LocalFiles } from '#platform/files/file-store.ts';
import { createLocalFiles } from '#platform/files/local-files.ts';

let root: string;
let store: LocalFiles;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'parley-files-'));
  store = createLocalFiles(root, watchDiskSpace({ probe: statfsProbe(root), reserveBytes: 0, clock: systemClock }));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

describeFileStore('the local disk', {
  largeBytes: 100_000,
  async start() {
    const folder = mkdtempSync(join(tmpdir(), 'parley-files-'));
    const probe = statfsProbe(folder);
    return {
      store: createLocalFiles(folder, watchDiskSpace({ probe, reserveBytes: 0, clock: systemClock })),
      close: async () => rmSync(folder, { recursive: true, force: true }),
    };
  },
});

it('a file in the making is written in place and patched', async () => {
  const key = 'recordings/a-1/b-2.wav';
  writeFileSync(await store.pathFor(key), '0123456789');
  await store.overwrite(key, 2, Buffer.from('xy'));
  const part = await store.open(key, { start: 2, end: 4 });
  expect(part && (await text(part))).toBe('xy4');
  await expect(store.pathFor('../a.wav')).rejects.toThrow(RangeError);
});

const bytes = (text: string) => new TextEncoder().encode(text);

// A picture cut short by a full disk lay under its final name and was served.
it('a failed write leaves no partial file, and an existing one unchanged', async () => {
  await store.write('avatars/a.bin', bytes('first'));
  // A folder stands where the file should go: everything up to the last step succeeds.
  mkdirSync(join(root, 'avatars/b.bin/inside'), { recursive: true });
  await expect(store.write('avatars/b.bin', bytes('second'))).rejects.toThrow();
  expect(readdirSync(join(root, 'avatars')).toSorted()).toEqual(['a.bin', 'b.bin']);
  await store.write('avatars/a.bin', bytes('third'));
  const kept = await store.open('avatars/a.bin');
  expect(kept && (await text(kept))).toBe('third');
});

it('nothing is written where the disk would fall below its reserve', async () => {
  const probe = async () => ({ freeBytes: 104, totalBytes: 1000 });
  const full = createLocalFiles(root, watchDiskSpace({ probe, reserveBytes: 100, clock: systemClock }));
  await expect(full.write('chat-files/x.bin', bytes('12345'))).rejects.toMatchObject({ code: 'ENOSPC' });
  expect(await full.size('chat-files/x.bin')).toBeNull();
  await full.write('chat-files/x.bin', bytes('1234'));
});

it('partial files of killed writers are swept once old; complete and current files stay', async () => {
  const now = new Date();
  const old = new Date(now.getTime() - 3_600_000);
  const folder = join(root, 'recordings/tenant');
  mkdirSync(folder, { recursive: true });
  const place = (name: string, at: Date) => {
    writeFileSync(join(folder, name), 'x');
    utimesSync(join(folder, name), at, at);
  };
  place('whole.ogg', old);
  place('left.ogg.part', old);
  place('left.bin.part-0123456789ab', old);
  place('young.bin.part-0123456789ab', now);
  expect(await store.sweep(now)).toBe(2);
  expect(readdirSync(folder).toSorted()).toEqual(['whole.ogg', 'young.bin.part-0123456789ab']);
});
