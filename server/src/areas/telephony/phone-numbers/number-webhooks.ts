import type { AgentId } from '@parley/contract/ids';
import { z } from 'zod';
import type { Database } from '#db/open.ts';
import { enqueue, type Job } from '#platform/jobs/jobs.ts';
import { consumer, type OutboxConsumer } from '#platform/outbox/consumer.ts';
import type { NumberCarrier } from './carriers.ts';

const jobName = 'numbers.point';
const Point = z.object({ numberId: z.guid() });

interface WebhookDeps {
  db: Database;
  carriers: readonly NumberCarrier[];
}

/** Enqueues the webhook update of a number when it gets another agent, whichever process runs at the time. */
export function numberConsumers({ carriers }: Pick<WebhookDeps, 'carriers'>): OutboxConsumer[] {
  return [
    consumer({
      name: 'numbers.webhooks',
      types: ['number.assigned'],
      startsAt: 'now',
      async handle(tx, { data: { number_id: numberId } }) {
        if (!carriers.some((carrier) => carrier.pointAt)) return;
        await enqueue(tx, { name: jobName, payload: { numberId }, key: `${jobName}:${numberId}` });
      },
    }),
  ];
}

/** Points a carrier's number at the webhooks of its agent; tried again until the carrier does it. Idempotent. */
export function numberWebhookJob(deps: WebhookDeps): Job {
  return { name: jobName, run: (payload) => point(deps, Point.parse(payload).numberId) };
}

async function point({ db, carriers }: WebhookDeps, numberId: string): Promise<void> {
  const number = await db.platform.everywhere
    .selectFrom('phone_numbers')
    .select(['provider', 'provider_ref', 'agent_id'])
    .where('id', '=', numberId)
    .where('status', '=', 'active')
    .executeTakeFirst();
  const carrier = carriers.find(({ id }) => id === number?.provider);
  if (carrier?.pointAt === undefined || !number?.provider_ref || number.agent_id === null) return;
  await carrier.pointAt(number.provider_ref, number.agent_id as AgentId);
}
