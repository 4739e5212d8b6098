import { createHash } from 'node:crypto';
import type { OrphanDeletionAnswer } from '@parley/contract/resources/orphan';
import { defineRefusal } from '#platform/http/define-refusal.ts';
import type { Signer } from '#platform/secrets/signer.ts';
import type { FileStore, StoredFile } from '../file-store.ts';
import { type FileSource, idIn, idPattern, orphanAgeMs } from './compare-files.ts';

const lifetimeMs = 10 * 60_000;

/**
 * Deletes those of the keys that are orphans of the sources, once the deletion is confirmed: a signature over exactly
 * these keys and `account`, the tenant or the platform. Refuses another or expired confirmation.
 */
export async function deleteOrphans(
  { files, signer }: { files: FileStore; signer: Signer },
  sources: readonly FileSource[],
  request: { keys: readonly string[]; confirmation?: string | undefined; account: string; now: Date },
): Promise<OrphanDeletionAnswer> {
  const { account, now } = request;
  const keys = [...new Set(request.keys)].toSorted();
  if (request.confirmation !== undefined && !isConfirmed(signer, { account, keys, now }, request.confirmation)) {
    throw confirmationRefused();
  }
  const orphans = (await Promise.all(keys.map((key) => findOrphan(files, sources, key, now)))).filter(
    (file) => file !== null,
  );
  const found = { files: orphans.length, bytes: orphans.reduce((sum, { bytes }) => sum + bytes, 0) };
  if (request.confirmation === undefined) {
    const expires = Math.floor((now.getTime() + lifetimeMs) / 1000);
    const confirmation = `${expires}.${signer.sign(signedBytes(account, keys, expires))}`;
    return { ...found, deleted: false, confirmation };
  }
  for (const { key } of orphans) await files.remove(key);
  return { ...found, deleted: true, confirmation: null };
}

/** The file behind a key, when it is old enough and no row refers to it; null for any other key. */
async function findOrphan(
  files: FileStore,
  sources: readonly FileSource[],
  key: string,
  now: Date,
): Promise<StoredFile | null> {
  const source = sources.find(({ prefix }) => key.startsWith(prefix));
  if (!source) return null;
  const id = idIn(source.prefix, key);
  if (!idPattern.test(id)) return null;
  for await (const file of files.list({ prefix: key })) {
    if (file.key !== key || now.getTime() - file.modifiedAt.getTime() < orphanAgeMs) continue;
    const rows = await source.rows({ after: precedingId(id), upTo: id, limit: 2 });
    const row = rows.find((other) => other.id === id);
    return row && (row.key === key || row.ownsOthers) ? null : file;
  }
  return null;
}

/** An id just before this one. */
function precedingId(id: string): string {
  const previous = (BigInt(`0x${id.replaceAll('-', '')}`) - 1n).toString(16).padStart(32, '0');
  return previous.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

function isConfirmed(
  signer: Signer,
  { account, keys, now }: { account: string; keys: readonly string[]; now: Date },
  confirmation: string,
): boolean {
  const [, expires = '', signature = ''] = /^(\d{1,12})\.(.+)$/.exec(confirmation) ?? [];
  return (
    Number(expires) * 1000 > now.getTime() && signer.verify(signedBytes(account, keys, Number(expires)), signature)
  );
}

/** Domain separation: the same key signs links and certificates. */
function signedBytes(account: string, keys: readonly string[], expires: number): Uint8Array {
  const digest = createHash('sha256').update(keys.join('\n')).digest('hex');
  return Buffer.from(`parley orphan deletion 1\n${account}\n${expires}\n${digest}`);
}

const confirmationRefused = defineRefusal(
  'forbidden',
  'orphan_confirmation_refused',
  'This confirmation is of other files or has expired; send the keys without `confirmation` for a new one',
);
