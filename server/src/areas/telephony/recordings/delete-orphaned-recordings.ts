import { OrphanDeletion, OrphanDeletionAnswer } from '@parley/contract/resources/orphan';
import { deleteOrphans } from '#platform/files/orphans/delete-orphans.ts';
import { apiKey } from '#platform/http/access/access.ts';
import { recordingSource } from './recording-source.ts';
import { exampleCallId, operation } from './recordings.operation.ts';

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
    const answer = await deleteOrphans(deps, [source], { ...body, account: tenantId, now });
    if (answer.deleted) audit.details({ files: answer.files, bytes: answer.bytes });
    else audit.nothingChanged();
    return answer;
  },
});
