import type { ChatSessionId, TenantId, UserId } from '@parley/contract/ids';
import { type ChangeContext, claimChat, releaseChat } from '#areas/conversations/chats';
import { inEmittingTransaction } from '#platform/outbox/emit.ts';
import type { TestApp } from './build-test-app.ts';

/** A change of a chat's state in a separate transaction, without the desk's operations around it. */
export function changeChat<Result>(
  app: TestApp,
  tenantId: TenantId,
  work: (context: ChangeContext) => Promise<Result>,
): Promise<Result> {
  const { db, bus, clock, newId } = app.deps;
  const now = clock.now();
  return inEmittingTransaction({ scope: db.app, bus, tenantId, now }, (tx, emit) =>
    work({ tx, emit, tenantId, now, newId }),
  );
}

/** A person at the desk of `tenantId` who takes and gives back chats at `app`. */
export function transferTargetOf(app: TestApp, tenantId: TenantId, operator: { id: UserId; name: string }) {
  return {
    claim: (id: string) =>
      changeChat(app, tenantId, (context) => claimChat(context, id as ChatSessionId, { ...operator, avatarId: null })),
    giveBack: (id: string, to: 'queue' | 'agent') =>
      changeChat(app, tenantId, (context) => releaseChat(context, id as ChatSessionId, { by: operator.id, to })),
  };
}
