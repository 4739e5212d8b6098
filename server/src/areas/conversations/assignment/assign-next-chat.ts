import type { ChatSessionId, TenantId } from '@parley/contract/ids';
import { assignChat, type ChangeContext, lockSession } from '#areas/conversations/chats';
import { lockMembers } from '#areas/conversations/operators';
import type { Database } from '#db/open.ts';
import type { Bus } from '#platform/bus/bus.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { inEmittingTransaction } from '#platform/outbox/emit.ts';
import { listAssignable, listCandidates, lockAssignment, recordAssignment } from './assignable-chats.queries.ts';
import { type AssignableChat, type Candidate, hasRoom, pickOperator } from './pick-operator.rules.ts';

export interface AssignmentDeps {
  db: Database;
  bus: Bus;
  clock: Clock;
  newId: () => string;
}

/**
 * Assigns the first waiting chat of a tenant that has an eligible operator, in one transaction. False: there was none.
 * `changed`: chat or operator changed while their locks were awaited; the caller repeats.
 */
export function assignNextChat(deps: AssignmentDeps, tenantId: TenantId): Promise<boolean | 'changed'> {
  const { db, bus, clock, newId } = deps;
  const now = clock.now();
  return inEmittingTransaction({ scope: db.app, bus, tenantId, now }, async (tx, emit) => {
    await lockAssignment(tx, tenantId);
    const [chats, candidates] = await Promise.all([listAssignable(tx), listCandidates(tx, now)]);
    for (const chat of chats) {
      const picked = pickOperator(chat, candidates);
      if (picked) return assignLocked({ tx, emit, tenantId, now, newId }, chat, picked);
    }
    return false;
  });
}

async function assignLocked(
  context: ChangeContext,
  chat: AssignableChat & { id: ChatSessionId },
  picked: Candidate,
): Promise<true | 'changed'> {
  const { tx, tenantId, now } = context;
  const { self: operator } = await lockMembers(tx, { tenantId, userId: picked.id });
  const session = await lockSession(tx, chat.id);
  // Claims, transfers and status changes take the same locks: these values hold until the commit.
  if (session.status !== 'waiting' || operator.status !== 'online' || !hasRoom(operator, chat)) return 'changed';
  await assignChat(context, session, { by: null, to: operator });
  await recordAssignment(tx, picked.id, now);
  return true;
}
