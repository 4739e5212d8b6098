import { pageOf, pageQuery } from '@parley/contract/page';
import { DirectoryEntry } from '@parley/contract/resources/directory';
import { z } from 'zod';
import { apiKey } from '#platform/http/access/access.ts';
import { exampleEntry } from './directory.examples.ts';
import { operation } from './directory.operation.ts';
import { listEntryPage } from './directory.queries.ts';

/** Lists the people and departments of an account, newest first. */
export const listDirectoryEntries = operation({
  method: 'GET',
  path: '/api/directory',
  id: 'listDirectoryEntries',
  summary: 'List directory entries',
  access: apiKey('agents:read'),
  query: z.strictObject({
    ...pageQuery,
    q: z
      .string()
      .trim()
      .min(1)
      .max(120)
      .optional()
      .meta({ description: 'Part of a name, an alias, a title, a department or a number' }),
    kind: z.enum(['person', 'department']).optional(),
  }),
  answer: { status: 200, schema: pageOf(DirectoryEntry) },
  example: { query: { q: 'anna' }, answer: { data: [exampleEntry], has_more: false, next_cursor: null } },
  run: ({ tx, query, now }) => listEntryPage(tx, query, now),
});
