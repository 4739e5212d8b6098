import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createTestClock } from '#platform/clock/test-clock.ts';
import { DiskLow, statfsProbe, watchDiskSpace } from '#platform/files/disk-space.ts';

const clock = createTestClock();

/** A disk with this room above its reserve of 100 bytes. */
function diskWith(roomBytes: number) {
  const reading = { freeBytes: 100 + roomBytes, totalBytes: 1000 };
  return { reading, disk: watchDiskSpace({ probe: async () => reading, reserveBytes: 100, clock }) };
}

const done = async () => 'done';

it('a write that fits above the reserve succeeds; one that does not is refused, without affecting others', async () => {
  const { disk } = diskWith(50);
  expect(await disk.claim(50, done)).toBe('done');
  await expect(disk.claim(51, done)).rejects.toBeInstanceOf(DiskLow);
  expect([await disk.hasRoom(50), await disk.hasRoom(51)]).toEqual([true, false]);
});

it('concurrent writes are admitted only as far as they fit together', async () => {
  const { disk } = diskWith(50);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const results = [1, 2, 3].map(() => disk.claim(20, () => held));
  await expect(
    Promise.any(results.map((result) => result.then(Promise.reject, (error) => error))),
  ).resolves.toBeInstanceOf(DiskLow);
  release();
  expect((await Promise.allSettled(results)).map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
  ]);
  expect(await disk.claim(50, done)).toBe('done');
});

it('is low below the reserve and recovers once space is free', async () => {
  const { disk, reading } = diskWith(-1);
  expect((await disk.read()).isLow).toBe(true);
  reading.freeBytes = 100;
  expect((await disk.read()).isLow).toBe(false);
});

it('a disk that refuses a write counts as low for a minute, whatever free space it reports', async () => {
  const { disk } = diskWith(900);
  const full = Object.assign(new Error('write'), { code: 'EDQUOT' });
  await expect(disk.claim(1, () => Promise.reject(full))).rejects.toBe(full);
  expect([disk.latest()?.isLow, (await disk.read()).isLow]).toEqual([true, true]);
  clock.advance(60_000);
  expect((await disk.read()).isLow).toBe(false);
});

it('the file system of a folder is queried, also before the folder exists', async () => {
  const reading = await statfsProbe(join(tmpdir(), 'not', 'there', 'yet'))();
  expect(reading.freeBytes).toBeGreaterThan(0);
  expect(reading.totalBytes).toBeGreaterThanOrEqual(reading.freeBytes);
});
