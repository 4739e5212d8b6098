import { apiKey } from '#platform/http/access/access.ts';
import { exampleChatLabel } from './chat-labels.examples.ts';
import { chatLabelParams, operation } from './chat-labels.operation.ts';
import { removeChatLabel } from './chat-labels.queries.ts';

/** Deletes a label, and takes it off all chats. */
export const deleteChatLabel = operation({
  method: 'DELETE',
  path: '/api/chat/labels/{labelId}',
  id: 'deleteChatLabel',
  summary: 'Delete a label of chats',
  description: 'It is taken off all chats.',
  access: apiKey('chat:write'),
  showsConversations: false,
  audit: 'chat_label.delete',
  params: chatLabelParams,
  answer: { status: 204, schema: null },
  refusals: ['not_found'],
  example: { params: { labelId: exampleChatLabel.id } },
  async run({ tx, emit, params }) {
    await removeChatLabel(tx, params.labelId);
    await emit('chat.desk.updated', 'desk', { part: 'labels' });
  },
});
