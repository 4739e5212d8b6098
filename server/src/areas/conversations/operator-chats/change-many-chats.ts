import type { ChatSessionId } from '@parley/contract/ids';
import { type BulkChatAction, BulkChatChange, BulkChatResult } from '@parley/contract/resources/desk-work';
import { type ChangeContext, closeChat, exampleSessionId } from '#areas/conversations/chats';
import { isSupervisor } from '#areas/conversations/operators';
import { person } from '#platform/http/access/access.ts';
import type { Person } from '#platform/http/principal.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { inEmittingTransaction } from '#platform/outbox/emit.ts';
import { assignToOperator } from './assign-to-operator.ts';
import { changeChatTriage } from './change-chat-triage.ts';
import { operation } from './operator-chats.operation.ts';
import { lockChatForAct } from './visible-chats.queries.ts';

/** Does one action on many chats; each in its own transaction, so that a refused one stops no other. */
export const changeManyChats = operation({
  method: 'POST',
  path: '/api/chat/operator/chats/bulk',
  id: 'changeManyChats',
  summary: 'Change many chats at once',
  description: 'Each chat is changed or refused by itself, by the rules of the single actions; `refused` says why.',
  access: person('chat:operate'),
  audit: 'chat.bulk_update',
  transaction: 'none',
  requestsPerMinute: 60,
  body: BulkChatChange,
  answer: { status: 200, schema: BulkChatResult },
  example: {
    body: { session_ids: [exampleSessionId], action: { kind: 'priority', priority: 'high' } },
    answer: { changed_ids: [exampleSessionId], refused: [] },
  },
  async run({ db, deps, tenantId, body, person: actor, now, newId, audit }) {
    const result: {
      changed_ids: ChatSessionId[];
      refused: { session_id: ChatSessionId; code: string; message: string }[];
    } = { changed_ids: [], refused: [] };
    for (const id of new Set(body.session_ids)) {
      try {
        await inEmittingTransaction({ scope: db.app, bus: deps.bus, tenantId, now }, (tx, emit) =>
          changeOne({ tx, emit, tenantId, now, newId }, actor, id, body.action),
        );
        result.changed_ids.push(id);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        result.refused.push({ session_id: id, code: error.details?.[0]?.code ?? error.code, message: error.message });
      }
    }
    if (result.changed_ids.length === 0) audit.nothingChanged();
    audit.details({ action: body.action.kind, changed: result.changed_ids.length, refused: result.refused.length });
    return result;
  },
});

async function changeOne(
  context: ChangeContext,
  actor: Person,
  id: ChatSessionId,
  action: BulkChatAction,
): Promise<void> {
  switch (action.kind) {
    case 'assign':
      await assignToOperator(context, actor, id, action.operator_id);
      return;
    case 'team':
      await changeChatTriage(context, actor, id, { team_id: action.team_id });
      return;
    case 'label':
      await changeChatTriage(context, actor, id, {
        label_ids: (before) => [...new Set([...before, ...action.add])].filter((each) => !action.remove.includes(each)),
      });
      return;
    case 'priority':
      await changeChatTriage(context, actor, id, { priority: action.priority });
      return;
    case 'snooze':
      await changeChatTriage(context, actor, id, { snoozed_until: action.until });
      return;
    case 'close': {
      const { session } = await lockChatForAct(context.tx, { ...context, person: actor }, id);
      const by = session.operatorId === null || isSupervisor(actor) ? {} : { by: actor.id };
      await closeChat(context, session, { reason: 'operator', ...by });
    }
  }
}
