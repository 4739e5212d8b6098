import type { ChatLabelId, ChatSessionId, ChatTeamId, TenantId } from '@parley/contract/ids';
import type { ChatPriority, DeskChat } from '@parley/contract/resources/chat-desk';
import { sql } from 'kysely';
import type { PlatformScope, Tx } from '#db/tenant-scope.ts';
import type { ChangeContext } from './change-context.rules.ts';
import { publishChatUpdated } from './session-changes.ts';
import type { LockedSession } from './sessions.queries.ts';

/** Change of the fields that operators sort chats by. Omitted fields keep their values. */
export interface TriageChange {
  labelIds?: readonly ChatLabelId[] | undefined;
  priority?: ChatPriority | undefined;
  teamId?: ChatTeamId | null | undefined;
  snoozedUntil?: Date | null | undefined;
}

/**
 * Changes labels, priority, team and snooze of a locked chat, and emits what changed. Labels and team exist; only a chat
 * with an operator may be snoozed. Null: nothing changed.
 */
export async function changeTriage(
  context: ChangeContext,
  session: Pick<LockedSession, 'id'>,
  change: TriageChange,
): Promise<DeskChat | null> {
  const { tx, tenantId } = context;
  const { id } = session;
  const before = await tx
    .selectFrom('chat_sessions')
    .select(['priority', 'team_id', 'snoozed_until'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { priority = before.priority, teamId = before.team_id, snoozedUntil = before.snoozed_until } = change;
  const changed = [
    ...(priority === before.priority ? [] : ['priority']),
    ...(teamId === before.team_id ? [] : ['team_id']),
    ...(snoozedUntil?.getTime() === before.snoozed_until?.getTime() ? [] : ['snoozed_until']),
  ];
  if (changed.length > 0) {
    await tx
      .updateTable('chat_sessions')
      .set({ priority, team_id: teamId, snoozed_until: snoozedUntil })
      .where('id', '=', id)
      .execute();
  }
  if (change.labelIds && (await setLabels(tx, { tenantId, id, labelIds: change.labelIds }))) changed.push('label_ids');
  return changed.length === 0 ? null : publishChatUpdated(context, id, changed);
}

async function setLabels(
  tx: Tx,
  { tenantId, id, labelIds }: { tenantId: TenantId; id: ChatSessionId; labelIds: readonly ChatLabelId[] },
): Promise<boolean> {
  const wanted = new Set<string>(labelIds);
  const before = await tx.selectFrom('chat_session_labels').select('label_id').where('session_id', '=', id).execute();
  const known = new Set(before.map((row) => row.label_id));
  const gone = [...known].filter((label) => !wanted.has(label));
  const added = [...wanted].filter((label) => !known.has(label));
  if (gone.length > 0) {
    await tx.deleteFrom('chat_session_labels').where('session_id', '=', id).where('label_id', 'in', gone).execute();
  }
  if (added.length > 0) {
    const rows = added.map((label) => ({ tenant_id: tenantId, session_id: id, label_id: label }));
    await tx.insertInto('chat_session_labels').values(rows).execute();
  }
  return gone.length + added.length > 0;
}

/** Ends the snooze of a locked chat; it counts as active again from now on. A chat that is not snoozed stays as it is. */
export async function endSnooze(
  context: ChangeContext,
  session: Pick<LockedSession, 'id' | 'snoozedUntil'>,
): Promise<void> {
  if (session.snoozedUntil === null) return;
  await context.tx
    .updateTable('chat_sessions')
    .set({ snoozed_until: null, last_activity_at: context.now })
    .where('id', '=', session.id)
    .execute();
  await publishChatUpdated(context, session.id, ['snoozed_until']);
}

/** Finds chats of all tenants whose snooze has ended by `now`. */
export async function findEndedSnoozes(
  platform: PlatformScope,
  { now, limit }: { now: Date; limit: number },
): Promise<{ tenantId: TenantId; id: ChatSessionId }[]> {
  const { rows } = await sql<{ tenant_id: TenantId; id: ChatSessionId }>`
    select tenant_id, id from chat_sessions where snoozed_until <= ${now}::timestamptz
    order by snoozed_until limit ${limit}`.execute(platform.everywhere);
  return rows.map(({ tenant_id: tenantId, id }) => ({ tenantId, id }));
}
