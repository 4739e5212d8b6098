import { pageOf } from '@parley/contract/page';
import { fileSources, OrphanedFile } from '@parley/contract/resources/orphan';
import { z } from 'zod';
import { orphanPage } from '#platform/files/orphans/orphan-page.ts';
import { admin } from '#platform/http/access/access.ts';
import { exampleKey, operation } from './stored-files.operation.ts';

/** Lists files without a row and rows without a file, of all tenants. */
export const listOrphanedFiles = operation({
  method: 'GET',
  path: '/api/admin/files/orphaned',
  id: 'listOrphanedFiles',
  summary: 'List orphaned files',
  description:
    'Files of one source that nothing refers to, and rows whose file is missing, of all tenants. Files younger than an hour are left out. A page may be short, or empty, with `has_more`: it then covers a part of the store that has no more orphans. Recordings are listed by their own account.',
  access: admin(),
  query: z.strictObject({
    source: z.enum(fileSources).default('chat_files'),
    cursor: z
      .string()
      .max(512)
      .optional()
      .meta({ description: '`next_cursor` of the page before, of the same source' }),
  }),
  transaction: 'none',
  answer: { status: 200, schema: pageOf(OrphanedFile) },
  example: {
    query: { source: 'chat_files' },
    answer: {
      data: [
        {
          source: 'chat_files',
          problem: 'no_row',
          key: exampleKey,
          id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b23',
          bytes: 48_213,
          modified_at: '2026-03-01T09:31:12.000Z',
        },
      ],
      has_more: false,
      next_cursor: null,
    },
  },
  async run({ query: { cursor, source }, now, deps }) {
    const page = await orphanPage(deps.files, deps.sources[source], { cursor, now });
    return {
      ...page,
      data: page.data.map(({ modifiedAt, ...orphan }) => ({
        ...orphan,
        source,
        modified_at: modifiedAt?.toISOString() ?? null,
      })),
    };
  },
});
