import type { EventData, EventType } from '@parley/contract/events';
import type { TenantId } from '@parley/contract/ids';
import type { TransactionOptions, TransactionScope, Tx } from '#db/tenant-scope.ts';
import type { Bus } from '#platform/bus/bus.ts';

/**
 * Writes an event in the caller's transaction; it is delivered after the commit or, with a rollback, never. `topic` is
 * the subscription key of streams, such as `chat:<sessionId>`.
 */
export type EmitEvent = <Type extends EventType>(type: Type, topic: string, data: EventData<Type>) => Promise<void>;

export const outboxTopic = 'outbox';
/** Topic of the local notice, `<type> <topic>`, for each event whose transaction has just committed. */
export const committedTopic = 'committed';

/** Runs a tenant transaction that may emit; notifies the listeners of events after its commit. */
export async function inEmittingTransaction<Result>(
  options: { scope: TransactionScope; bus: Bus; tenantId: TenantId; now: Date; transaction?: TransactionOptions },
  work: (tx: Tx, emit: EmitEvent) => Promise<Result>,
): Promise<Result> {
  const emitted: string[] = [];
  const emitting = (tx: Tx) =>
    work(tx, async (type, topic, data) => {
      emitted.push(`${type} ${topic}`);
      await tx
        .insertInto('events')
        .values({ tenant_id: options.tenantId, type, topic, data: JSON.stringify(data), created_at: options.now })
        .execute();
    });
  const result = await options.scope.inTenant(options.tenantId, emitting, options.transaction);
  if (emitted.length > 0) options.bus.publish(outboxTopic, '');
  for (const event of emitted) options.bus.publishLocally(committedTopic, event);
  return result;
}
