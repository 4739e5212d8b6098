import type { Database } from '#db/open.ts';
import type { Bus } from '#platform/bus/bus.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { inEmittingTransaction } from '#platform/outbox/emit.ts';
import { endSnooze, findEndedSnoozes } from './change-triage.ts';
import { lockSession } from './sessions.queries.ts';

const batch = 500;

/** Ends the snoozes that are over, each in its own transaction. A chat is read again under its lock. */
export async function reopenSnoozed(deps: {
  db: Database;
  bus: Bus;
  clock: Clock;
  newId: () => string;
}): Promise<void> {
  const { db, bus, clock, newId } = deps;
  const now = clock.now();
  const found = await findEndedSnoozes(db.platform, { now, limit: batch });
  for (const { tenantId, id } of found) {
    await inEmittingTransaction({ scope: db.app, bus, tenantId, now }, async (tx, emit) => {
      const session = await lockSession(tx, id);
      if (session.snoozedUntil === null || session.snoozedUntil > now) return;
      await endSnooze({ tx, emit, tenantId, now, newId }, session);
    });
  }
}
