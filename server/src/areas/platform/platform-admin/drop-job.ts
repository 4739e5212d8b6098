import { admin } from '#platform/http/access/access.ts';
import { deferredChangedTopic } from '#platform/outbox/consumer-runner.ts';
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
  transaction: 'none',
  params: jobParams,
  answer: { status: 204, schema: null },
  refusals: ['not_found', 'conflict'],
  example: { params: { jobId: exampleFailedWork.id } },
  async run({ db, deps, params, audit }) {
    const { kind, name } = await db.platform.inPlatform(async (tx) => {
      const work = await getFailedWork(tx, params.jobId);
      const { tenant_id, attempts } = work;
      audit.details({ kind: work.kind, name: work.name, tenant_id, attempts });
      if (!(await dropFailedWork(tx, work))) throw failedWorkGone();
      return work;
    });
    if (kind === 'event') deps.bus.publish(deferredChangedTopic, name);
  },
});
