import { isDeepStrictEqual } from 'node:util';
import type { DirectoryEntryId, TenantId } from '@parley/contract/ids';
import {
  type DirectoryEntry,
  DirectoryImport,
  DirectoryImportReport,
  NewDirectoryEntry,
} from '@parley/contract/resources/directory';
import { sql } from 'kysely';
import type { Tx } from '#db/tenant-scope.ts';
import { apiKey } from '#platform/http/access/access.ts';
import { operation } from './directory.operation.ts';
import { listEntries, requireRoom, saveEntries } from './directory.queries.ts';
import { identityOf, type ReadEntry, readEntries } from './read-entries.rules.ts';

/** Maximum faults of a report. */
const faultsMax = 200;

/** Imports a CSV file: creates the entries it names and updates those of the same kind, name and department. */
export const importDirectory = operation({
  method: 'POST',
  path: '/api/directory/import',
  id: 'importDirectory',
  summary: 'Import a directory',
  description:
    'Creates and updates entries, the same being those of one kind, name and department; deletes none. With `dry_run`, and with a faulty line unless `skip_faulty`, nothing changes.',
  access: apiKey('agents:write'),
  audit: 'directory.import',
  maxBodyBytes: 1024 * 1024,
  body: DirectoryImport,
  answer: { status: 200, schema: DirectoryImportReport },
  refusals: ['conflict'],
  example: {
    body: { csv: 'name,department,destinations\nAnna Berg,Sales,+46701740605\n', dry_run: true },
    answer: {
      dry_run: true,
      is_applied: false,
      lines: 1,
      created: 1,
      updated: 0,
      unchanged: 0,
      faults: [],
      faults_total: 0,
    },
  },
  async run({ tx, tenantId, body, now, newId, audit }) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`directory ${tenantId}`}, 0))`.execute(tx);
    const known = await listEntries(tx, now);
    const { entries, faults, lines } = readEntries(body.csv, { known, timezone: 'UTC' });
    const changes = compare(entries, known);
    const isApplied = !body.dry_run && (faults.length === 0 || body.skip_faulty);
    if (isApplied) await apply(tx, changes, { tenantId, now, newId: () => newId() as DirectoryEntryId });
    const figures = {
      created: changes.created.length,
      updated: changes.updated.length,
      unchanged: entries.length - changes.created.length - changes.updated.length,
    };
    if (isApplied && figures.created + figures.updated > 0) audit.details(figures);
    else audit.nothingChanged();
    return {
      dry_run: body.dry_run,
      is_applied: isApplied,
      lines,
      ...figures,
      faults: faults.toSorted((a, b) => a.line - b.line).slice(0, faultsMax),
      faults_total: faults.length,
    };
  },
});

interface Changes {
  created: NewDirectoryEntry[];
  updated: { id: DirectoryEntryId; entry: NewDirectoryEntry }[];
}

function compare(entries: readonly ReadEntry[], known: readonly DirectoryEntry[]): Changes {
  const byIdentity = new Map(known.map((entry) => [identityOf(entry), entry]));
  const changes: Changes = { created: [], updated: [] };
  for (const { entry } of entries) {
    const before = byIdentity.get(identityOf(entry));
    if (!before) changes.created.push(entry);
    else {
      // A file has no column for queues.
      const kept = { ...entry, queue: before.queue };
      if (!isDeepStrictEqual(contentOf(before), contentOf(kept))) changes.updated.push({ id: before.id, entry: kept });
    }
  }
  return changes;
}

const fields = Object.keys(NewDirectoryEntry.shape) as (keyof NewDirectoryEntry)[];
const contentOf = (entry: NewDirectoryEntry) => fields.map((field) => entry[field]);

async function apply(
  tx: Tx,
  { created, updated }: Changes,
  { tenantId, now, newId }: { tenantId: TenantId; now: Date; newId(): DirectoryEntryId },
): Promise<void> {
  await requireRoom(tx, created.length);
  const added = created.map((entry) => ({ id: newId(), entry }));
  await saveEntries(tx, [...added, ...updated], { tenantId, now });
}
