import type { ChatSessionId, TenantId } from '@parley/contract/ids';
import type { Database } from '#db/open.ts';
import type { Bus } from '#platform/bus/bus.ts';
import { inEmittingTransaction } from '#platform/outbox/emit.ts';
import { lockIfInactive } from './inactive-sessions.queries.ts';
import { closeChat } from './session-changes.ts';

/** Closes a chat without messages since `before`, in its own transaction; false when it had one meanwhile. */
export function closeInactiveSession(
  context: { db: Database; bus: Bus; now: Date; newId: () => string },
  session: { tenantId: TenantId; id: ChatSessionId; before: Date },
): Promise<boolean> {
  const { db, bus, now, newId } = context;
  const { tenantId } = session;
  return inEmittingTransaction({ scope: db.app, bus, tenantId, now }, async (tx, emit) => {
    if (!(await lockIfInactive(tx, session.id, session.before))) return false;
    await closeChat({ tx, emit, tenantId, now, newId }, session.id, { reason: 'inactive' });
    return true;
  });
}
