import type { CallId } from '@parley/contract/ids';
import { pageOf } from '@parley/contract/page';
import { OrphanedRecording } from '@parley/contract/resources/recording';
import { z } from 'zod';
import type { FileStore } from '#platform/files/file-store.ts';
import { apiKey } from '#platform/http/access/access.ts';
import { decodeCursor, encodeCursor, foreignCursor } from '#platform/http/cursor.ts';
import { type Comparison, compareFiles, type FileSource, idIn, idPattern } from './compare-files.ts';
import { recordingSource } from './recording-source.ts';
import { exampleCallId, operation } from './recordings.operation.ts';

/** Parts compared for one page: bounds the time of an answer where nearly nothing is orphaned. */
const partsPerPage = 20;

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
    return orphanPage(deps.files, source, { cursor: query.cursor, now });
  },
});

/** One page of the orphans of a source. */
export async function orphanPage(
  files: FileStore,
  source: FileSource,
  { cursor, now }: { cursor: string | undefined; now: Date },
) {
  let after: string | null = cursor === undefined ? '' : String(decodeCursor(cursor, ['string'])[0]);
  if (cursor !== undefined && !idPattern.test(after)) throw foreignCursor();
  const data: z.input<typeof OrphanedRecording>[] = [];
  for (let part = 0; part < partsPerPage && after !== null && data.length === 0; part++) {
    const comparison: Comparison = await compareFiles(files, source, { after, now });
    data.push(...presentOrphans(source.prefix, comparison));
    after = comparison.next;
  }
  return { data, has_more: after !== null, next_cursor: after === null ? null : encodeCursor([after]) };
}

function presentOrphans(prefix: string, { withoutRow, withoutFile }: Comparison): z.input<typeof OrphanedRecording>[] {
  const callId = (id: string) => (z.guid().safeParse(id).success ? (id as CallId) : null);
  return [
    ...withoutRow.map((file) => ({
      problem: 'no_row' as const,
      key: file.key,
      call_id: callId(idIn(prefix, file.key)),
      bytes: file.bytes,
      modified_at: file.modifiedAt.toISOString(),
    })),
    ...withoutFile.map((row) => ({
      problem: 'no_file' as const,
      key: row.key,
      call_id: callId(row.id),
      bytes: null,
      modified_at: null,
    })),
  ];
}
