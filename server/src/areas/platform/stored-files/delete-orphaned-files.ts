import { OrphanDeletion, OrphanDeletionAnswer } from '@parley/contract/resources/orphan';
import { deleteOrphans } from '#platform/files/orphans/delete-orphans.ts';
import { admin } from '#platform/http/access/access.ts';
import { exampleKey, operation } from './stored-files.operation.ts';

/** Deletes files without a row, in two steps. */
export const deleteOrphanedFiles = operation({
  method: 'POST',
  path: '/api/admin/files/orphaned/delete',
  id: 'deleteOrphanedFiles',
  summary: 'Delete orphaned files',
  description:
    'First without `confirmation`: answers how many files that are, and deletes nothing. Then with it: deletes them permanently. Each file is looked at again; one that has a row by now, or is younger than an hour, is left alone.',
  access: admin(),
  audit: 'file.delete_orphans',
  body: OrphanDeletion,
  transaction: 'none',
  answer: { status: 200, schema: OrphanDeletionAnswer },
  refusals: ['forbidden'],
  example: {
    body: { keys: [exampleKey] },
    answer: { files: 1, bytes: 48_213, deleted: false, confirmation: '1772358060.ed25519.0123456789abcdef.c2ln' },
  },
  async run({ body, now, deps, audit }) {
    const answer = await deleteOrphans(deps, Object.values(deps.sources), { ...body, account: 'platform', now });
    if (answer.deleted) audit.details({ files: answer.files, bytes: answer.bytes });
    else audit.nothingChanged();
    return answer;
  },
});
