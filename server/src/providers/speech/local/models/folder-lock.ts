import { randomBytes } from 'node:crypto';
import { link, open, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { hostname } from 'node:os';
import { z } from 'zod';
import { systemCode } from './model-error.ts';

const holderSchema = z.object({ pid: z.int(), host: z.string(), token: z.string() });

export interface FolderLock {
  /** True while the lock is held: a process that slept too long may have lost it. */
  isHeld(): Promise<boolean>;
  release(): Promise<void>;
}

/** Heartbeat of a holder, and the age after which another process may take over. Unit: milliseconds. */
const beatMs = 5_000;
const silentMs = 30_000;

/**
 * Takes a lock that holds between processes, also of several machines on one shared folder, or returns undefined while
 * a living process has it. Of a holder on this machine the pid decides; of another one its sign of life, the time of
 * the file, which is renewed every 5 s and believed for 30 s.
 */
export async function takeLock(path: string): Promise<FolderLock | undefined> {
  const token = randomBytes(12).toString('hex');
  const content = JSON.stringify({ pid: process.pid, host: hostname(), token });
  if (!(await create(path, content)) && !((await clearStale(path)) && (await create(path, content)))) return undefined;
  const beat = setInterval(() => {
    utimes(path, new Date(), new Date()).catch(() => undefined);
  }, beatMs);
  beat.unref();
  const isHeld = async () => (await read(path)) === content;
  return {
    isHeld,
    async release() {
      clearInterval(beat);
      if (await isHeld()) await rm(path, { force: true });
    },
  };
}

/** True when a living process holds the lock. */
export async function isLocked(path: string): Promise<boolean> {
  const content = await read(path);
  return content !== undefined && (await isAlive(path, content));
}

async function create(path: string, content: string): Promise<boolean> {
  try {
    const file = await open(path, 'wx');
    await file.writeFile(content);
    await file.close();
    return true;
  } catch (error) {
    if (systemCode(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Moves a dead holder's lock away. Of several processes doing so one wins: a fresh lock moved by accident is put back. */
async function clearStale(path: string): Promise<boolean> {
  const stale = await read(path);
  if (stale === undefined) return true;
  if (await isAlive(path, stale)) return false;
  const aside = `${path}.${randomBytes(4).toString('hex')}.stale`;
  try {
    await rename(path, aside);
    if ((await read(aside)) !== stale) await link(aside, path);
  } catch (error) {
    if (systemCode(error) !== 'ENOENT' && systemCode(error) !== 'EEXIST') throw error;
  } finally {
    await rm(aside, { force: true });
  }
  return true;
}

async function isAlive(path: string, content: string): Promise<boolean> {
  const holder = parse(content);
  const signAgeMs = Date.now() - ((await stat(path).catch(() => undefined))?.mtimeMs ?? 0);
  if (holder?.host === hostname() && !isRunning(holder.pid)) return false;
  return signAgeMs < silentMs;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return systemCode(error) === 'EPERM';
  }
}

function parse(content: string): z.output<typeof holderSchema> | undefined {
  try {
    return holderSchema.parse(JSON.parse(content));
  } catch {
    // Being written this moment, or cut short: its time alone decides.
    return undefined;
  }
}

async function read(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}
