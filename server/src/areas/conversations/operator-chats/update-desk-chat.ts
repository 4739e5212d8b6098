import { DeskChat } from '@parley/contract/resources/chat-desk';
import { UpdateDeskChat } from '@parley/contract/resources/desk-work';
import { exampleSessionId } from '#areas/conversations/chats';
import { person } from '#platform/http/access/access.ts';
import { changeChatTriage } from './change-chat-triage.ts';
import { exampleChat } from './chats.examples.ts';
import { chatParams, operation } from './operator-chats.operation.ts';

/** Sets labels, priority, team and snooze of a chat. Omitted fields keep their values. */
export const updateOperatorChat = operation({
  method: 'PATCH',
  path: '/api/chat/operator/chats/{sessionId}',
  id: 'updateOperatorChat',
  summary: 'Set labels, priority, team and snooze of a chat',
  description:
    'By anybody who sees the chat; a snooze by who has it, or by owners and admins. A snoozed chat keeps its operator, ' +
    'also while they are offline, does not count towards their capacity, and comes back at that time or with the ' +
    "visitor's next message.",
  access: person('chat:operate'),
  audit: 'chat.update',
  params: chatParams,
  body: UpdateDeskChat,
  answer: { status: 200, schema: DeskChat },
  refusals: ['not_found', 'conflict'],
  example: {
    params: { sessionId: exampleSessionId },
    body: { priority: 'high' },
    answer: { ...exampleChat, priority: 'high' },
  },
  async run({ tx, emit, tenantId, params, body, person: actor, now, newId, audit }) {
    const { chat, hasChanged } = await changeChatTriage(
      { tx, emit, tenantId, now, newId },
      actor,
      params.sessionId,
      body,
    );
    if (hasChanged) audit.details({ fields: Object.keys(body) });
    else audit.nothingChanged();
    return chat;
  },
});
