import { mkdir, open, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';
import { type Signer, verifySignature } from '#platform/secrets/signer.ts';
import { LedgerEntry } from './ledger-entry.rules.ts';

const Line = z.object({ entry: z.string(), signature: z.string() });

/**
 * Erasures outside of the database: an append-only file, so that a restored backup erases again what was erased after
 * it. Each line is signed, since replaying one deletes data.
 */
export interface ErasureLedger {
  /** Returns when the entry is on the disk. */
  append(entry: LedgerEntry): Promise<void>;
  /** Reads the entries in the order of writing; `faults`: lines that are damaged or not signed by this installation. */
  read(): Promise<{ entries: LedgerEntry[]; faults: number }>;
}

/** Opens a ledger; its file is created with the first entry, readable by this account alone. */
export function openErasureLedger(file: string, signer: Signer): ErasureLedger {
  return {
    async append(entry) {
      const text = JSON.stringify(entry);
      const line = `${JSON.stringify({ entry: text, signature: signer.sign(signedBytes(text)) })}\n`;
      await mkdir(dirname(file), { recursive: true, mode: 0o700 });
      const handle = await open(file, 'a+', 0o600);
      try {
        await handle.appendFile((await endsInsideLine(handle)) ? `\n${line}` : line);
        await handle.sync();
      } finally {
        await handle.close();
      }
    },
    async read() {
      const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return '';
        throw error;
      });
      const lines = text.split('\n').filter((line) => line !== '');
      const entries = lines.map((line) => readLine(line, signer)).filter((entry) => entry !== null);
      return { entries, faults: lines.length - entries.length };
    },
  };
}

/** True after a writer was killed within a line. */
async function endsInsideLine(handle: Awaited<ReturnType<typeof open>>): Promise<boolean> {
  const { size } = await handle.stat();
  if (size === 0) return false;
  const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, size - 1);
  return buffer.toString('latin1') !== '\n';
}

function readLine(line: string, signer: Signer): LedgerEntry | null {
  try {
    const { entry, signature } = Line.parse(JSON.parse(line));
    const publicKeys = [signer.publicKey.pem];
    if (verifySignature({ bytes: signedBytes(entry), signature, publicKeys }) !== 'valid') return null;
    return LedgerEntry.parse(JSON.parse(entry));
  } catch {
    return null;
  }
}

const signedBytes = (entry: string): Buffer => Buffer.from(`parley.erasure-ledger.v1\n${entry}`);
