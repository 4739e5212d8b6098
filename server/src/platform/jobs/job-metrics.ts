import { sql } from 'kysely';
import type { Registry } from 'prom-client';
import type { Database } from '#db/open.ts';
import { addStateGauges } from '#platform/metrics/state-gauges.ts';

interface JobQueue {
  task: string;
  waiting: number;
  failed: number;
}

/** Registers the backlog and the dead letters of each job, of the whole installation; alert on them from one process. */
export function addJobMetrics(registry: Registry, { platform }: { platform: Database['platform'] }): void {
  addStateGauges<JobQueue>(registry, {
    label: 'job',
    nameOf: ({ task }) => task,
    read: async () => (await sql<JobQueue>`select * from app.job_queues()`.execute(platform.everywhere)).rows,
    gauges: [
      {
        name: 'parley_jobs_waiting',
        help: 'Jobs to be run or retried, those scheduled for later included.',
        read: ({ waiting }) => waiting,
      },
      {
        name: 'parley_jobs_failed',
        help: 'Jobs whose last attempt failed, until they are retried or dropped.',
        read: ({ failed }) => failed,
      },
    ],
  });
}
