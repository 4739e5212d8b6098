import { createHash } from 'node:crypto';
import { OrphanDeletion, OrphanDeletionAnswer } from '@parley/contract/resources/recording';
import type { FileStore, StoredFile } from '#platform/files/file-store.ts';
import { apiKey } from '#platform/http/access/access.ts';
import type { Signer } from '#platform/secrets/signer.ts';
import { type FileSource, idIn, idPattern, orphanAgeMs } from './compare-files.ts';
import { recordingSource } from './recording-source.ts';
import { confirmationRefused } from './recordings.errors.ts';
import { exampleCallId, operation } from './recordings.operation.ts';

const lifetimeMs = 10 * 60_000;

/** Deletes files without a row, in two steps. */
export const deleteOrphanedRecordings = operation({
  method: 'POST',
  path: '/api/statistics/recordings/orphaned/delete',
  id: 'deleteOrphanedRecordings',
  summary: 'Delete orphaned recordings',
  description:
    'First without `confirmation`: answers how many files that are, and deletes nothing. Then with it: deletes them permanently. Each file is looked at again; one that has a row by now, or is younger than an hour, is left alone.',
  access: apiKey('calls:write'),
  audit: 'recording.delete_orphans',
  body: OrphanDeletion,
  transaction: 'none',
  answer: { status: 200, schema: OrphanDeletionAnswer },
  refusals: ['forbidden'],
  example: {
    body: { keys: [`recordings/0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b01/${exampleCallId}.ogg`] },
    answer: { files: 1, bytes: 272_000, deleted: false, confirmation: '1772358060.ed25519.0123456789abcdef.c2ln' },
  },
  async run({ db, tenantId, body, now, deps, audit }) {
    const source = recordingSource({ tenantId, now, db });
    const answer = await deleteOrphans(deps, source, { ...body, account: tenantId, now });
    if (answer.deleted) audit.details({ files: answer.files, bytes: answer.bytes });
    else audit.nothingChanged();
    return answer;
  },
});

/** Deletes those of the keys that are orphans of the source, once the deletion is confirmed. */
export async function deleteOrphans(
  { files, signer }: { files: FileStore; signer: Signer },
  source: FileSource,
  request: { keys: readonly string[]; confirmation?: string | undefined; account: string; now: Date },
): Promise<OrphanDeletionAnswer> {
  const { account, now } = request;
  const keys = [...new Set(request.keys)].toSorted();
  if (request.confirmation !== undefined && !isConfirmed(signer, { account, keys, now }, request.confirmation)) {
    throw confirmationRefused();
  }
  const orphans = (await Promise.all(keys.map((key) => findOrphan(files, source, key, now)))).filter(
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
async function findOrphan(files: FileStore, source: FileSource, key: string, now: Date): Promise<StoredFile | null> {
  const id = idIn(source.prefix, key);
  if (!key.startsWith(source.prefix) || !idPattern.test(id)) return null;
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
