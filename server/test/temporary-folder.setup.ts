import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

const memoryDisk = '/dev/shm';
const prefix = 'parley-tests-';
/** Free space and memory that a run may need: its databases hold 14 MB and 1,500 files each. Unit: bytes. */
const neededBytes = 3 * 1024 ** 3;

/**
 * Puts the run's temporary files into memory where the machine has room for them. Each test file copies a database, and
 * on a disk the kernel spends 0.6 s of processor time to create its files, in memory 0.03 s. `TMPDIR` overrides it.
 */
export default function setup(): (() => void) | undefined {
  if (process.env['TMPDIR'] || !hasRoom()) return undefined;
  removeAbandoned();
  const folder = mkdtempSync(join(memoryDisk, `${prefix}${process.pid}-`));
  // Other accounts pass, as through any folder for temporary files: the database server runs as one of its own.
  chmodSync(folder, 0o1777);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  if (!canExecuteIn(folder)) {
    remove();
    return undefined;
  }
  process.env['TMPDIR'] = folder;
  return remove;
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(memoryDisk);
    return bavail * bsize >= neededBytes && (process.availableMemory?.() ?? freemem()) >= neededBytes;
  } catch {
    return false;
  }
}

/** Removes folders of runs that were killed: they would hold memory until the next start of the machine. */
function removeAbandoned(): void {
  for (const name of readdirSync(memoryDisk)) {
    const pid = new RegExp(`^${prefix}(\\d+)-`).exec(name)?.[1];
    if (pid && !isAlive(Number(pid))) rmSync(join(memoryDisk, name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Containers often mount it without the right to execute, and tests place programs among their files. */
function canExecuteIn(folder: string): boolean {
  const program = join(folder, 'probe');
  writeFileSync(program, '#!/bin/sh\nexit 0\n', { mode: 0o755 });
  const { status } = spawnSync(program);
  rmSync(program);
  return status === 0;
}
