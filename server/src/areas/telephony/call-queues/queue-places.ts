import type { CallId, DirectoryEntryId, TenantId } from '@parley/contract/ids';
import type { Database } from '#db/open.ts';
import type { Bus } from '#platform/bus/bus.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Logger } from '#platform/log/logger.ts';
import { leavePlace, listAnswered, listWaiting, type QueueOutcome, takePlace } from './call-queues.queries.ts';
import { estimateWaitMs } from './call-queues.rules.ts';

/** Topic of the bus on which changes of queues are told, by tenant and entry. */
const changedTopic = 'call_queue.changed';

/** Interval of looks at the queues of this process, for callers whose process died. Unit: milliseconds. */
const lookMs = 3_000;

type Place = { position: number; waitMs: number | null } | 'full';

/** Places of callers in queues, shared by all processes through the database. */
export interface QueuePlaces {
  /** Takes the last place of a queue and reports it, and each change of it, until the caller leaves. */
  join(
    caller: { tenantId: TenantId; callId: CallId; entryId: DirectoryEntryId; maxCallers: number },
    onPlace: (place: Place) => void,
  ): { leave(outcome: QueueOutcome): void };
  close(): void;
}

interface Member {
  id: string;
  tenantId: TenantId;
  entryId: DirectoryEntryId;
  position: number | undefined;
  onPlace(place: Place): void;
}

export function createQueuePlaces(parts: {
  db: Pick<Database, 'app'>;
  bus: Bus;
  clock: Clock;
  newId: () => string;
  log: Logger;
}): QueuePlaces {
  const { db, bus, clock, newId, log } = parts;
  const members = new Map<string, Member>();
  const keyOf = ({ tenantId, entryId }: Pick<Member, 'entryId' | 'tenantId'>) => `${tenantId} ${entryId}`;
  const report = (error: unknown) =>
    log.error({ event: 'call_queue.failed', err: error }, 'a call queue could not be read');

  async function look(key: string): Promise<void> {
    const here = [...members.values()].filter((each) => keyOf(each) === key);
    const [first] = here;
    if (!first) return;
    const { tenantId, entryId } = first;
    const [waiting, answered] = await db.app.inTenant(
      tenantId,
      async (tx) => [await listWaiting(tx, entryId), await listAnswered(tx, entryId, clock.now())] as const,
      { onlyReads: true },
    );
    for (const member of here) {
      const position = waiting.indexOf(member.id) + 1;
      if (position === 0 || position === member.position || !members.has(member.id)) continue;
      member.position = position;
      member.onPlace({ position, waitMs: estimateWaitMs(position, answered) });
    }
  }

  const unsubscribe = bus.subscribe(changedTopic, (key) => void look(key).catch(report));
  const timer = setInterval(() => {
    for (const key of new Set([...members.values()].map(keyOf))) look(key).catch(report);
  }, lookMs);
  timer.unref();

  return {
    join({ tenantId, callId, entryId, maxCallers }, onPlace) {
      const id = newId();
      const member: Member = { id, tenantId, entryId, position: undefined, onPlace };
      const joined = db.app
        .inTenant(tenantId, (tx) => takePlace(tx, { tenantId, id, entryId, callId, maxCallers, now: clock.now() }))
        .then((isIn) => {
          if (!isIn) return onPlace('full');
          members.set(id, member);
          bus.publish(changedTopic, keyOf(member));
        })
        .catch(report);
      return {
        leave(outcome) {
          void joined
            .then(() => db.app.inTenant(tenantId, (tx) => leavePlace(tx, { id, outcome, now: clock.now() })))
            .catch(report)
            .then(() => {
              members.delete(id);
              bus.publish(changedTopic, keyOf(member));
            });
        },
      };
    },
    close() {
      unsubscribe();
      clearInterval(timer);
    },
  };
}
