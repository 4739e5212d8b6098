import type { TenantId } from '@parley/contract/ids';
import { announceLowBalance, releaseHold } from '#areas/business/balance';
import type { CallKind } from '#areas/business/plans';
import type { Tx } from '#db/tenant-scope.ts';
import type { Engines } from '#platform/areas/area.ts';
import { consumer, type OutboxConsumer } from '#platform/outbox/consumer.ts';
import type { EmitEvent } from '#platform/outbox/emit.ts';
import { recordUse } from './record-use.ts';
import { findErasedCall, isGreeting } from './usage.queries.ts';

/** Call as it is metered. */
export interface MeteredCall {
  id: string;
  type: string;
  direction: string;
  answeredAt: Date | null;
  durationSeconds: number;
}

/** Turn ended calls and answers of agents into usage, exactly once. */
export const usageConsumers = ({ newId }: Pick<Engines, 'newId'>): OutboxConsumer[] => [
  consumer({
    name: 'usage.calls',
    // Erasing a call also erases its unread events.
    types: ['call.ended', 'call.erased'],
    startsAt: 'now',
    async handle(tx, { tenantId, data }, { emit, now }) {
      const call = 'call' in data ? callOf(data.call) : await findErasedCall(tx, data.call_id);
      if (call) await meterCall({ tx, emit, now, newId }, { tenantId, call });
    },
  }),
  consumer({
    name: 'usage.chat_turns',
    types: ['chat.message.created'],
    startsAt: 'now',
    async handle(tx, { tenantId, data }, { now }) {
      const { message } = data;
      if (message.role !== 'agent' || (await isGreeting(tx, message.id))) return;
      const at = new Date(message.created_at);
      await recordUse({ tx, now, newId }, { tenantId, kind: 'chat_turn', id: message.id, at, quantity: 1 });
    },
  }),
];

/** Records the use of an ended call, and ends its reservation. A call that was never answered costs nothing. */
export async function meterCall(
  context: { tx: Tx; emit: EmitEvent; now: Date; newId(): string },
  { tenantId, call }: { tenantId: TenantId; call: MeteredCall },
): Promise<void> {
  const { id, answeredAt: at, durationSeconds: quantity } = call;
  if (at === null || quantity === 0) return releaseHold(context.tx, { tenantId, id });
  const recorded = await recordUse(context, { tenantId, kind: kindOf(call), id, at, quantity });
  if (recorded) await announceLowBalance(context, tenantId);
}

const kindOf = ({ type, direction }: MeteredCall): CallKind => {
  if (type === 'web') return 'web_call';
  return direction === 'inbound' ? 'inbound_call' : 'outbound_call';
};

const callOf = (call: {
  id: string;
  type: string;
  direction: string;
  answered_at: string | null;
  duration_seconds: number | null;
}): MeteredCall => ({
  id: call.id,
  type: call.type,
  direction: call.direction,
  answeredAt: call.answered_at === null ? null : new Date(call.answered_at),
  durationSeconds: call.duration_seconds ?? 0,
});
