import { z } from 'zod';
import { TenantId } from '../ids.ts';
import { pageOf } from '../page.ts';

/** A failed job or event: the number of a job, the UUID of an event put off by a consumer. */
export const FailedWorkId = z
  .string()
  .regex(/^(?:\d{1,18}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/)
  .meta({ description: 'Id of failed work, as the list gives it' });

/** Jobs of one task. */
export const JobQueue = z
  .object({
    task: z.string(),
    waiting: z.int().meta({ description: 'Jobs to be run, now or later, retries included' }),
    running: z.int(),
    failed: z.int().meta({ description: 'Jobs given up after their last attempt' }),
    oldest_waiting_seconds: z.number().nullable().meta({ description: 'Age of the oldest job that is due' }),
  })
  .meta({ id: 'JobQueue' });
export type JobQueue = z.infer<typeof JobQueue>;

export const ConsumerStatus = z.enum(['running', 'stopped', 'removed']).meta({
  description:
    'running: a process holds its lease; stopped: no process does; removed: no process has had it for a day, so it keeps no event',
});
export type ConsumerStatus = z.infer<typeof ConsumerStatus>;

/** A durable consumer of events. */
export const EventConsumer = z
  .object({
    name: z.string(),
    status: ConsumerStatus,
    lag_events: z.int().meta({ description: 'Events it has not read, counted up to 100,000' }),
    lag_seconds: z.number().meta({ description: 'Age of the oldest event it has not handled' }),
    retrying: z.int().meta({ description: 'Events that failed and are tried again' }),
    held_back: z.int().meta({ description: 'Events that wait for an earlier one of their topic' }),
    dead_letters: z.int().meta({ description: 'Events given up' }),
    skipped_events: z.int().meta({ description: 'Events removed by age before it had read them' }),
  })
  .meta({ id: 'EventConsumer' });
export type EventConsumer = z.infer<typeof EventConsumer>;

/** A job or an event that failed at least once. The event is named, its data is not shown. */
export const FailedWork = z
  .object({
    id: FailedWorkId,
    kind: z.enum(['job', 'event']),
    name: z.string().meta({ description: 'Task of a job, consumer of an event' }),
    state: z.enum(['retrying', 'dead']).meta({ description: 'dead: given up, until it is retried or dropped' }),
    attempts: z.int(),
    error: z.string().meta({ description: 'Kind of fault, without personal data; the log has the whole of it' }),
    tenant_id: TenantId.nullable(),
    event: z.object({ type: z.string(), topic: z.string(), position: z.string() }).nullable(),
    created_at: z.iso.datetime(),
    failed_at: z.iso.datetime(),
    next_attempt_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'FailedWork' });
export type FailedWork = z.infer<typeof FailedWork>;

export const JobOverview = pageOf(FailedWork)
  .extend({ queues: z.array(JobQueue), consumers: z.array(EventConsumer) })
  .meta({ id: 'JobOverview' });
export type JobOverview = z.infer<typeof JobOverview>;
