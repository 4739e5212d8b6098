import { pageQuery } from '@parley/contract/page';
import { JobOverview } from '@parley/contract/resources/job';
import { z } from 'zod';
import { admin } from '#platform/http/access/access.ts';
import { readConsumerStates } from '#platform/outbox/consumer-states.ts';
import { listFailedWork, listJobQueues } from './failed-work.queries.ts';
import { exampleConsumer, exampleFailedWork, exampleQueue } from './platform-admin.examples.ts';
import { operation } from './platform-admin.operation.ts';

/** Lists background work: queues, event consumers and failures, newest first. */
export const listJobs = operation({
  method: 'GET',
  path: '/api/admin/jobs',
  id: 'listJobs',
  summary: 'List job queues, event consumers and failed work',
  description:
    'Queues and consumers are whole; `data` is a page of the jobs and events that failed. Retried work is in it until it succeeds. Payloads of jobs and data of events are not shown.',
  access: admin(),
  query: z.strictObject({ ...pageQuery, state: z.enum(['retrying', 'dead']).optional() }),
  answer: { status: 200, schema: JobOverview },
  example: {
    query: { state: 'dead' },
    answer: {
      queues: [exampleQueue],
      consumers: [exampleConsumer],
      data: [exampleFailedWork],
      has_more: false,
      next_cursor: null,
    },
  },
  async run({ tx, query, now }) {
    const [queues, consumers, failed] = await Promise.all([
      listJobQueues(tx, now),
      readConsumerStates(tx),
      listFailedWork(tx, query),
    ]);
    return {
      ...failed,
      queues,
      consumers: consumers.map((state) => ({
        name: state.name,
        status: state.status,
        lag_events: state.lagEvents,
        lag_seconds: state.lagSeconds,
        retrying: state.retrying,
        held_back: state.heldBack,
        dead_letters: state.deadLetters,
        skipped_events: state.skippedEvents,
      })),
    };
  },
});
