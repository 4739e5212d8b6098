import { FailedWork } from '@parley/contract/resources/job';
import { admin } from '#platform/http/access/access.ts';
import { deferredChangedTopic } from '#platform/outbox/consumer-runner.ts';
import { getFailedWork, retryFailedWork } from './failed-work.queries.ts';
import { failedWorkGone } from './platform-admin.errors.ts';
import { exampleFailedWork } from './platform-admin.examples.ts';
import { jobParams, operation } from './platform-admin.operation.ts';

/** Retries failed work now, with all its attempts. */
export const retryJob = operation({
  method: 'POST',
  path: '/api/admin/jobs/{jobId}/retry',
  id: 'retryJob',
  summary: 'Retry a failed job or event',
  description:
    'Also work that waits for its next attempt. A dead letter comes after the events that followed it in its topic, and while it fails later ones of the topic wait for it. Refused with 409 once its event is older than 7 days or erased.',
  access: admin(),
  audit: 'job.retry',
  transaction: 'none',
  params: jobParams,
  answer: { status: 200, schema: FailedWork },
  refusals: ['not_found', 'conflict'],
  example: {
    params: { jobId: exampleFailedWork.id },
    answer: { ...exampleFailedWork, state: 'retrying', attempts: 0, next_attempt_at: '2026-03-01T13:00:00.000Z' },
  },
  async run({ db, deps, params, audit, now }) {
    const retried = await db.platform.inPlatform(async (tx) => {
      const work = await getFailedWork(tx, params.jobId);
      const { kind, name, tenant_id, attempts } = work;
      audit.details({ kind, name, tenant_id, attempts });
      if (!(await retryFailedWork(tx, work, now))) throw failedWorkGone();
      return getFailedWork(tx, params.jobId);
    });
    if (retried.kind === 'event') deps.bus.publish(deferredChangedTopic, retried.name);
    return retried;
  },
});
