import { isDeepStrictEqual } from 'node:util';
import { DirectoryEntry, DirectoryEntryUpdate, type NewDirectoryEntry } from '@parley/contract/resources/directory';
import { refuseDestinations } from '#areas/telephony/dial-targets';
import { apiKey } from '#platform/http/access/access.ts';
import { checkEntry } from './check-entry.rules.ts';
import { exampleEntry } from './directory.examples.ts';
import { entryParams, operation } from './directory.operation.ts';
import { checkFallback, getEntry, writeEntry } from './directory.queries.ts';

/** Updates a directory entry. Omitted fields keep their values. */
export const updateDirectoryEntry = operation({
  method: 'PATCH',
  path: '/api/directory/{entryId}',
  id: 'updateDirectoryEntry',
  summary: 'Update a directory entry',
  access: apiKey('agents:write'),
  audit: 'directory.entry.update',
  params: entryParams,
  body: DirectoryEntryUpdate,
  answer: { status: 200, schema: DirectoryEntry },
  refusals: ['not_found', 'conflict'],
  example: {
    params: { entryId: exampleEntry.id },
    body: { department: 'Support' },
    answer: { ...exampleEntry, department: 'Support' },
  },
  async run({ tx, params: { entryId }, body, now, audit }) {
    const found = await getEntry(tx, entryId, { now, lock: true });
    const { id: _id, is_open: _open, created_at: _created, updated_at: _updated, ...before } = found;
    const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
    const { entry, faults } = checkEntry<NewDirectoryEntry>({ ...before, ...given });
    refuseDestinations(faults);
    const changed = (Object.keys(before) as (keyof NewDirectoryEntry)[]).filter(
      (name) => !isDeepStrictEqual(before[name], entry[name]),
    );
    if (changed.length === 0) {
      audit.nothingChanged();
      return found;
    }
    if (changed.includes('fallback')) await checkFallback(tx, entry, entryId);
    audit.details({ changed_fields: changed });
    return writeEntry(tx, entryId, entry, now);
  },
});
