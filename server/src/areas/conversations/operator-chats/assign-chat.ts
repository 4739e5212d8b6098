import { DeskChat } from '@parley/contract/resources/chat-desk';
import { AssignChat } from '@parley/contract/resources/desk-work';
import { exampleSessionId } from '#areas/conversations/chats';
import { exampleOperatorId } from '#areas/conversations/operators';
import { person } from '#platform/http/access/access.ts';
import { assignToOperator } from './assign-to-operator.ts';
import { exampleChat } from './chats.examples.ts';
import { chatParams, operation } from './operator-chats.operation.ts';

/** Assigns a chat to an operator, or takes it over from one. */
export const assignOperatorChat = operation({
  method: 'POST',
  path: '/api/chat/operator/chats/{sessionId}/assign',
  id: 'assignOperatorChat',
  summary: 'Assign a chat to an operator',
  description:
    'For owners and admins, whoever has the chat: from the queue, the agent or another operator. One may assign it to ' +
    'oneself at any time; anybody else must be able to take it, as with a transfer.',
  access: person('chat:operate'),
  audit: 'chat.assign',
  params: chatParams,
  body: AssignChat,
  answer: { status: 200, schema: DeskChat },
  refusals: ['not_found', 'conflict', 'forbidden'],
  example: {
    params: { sessionId: exampleSessionId },
    body: { operator_id: exampleOperatorId },
    answer: { ...exampleChat, assignment: { kind: 'assigned', by: null } },
  },
  async run({ tx, emit, tenantId, params, body, person: actor, now, newId, audit }) {
    const context = { tx, emit, tenantId, now, newId };
    const assigned = await assignToOperator(context, actor, params.sessionId, body.operator_id);
    if (assigned.hasChanged) audit.details({ operator_id: body.operator_id, from: assigned.was });
    else audit.nothingChanged();
    return assigned.chat;
  },
});
