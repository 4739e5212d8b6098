import type { AgentId, PhoneNumberId } from '@parley/contract/ids';
import { carrierHooks } from '#areas/telephony';
import type { PlatformScope } from '#db/tenant-scope.ts';
import type { Logger } from '#platform/log/logger.ts';
import type { EventFeed } from '#platform/outbox/event-feed.ts';
import type { TelephonyProvider } from '../../providers/telephony/telephony-provider.ts';

/** Tried again after these pauses. Unit: milliseconds. */
const pausesMs = [1_000, 10_000, 60_000, 300_000];

/**
 * Points a carrier's number at the webhooks of the agent it is assigned to. Every process that takes calls does so; to
 * do it twice changes nothing. Returns how to stop.
 */
export function pointNumbers(parts: {
  platform: PlatformScope;
  feed: EventFeed;
  providers: readonly TelephonyProvider[];
  publicUrl: string;
  log: Logger;
}): () => void {
  const waiting = new Set<NodeJS.Timeout>();

  async function point(numberId: PhoneNumberId, agentId: AgentId, attempt: number): Promise<void> {
    try {
      const number = await parts.platform.everywhere
        .selectFrom('phone_numbers')
        .select(['provider', 'provider_ref'])
        .where('id', '=', numberId)
        // Assigned anew meanwhile: the event of that is on its way.
        .where('agent_id', '=', agentId)
        .executeTakeFirst();
      const provider = parts.providers.find(({ id }) => id === number?.provider);
      if (provider?.configure === undefined || !number?.provider_ref) return;
      const hooks = carrierHooks(parts.publicUrl, { provider: provider.id, agentId });
      await provider.configure(number.provider_ref, hooks);
    } catch (error) {
      parts.log.warn({ err: error, numberId, attempt }, 'a number could not be pointed at its agent');
      const pauseMs = pausesMs[attempt];
      if (pauseMs === undefined) return;
      const again = setTimeout(() => {
        waiting.delete(again);
        void point(numberId, agentId, attempt + 1);
      }, pauseMs);
      waiting.add(again);
    }
  }

  const stopListening = parts.feed.onEvent((event) => {
    if (event.type !== 'number.assigned') return;
    const { number_id: numberId, agent_id: agentId } = event.data as {
      number_id: PhoneNumberId;
      agent_id: AgentId | null;
    };
    if (agentId !== null) void point(numberId, agentId, 0);
  });
  return () => {
    stopListening();
    for (const again of waiting) clearTimeout(again);
  };
}
