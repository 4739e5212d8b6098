import { DirectoryEntry } from '@parley/contract/resources/directory';
import { apiKey } from '#platform/http/access/access.ts';
import { exampleEntry } from './directory.examples.ts';
import { entryParams, operation } from './directory.operation.ts';
import { getEntry } from './directory.queries.ts';

/** Gets a directory entry. */
export const getDirectoryEntry = operation({
  method: 'GET',
  path: '/api/directory/{entryId}',
  id: 'getDirectoryEntry',
  summary: 'Get a directory entry',
  access: apiKey('agents:read'),
  params: entryParams,
  answer: { status: 200, schema: DirectoryEntry },
  refusals: ['not_found'],
  example: { params: { entryId: exampleEntry.id }, answer: exampleEntry },
  run: ({ tx, params, now }) => getEntry(tx, params.entryId, { now }),
});
