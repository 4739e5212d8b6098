import type { AgentId, PhoneNumberId } from '@parley/contract/ids';
import { z } from 'zod';
import { carrierHooks } from '#areas/telephony/carriers';
import type { Database } from '#db/open.ts';
import { enqueue, type Job } from '#platform/jobs/jobs.ts';
import type { Logger } from '#platform/log/logger.ts';
import type { EventFeed } from '#platform/outbox/event-feed.ts';
import type { TelephonyProvider } from '../../providers/telephony/telephony-provider.ts';

const jobName = 'numbers.point';
const Point = z.object({ numberId: z.guid() });

/**
 * Points a carrier's numbers at the webhooks of the agents they are assigned to, in a job that is tried again until the
 * carrier does it. To do it twice changes nothing.
 */
export function createNumberWebhookSync(parts: {
  db: Database;
  feed: EventFeed;
  providers: readonly TelephonyProvider[];
  publicUrl: string | undefined;
  log: Logger;
}): { jobs: Job[]; stop(): void } {
  const { db, providers, publicUrl, log } = parts;
  if (publicUrl === undefined || providers.length === 0) return { jobs: [], stop() {} };

  async function point(numberId: string): Promise<void> {
    const number = await db.platform.everywhere
      .selectFrom('phone_numbers')
      .select(['provider', 'provider_ref', 'agent_id'])
      .where('id', '=', numberId)
      .where('status', '=', 'active')
      .executeTakeFirst();
    const provider = providers.find(({ id }) => id === number?.provider);
    if (provider?.configure === undefined || !number?.provider_ref || number.agent_id === null) return;
    const agentId = number.agent_id as AgentId;
    await provider.configure(number.provider_ref, carrierHooks(publicUrl ?? '', { provider: provider.id, agentId }));
  }

  const stop = parts.feed.onEvent(({ type, tenantId, data }) => {
    if (type !== 'number.assigned') return;
    const { number_id: numberId } = data as { number_id: PhoneNumberId };
    // Every process hears of it; under one key they leave one job.
    const job = { name: jobName, payload: { numberId }, key: `${jobName}:${numberId}` };
    db.app
      .inTenant(tenantId, (tx) => enqueue(tx, job))
      .catch((error: unknown) => {
        log.error({ err: error, numberId }, 'it could not be noted that a number is to be pointed at its agent');
      });
  });
  return { jobs: [{ name: jobName, run: (payload) => point(Point.parse(payload).numberId) }], stop };
}
