import type { ChatLabelId } from '@parley/contract/ids';
import { ChatLabel, NewChatLabel } from '@parley/contract/resources/desk-work';
import { apiKey } from '#platform/http/access/access.ts';
import { exampleChatLabel } from './chat-labels.examples.ts';
import { operation } from './chat-labels.operation.ts';
import { insertChatLabel } from './chat-labels.queries.ts';

/** Creates a label for chats. */
export const createChatLabel = operation({
  method: 'POST',
  path: '/api/chat/labels',
  id: 'createChatLabel',
  summary: 'Create a label for chats',
  access: apiKey('chat:write'),
  showsConversations: false,
  audit: 'chat_label.create',
  body: NewChatLabel,
  answer: { status: 201, schema: ChatLabel },
  refusals: ['conflict'],
  example: { body: { name: exampleChatLabel.name, color: exampleChatLabel.color }, answer: exampleChatLabel },
  async run({ tx, emit, tenantId, body, newId, now, audit }) {
    const id = newId() as ChatLabelId;
    audit.resource(id);
    const label = await insertChatLabel(tx, { tenantId, id, now, ...body });
    await emit('chat.desk.updated', 'desk', { part: 'labels' });
    return label;
  },
});
