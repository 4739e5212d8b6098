import { appendFile, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { BackupError } from './backup-folder.ts';

/** Name of the erasure ledger in a data folder. */
export const ledgerName = 'erasures.ndjson';

/** Ledgers to join. */
export interface LedgerSources {
  /** Where this installation reads its ledger. */
  ledgerFile: string;
  /** A ledger, or the folder of one, given by hand; undefined: none. */
  erasures: string | undefined;
}

/** Lines of a ledger; empty when it does not exist. */
export async function readLedgerLines(file: string): Promise<string[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return text.split('\n').filter((line) => line !== '');
}

/** Resolves a ledger given by hand. Throws BackupError when there is none. */
export async function findLedger(path: string): Promise<string> {
  const found = await stat(path).catch(() => null);
  const file = found?.isDirectory() ? join(path, ledgerName) : path;
  if (!(await stat(file).catch(() => null))?.isFile()) {
    throw new BackupError(`There is no erasure ledger at ${file}; name a ledger, or a data folder that has one.`);
  }
  return file;
}

/**
 * Adds the lines that a ledger lacks, in their order; returns their number. The next start of Parley erases again what
 * they name.
 */
export async function joinLedger(file: string, lines: readonly string[]): Promise<number> {
  const present = new Set(await readLedgerLines(file));
  const missing = lines.filter((line) => !present.has(line));
  if (missing.length === 0) return 0;
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  if (present.size === 0) await writeFile(file, '', { mode: 0o600, flag: 'a' });
  await appendFile(file, `${needsLineEnd(await readFile(file, 'utf8')) ? '\n' : ''}${missing.join('\n')}\n`, {
    flush: true,
  });
  return missing.length;
}

const needsLineEnd = (text: string): boolean => text !== '' && !text.endsWith('\n');
