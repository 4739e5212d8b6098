import type { EventData, EventType } from '@parley/contract/events';
import type { TenantId } from '@parley/contract/ids';
import type { TransactionOptions, TransactionScope, Tx } from '#db/tenant-scope.ts';
import type { Bus } from '#platform/bus/bus.ts';

/**
 * Writes an event in the caller's transaction; it is delivered after the commit or, with a rollback, never.
 * `topic` is what streams subscribe to, such as `chat:<sessionId>`.
 */
export type EmitEvent = <Type extends EventType>(type: Type, topic: string, data: EventData<Type>) => Promise<void>;

export const outboxTopic = 'outbox';

/** A tenant transaction that may emit; whoever waits for events is told once it has committed. */
export async function inEmittingTransaction<Result>(
  options: { scope: TransactionScope; bus: Bus; tenantId: TenantId; now: Date; transaction?: TransactionOptions },
  work: (tx: Tx, emit: EmitEvent) => Promise<Result>,
): Promise<Result> {
  let hasEmitted = false;
  const emitting = (tx: Tx) =>
    work(tx, async (type, topic, data) => {
      hasEmitted = true;
      await tx
        .insertInto('events')
        .values({ tenant_id: options.tenantId, type, topic, data: JSON.stringify(data), created_at: options.now })
        .execute();
    });
  const result = await options.scope.inTenant(options.tenantId, emitting, options.transaction);
  if (hasEmitted) options.bus.publish(outboxTopic, '');
  return result;
}
