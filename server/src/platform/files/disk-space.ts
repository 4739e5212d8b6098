import { statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { isDiskFull } from '#db/connection-loss.ts';
import type { Clock } from '#platform/clock/clock.ts';

/** Free space of a file system for unprivileged users. Unit: bytes. */
export interface DiskReading {
  freeBytes: number;
  totalBytes: number;
}

/** Reads the file system's free space; injected so that a test can simulate a full disk. */
export type DiskProbe = () => Promise<DiskReading>;

export interface DiskState extends DiskReading {
  /** Free space is below the reserve, or the disk refused a write a moment ago. */
  isLow: boolean;
}

/** A file was not written, because it would take the disk below its reserve. */
export class DiskLow extends Error {
  override readonly name = 'DiskLow';
  readonly code = 'ENOSPC';
}

/** Disk space of the data folder, with a reserve for the database. */
export interface DiskSpace {
  /** Reads the free space now. */
  read(): Promise<DiskState>;
  /** The last reading; null before the first. */
  latest(): DiskState | null;
  /** True when `bytes` more fit above the reserve, beside all writes in progress. */
  hasRoom(bytes: number): Promise<boolean>;
  /** Runs a write of `bytes`; throws `DiskLow` instead when it would use the reserve. */
  claim<Result>(bytes: number, write: () => Promise<Result>): Promise<Result>;
}

/**
 * Time for which the disk counts as low after a write failed for lack of space: quotas and reserved blocks show in no
 * reading.
 */
const fullMs = 60_000;

export function watchDiskSpace(options: { probe: DiskProbe; reserveBytes: number; clock: Clock }): DiskSpace {
  const { probe, reserveBytes, clock } = options;
  let latest: DiskState | null = null;
  let claimedBytes = 0;
  let fullAtMs = Number.NEGATIVE_INFINITY;

  async function read(): Promise<DiskState> {
    const reading = await probe();
    const wasFull = clock.monotonicMs() - fullAtMs < fullMs;
    latest = { ...reading, isLow: reading.freeBytes < reserveBytes || wasFull };
    return latest;
  }

  const fits = (state: DiskReading, bytes: number) => state.freeBytes - claimedBytes - bytes >= reserveBytes;

  return {
    read,
    latest: () => latest,
    hasRoom: async (bytes) => fits(await read(), bytes),
    async claim(bytes, write) {
      const state = await read();
      if (!fits(state, bytes)) {
        throw new DiskLow(`${state.freeBytes} bytes are free, and ${reserveBytes} are reserved for the database`);
      }
      claimedBytes += bytes;
      try {
        return await write();
      } catch (error) {
        if (isDiskFull(error)) {
          fullAtMs = clock.monotonicMs();
          if (latest) latest = { ...latest, isLow: true };
        }
        throw error;
      } finally {
        claimedBytes -= bytes;
      }
    },
  };
}

/** Free space of the file system that contains `folder`, or will contain it. */
export function statfsProbe(folder: string): DiskProbe {
  return async () => {
    for (let path = resolve(folder); ; path = dirname(path)) {
      try {
        const { bavail, blocks, bsize } = await statfs(path);
        return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || dirname(path) === path) throw error;
      }
    }
  };
}
