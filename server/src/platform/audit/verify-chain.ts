import { createHash } from 'node:crypto';
import { verifySignature } from '#platform/secrets/signer.ts';

/** First line of an export. */
export interface ExportHeader {
  format: 'parley.audit.v1';
  tenant_id: string;
  exported_at: string;
  signing_key: { id: string; pem: string };
}

/** One row of the log, as exported. `entry` is the exact hashed text. */
export interface ChainRow {
  seq: number;
  entry: string;
  prev_hash: string;
  hash: string;
}

/** Last line of an export: the end of the chain, signed together with the header. */
export interface ExportHead {
  seq: number;
  hash: string;
  signature: string;
}

export interface ChainReport {
  /** Faults with their lines, in the order of the file; empty for a valid export. */
  faults: { line: number; message: string }[];
  /** Null when the header cannot be read. */
  header: ExportHeader | null;
  entries: number;
}

export const exportFormat = 'parley.audit.v1';

/** Computes hash = sha256(prev_hash, newline, seq, newline, entry), as app.append_audit does. */
export function hashOfRow(row: Pick<ChainRow, 'seq' | 'entry' | 'prev_hash'>): string {
  return createHash('sha256').update(`${row.prev_hash}\n${row.seq}\n${row.entry}`).digest('hex');
}

/**
 * Bytes covered by an export's signature. They include the header's text, so that no part of the file can be exchanged.
 */
export function signedBytes(headerLine: string, head: { seq: number; hash: string }): Buffer {
  return Buffer.from(`parley.audit-export.v1\n${headerLine}\n${head.seq}\n${head.hash}`);
}

/**
 * Verifies an export: every entry against its hash, every hash against the previous one, gaps, and the signed head,
 * which detects truncation. `lines` is the file split at each newline, so the last one is empty. `publicKey` (PEM) is
 * the key that must have signed; without it the file's own key is used, which proves integrity but not origin.
 */
export async function verifyExport(
  lines: AsyncIterable<string> | Iterable<string>,
  options: { publicKey?: string } = {},
): Promise<ChainReport> {
  const report: ChainReport = { faults: [], header: null, entries: 0 };
  let headerLine: string | undefined;
  let before = { seq: 0, hash: '' };
  let head: ExportHead | null = null;
  let number = 0;
  let isComplete = false;
  const fault = (message: string) => report.faults.push({ line: number, message });

  for await (const line of lines) {
    number += 1;
    if (headerLine === undefined) {
      headerLine = line;
      report.header = readHeader(line);
      if (!report.header) fault(`is no header of an export in the format ${exportFormat}`);
    } else if (head) {
      if (isComplete || line !== '') fault('stands behind the end of the export');
      isComplete = true;
    } else {
      const read = readLine(line);
      if (read?.kind === 'head') {
        head = read.head;
        for (const message of checkHead(head, before, headerLine, report.header, options.publicKey)) fault(message);
      } else if (read?.kind === 'row') {
        for (const message of checkRow(read.row, before)) fault(message);
        before = read.row;
        report.entries += 1;
      } else fault('is neither an entry nor the end of an export');
    }
  }
  if (!head) fault('is the last one; the export was cut off, its signed end is missing');
  else if (!isComplete) fault('was cut off: the newline at its end is missing');
  return report;
}

function checkRow(row: ChainRow, before: { seq: number; hash: string }): string[] {
  const faults: string[] = [];
  if (row.seq !== before.seq + 1) faults.push(`is entry ${row.seq} where entry ${before.seq + 1} belongs`);
  if (row.prev_hash !== before.hash) faults.push(`does not continue from the entry before it (${before.seq})`);
  if (row.hash !== hashOfRow(row)) faults.push(`holds entry ${row.seq}, which was changed: its hash does not fit`);
  return faults;
}

function checkHead(
  head: ExportHead,
  last: { seq: number; hash: string },
  headerLine: string,
  header: ExportHeader | null,
  publicKey: string | undefined,
): string[] {
  const faults: string[] = [];
  if (head.seq !== last.seq) faults.push(`says that the log ends with entry ${head.seq}, but it ends with ${last.seq}`);
  else if (head.hash !== last.hash) faults.push('says that the log ends with another entry than it does');
  switch (checkSignature(head, headerLine, publicKey ?? header?.signing_key.pem)) {
    case 'invalid':
      faults.push('has a signature that does not fit the header and the end of this log');
      break;
    case 'unknown_key':
      faults.push(`was not signed by ${publicKey ? 'the key given' : 'the key its header names'}`);
      break;
  }
  return faults;
}

function checkSignature(head: ExportHead, headerLine: string, pem: string | undefined) {
  if (pem === undefined) return 'unknown_key';
  const bytes = signedBytes(headerLine, head);
  try {
    return verifySignature({ bytes, signature: head.signature, publicKeys: [pem] });
  } catch {
    return 'unknown_key';
  }
}

function readHeader(line: string): ExportHeader | null {
  const value = parse(line);
  const isHeader =
    value?.['format'] === exportFormat &&
    typeof value['tenant_id'] === 'string' &&
    typeof value['exported_at'] === 'string' &&
    typeof (value['signing_key'] as ExportHeader['signing_key'] | null)?.pem === 'string';
  return isHeader ? (value as unknown as ExportHeader) : null;
}

function readLine(line: string): { kind: 'row'; row: ChainRow } | { kind: 'head'; head: ExportHead } | null {
  const value = parse(line);
  if (!value || !Number.isSafeInteger(value['seq']) || typeof value['hash'] !== 'string') return null;
  const { seq, hash, entry, prev_hash, signature } = value as unknown as ChainRow & ExportHead;
  if (typeof entry === 'string' && typeof prev_hash === 'string' && hasOnly(value, 4)) {
    return { kind: 'row', row: { seq, entry, prev_hash, hash } };
  }
  return typeof signature === 'string' && hasOnly(value, 3) ? { kind: 'head', head: { seq, hash, signature } } : null;
}

/** Parses JSON in the exporter's exact form: a different spelling of the same value would escape the hash. */
function parse(line: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(line);
    const isExact = typeof value === 'object' && value !== null && JSON.stringify(value) === line;
    return isExact ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

function hasOnly(value: object, fields: number): boolean {
  return Object.keys(value).length === fields;
}
