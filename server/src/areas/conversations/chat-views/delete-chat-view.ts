import { person } from '#platform/http/access/access.ts';
import { exampleChatView } from './chat-views.examples.ts';
import { chatViewParams, operation } from './chat-views.operation.ts';
import { getViewToChange, removeView } from './chat-views.queries.ts';

/** Deletes a view: one's own, or as a supervisor a shared one. */
export const deleteChatView = operation({
  method: 'DELETE',
  path: '/api/chat/operator/views/{viewId}',
  id: 'deleteChatView',
  summary: 'Delete a saved view of the desk',
  access: person('chat:operate'),
  showsConversations: false,
  audit: 'chat_view.delete',
  params: chatViewParams,
  answer: { status: 204, schema: null },
  refusals: ['not_found', 'forbidden'],
  example: { params: { viewId: exampleChatView.id } },
  async run({ tx, emit, params: { viewId }, person: self }) {
    const found = await getViewToChange(tx, self, viewId);
    await removeView(tx, viewId);
    if (found.is_shared) await emit('chat.desk.updated', 'desk', { part: 'views' });
  },
});
