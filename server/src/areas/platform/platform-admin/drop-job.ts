import { admin } from '#platform/http/access/access.ts';
import { dropFailedWork, getFailedWork } from './failed-work.queries.ts';
import { failedWorkGone } from './platform-admin.errors.ts';
import { exampleFailedWork } from './platform-admin.examples.ts';
import { jobParams, operation } from './platform-admin.operation.ts';

/** Discards failed work without running it. */
export const dropJob = operation({
  method: 'DELETE',
  path: '/api/admin/jobs/{jobId}',
  id: 'dropJob',
  summary: 'Drop a failed job or event',
  description: 'It is never done. Events of its topic that waited for it go on.',
  access: admin(),
  audit: 'job.drop',
  params: jobParams,
  answer: { status: 204, schema: null },
  refusals: ['not_found', 'conflict'],
  example: { params: { jobId: exampleFailedWork.id } },
  async run({ tx, params, audit }) {
    const work = await getFailedWork(tx, params.jobId);
    const { kind, name, tenant_id, attempts } = work;
    audit.details({ kind, name, tenant_id, attempts });
    if (!(await dropFailedWork(tx, work))) throw failedWorkGone();
  },
});
