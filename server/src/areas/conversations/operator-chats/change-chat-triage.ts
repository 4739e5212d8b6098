import type { ChatLabelId, ChatSessionId } from '@parley/contract/ids';
import type { DeskChat } from '@parley/contract/resources/chat-desk';
import type { UpdateDeskChat } from '@parley/contract/resources/desk-work';
import {
  type ChangeContext,
  changeTriage,
  getDeskChat,
  type LockedSession,
  notYourChat,
  sessionClosed,
} from '#areas/conversations/chats';
import { isSupervisor } from '#areas/conversations/operators';
import { isTeam, unknownTeam } from '#areas/conversations/teams';
import type { Tx } from '#db/tenant-scope.ts';
import type { Person } from '#platform/http/principal.ts';
import { badSnooze, onlyHeldChatsSnooze, unknownLabels } from './operator-chats.errors.ts';
import { snoozeFault } from './snooze.rules.ts';
import { lockChatForAct } from './visible-chats.queries.ts';

/** Change of one chat; `labels` follows from the labels it has. */
type ChatTriageChange = Omit<UpdateDeskChat, 'label_ids'> & {
  label_ids?: readonly ChatLabelId[] | ((before: readonly ChatLabelId[]) => readonly ChatLabelId[]) | undefined;
};

/**
 * Changes labels, priority, team or snooze of a chat that the person sees. Labels and priority of a closed chat may still
 * be corrected. Snoozing is for its operator and supervisors.
 */
export async function changeChatTriage(
  context: ChangeContext,
  actor: Person,
  id: ChatSessionId,
  change: ChatTriageChange,
): Promise<{ chat: DeskChat; hasChanged: boolean }> {
  const { tx, tenantId, now } = context;
  const { session } = await lockChatForAct(tx, { tenantId, person: actor, now }, id);
  const snoozedUntil = instantOf(change.snoozed_until);
  const isSnoozeNew = snoozedUntil !== undefined && snoozedUntil?.getTime() !== session.snoozedUntil?.getTime();
  if (isSnoozeNew) await checkSnooze(tx, { actor, session, snoozedUntil, now });
  if (change.team_id && !(await isTeam(tx, change.team_id))) throw unknownTeam();
  const labelIds =
    typeof change.label_ids === 'function' ? change.label_ids((await getDeskChat(tx, id)).label_ids) : change.label_ids;
  if (labelIds) await checkLabels(tx, labelIds);
  const { priority, team_id: teamId } = change;
  const changed = await changeTriage(context, session, { labelIds, priority, teamId, snoozedUntil });
  return { chat: changed ?? (await getDeskChat(tx, id)), hasChanged: changed !== null };
}

function instantOf(text: string | null | undefined): Date | null | undefined {
  return typeof text === 'string' ? new Date(text) : text;
}

async function checkSnooze(
  tx: Tx,
  asked: { actor: Person; session: LockedSession; snoozedUntil: Date | null; now: Date },
): Promise<void> {
  const { actor, session, snoozedUntil, now } = asked;
  if (session.status === 'closed') throw sessionClosed();
  if (session.operatorId === null) {
    if (snoozedUntil === null) return;
    throw onlyHeldChatsSnooze();
  }
  if (session.operatorId !== actor.id && !isSupervisor(actor)) {
    throw notYourChat((await getDeskChat(tx, session.id)).operator);
  }
  const fault = snoozedUntil && snoozeFault(snoozedUntil, now);
  if (fault) throw badSnooze(fault);
}

/** Refuses labels the tenant does not have. */
async function checkLabels(tx: Tx, ids: readonly ChatLabelId[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = await tx
    .selectFrom('chat_labels')
    .select('id')
    .where('id', 'in', [...ids])
    .execute();
  const known = new Set(rows.map((row) => row.id));
  const unknown = ids.flatMap((id, index) => (known.has(id) ? [] : [index]));
  if (unknown.length > 0) throw unknownLabels(unknown);
}
