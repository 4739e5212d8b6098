import type { CallId } from '@parley/contract/ids';
import { pageOf } from '@parley/contract/page';
import { OrphanedRecording } from '@parley/contract/resources/recording';
import { z } from 'zod';
import { type Orphan, orphanPage } from '#platform/files/orphans/orphan-page.ts';
import { apiKey } from '#platform/http/access/access.ts';
import { recordingSource } from './recording-source.ts';
import { exampleCallId, operation } from './recordings.operation.ts';

/** Lists files without a row and rows without a file. */
export const listOrphanedRecordings = operation({
  method: 'GET',
  path: '/api/statistics/recordings/orphaned',
  id: 'listOrphanedRecordings',
  summary: 'List orphaned recordings',
  description:
    'Files that no call refers to, and finished recordings whose file is missing. Files younger than an hour are left out. A page may be short, or empty, with `has_more`: it then covers a part of the store that has no more orphans.',
  access: apiKey('calls:read'),
  query: z.strictObject({
    cursor: z.string().max(512).optional().meta({ description: '`next_cursor` of the page before' }),
  }),
  transaction: 'none',
  answer: { status: 200, schema: pageOf(OrphanedRecording) },
  example: {
    answer: {
      data: [
        {
          problem: 'no_row',
          key: `recordings/0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b01/${exampleCallId}.ogg`,
          call_id: exampleCallId as CallId,
          bytes: 272_000,
          modified_at: '2026-03-01T09:31:12.000Z',
        },
      ],
      has_more: false,
      next_cursor: null,
    },
  },
  async run({ db, tenantId, query, now, deps }) {
    const source = recordingSource({ tenantId, now, db });
    const page = await orphanPage(deps.files, source, { cursor: query.cursor, now });
    return { ...page, data: page.data.map(presentOrphan) };
  },
});

function presentOrphan({ id, problem, key, bytes, modifiedAt }: Orphan): z.input<typeof OrphanedRecording> {
  const callId = z.guid().safeParse(id).success ? (id as CallId) : null;
  return { problem, key, call_id: callId, bytes, modified_at: modifiedAt?.toISOString() ?? null };
}
