import { unzipSync } from 'fflate';
import { DocumentError } from './document.errors.ts';
import type { DocumentLimits } from './document-text.ts';

export interface ZipEntry {
  name: string;
  /** Sizes as the archive states them. Unit: bytes. */
  packedBytes: number;
  unpackedBytes: number;
}

/** Lists the entries of a zip without inflating any. */
export function zipEntries(bytes: Uint8Array): ZipEntry[] {
  const entries: ZipEntry[] = [];
  try {
    unzipSync(bytes, {
      filter({ name, size, originalSize }) {
        entries.push({ name, packedBytes: size, unpackedBytes: originalSize });
        return false;
      },
    });
  } catch {
    throw new DocumentError('damaged', 'The file is damaged: its archive cannot be read');
  }
  return entries;
}

/** Refuses a zip that unpacks to more than the limits, before anything is inflated. */
export function checkZip(bytes: Uint8Array, limits: Pick<DocumentLimits, 'unpackedBytes' | 'zipEntries'>): void {
  const entries = zipEntries(bytes);
  if (entries.length > limits.zipEntries) {
    throw new DocumentError('bomb', `The file is an archive of more than ${limits.zipEntries} entries`);
  }
  const sum = entries.reduce((total, entry) => total + entry.unpackedBytes, 0);
  if (sum > limits.unpackedBytes) {
    const mebibytes = Math.round(limits.unpackedBytes / 1024 / 1024);
    throw new DocumentError('bomb', `The file unpacks to more than ${mebibytes} MiB`);
  }
}
