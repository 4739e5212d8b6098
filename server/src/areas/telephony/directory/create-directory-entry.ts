import type { DirectoryEntryId } from '@parley/contract/ids';
import { DirectoryEntry, NewDirectoryEntry } from '@parley/contract/resources/directory';
import { refuseDestinations } from '#areas/telephony/dial-targets';
import { apiKey } from '#platform/http/access/access.ts';
import { checkEntry } from './check-entry.rules.ts';
import { exampleEntry } from './directory.examples.ts';
import { operation } from './directory.operation.ts';
import { checkFallback, insertEntry } from './directory.queries.ts';

/** Creates a directory entry. */
export const createDirectoryEntry = operation({
  method: 'POST',
  path: '/api/directory',
  id: 'createDirectoryEntry',
  summary: 'Create a directory entry',
  description: 'Emergency services, premium-rate and invalid numbers are refused.',
  access: apiKey('agents:write'),
  audit: 'directory.entry.create',
  body: NewDirectoryEntry,
  answer: { status: 201, schema: DirectoryEntry },
  refusals: ['conflict'],
  example: {
    body: { kind: 'person', name: 'Anna Berg', department: 'Sales', destinations: ['+46701740605'] },
    answer: exampleEntry,
  },
  async run({ tx, tenantId, body, newId, now, audit }) {
    const { entry, faults } = checkEntry(body);
    refuseDestinations(faults);
    await checkFallback(tx, entry);
    const id = newId() as DirectoryEntryId;
    audit.resource(id);
    return insertEntry(tx, { tenantId, id, now, ...entry });
  },
});
