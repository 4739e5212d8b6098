import { apiKey } from '#platform/http/access/access.ts';
import { exampleEntry } from './directory.examples.ts';
import { entryParams, operation } from './directory.operation.ts';
import { removeEntry } from './directory.queries.ts';

/** Deletes a directory entry. */
export const deleteDirectoryEntry = operation({
  method: 'DELETE',
  path: '/api/directory/{entryId}',
  id: 'deleteDirectoryEntry',
  summary: 'Delete a directory entry',
  description: 'Where it is a fallback, the caller returns to the agent instead.',
  access: apiKey('agents:write'),
  audit: 'directory.entry.delete',
  params: entryParams,
  answer: { status: 204, schema: null },
  refusals: ['not_found'],
  example: { params: { entryId: exampleEntry.id } },
  run: ({ tx, params }) => removeEntry(tx, params.entryId),
});
