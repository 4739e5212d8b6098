import type { ChatViewId } from '@parley/contract/ids';
import { ChatView, NewChatView } from '@parley/contract/resources/desk-work';
import { person } from '#platform/http/access/access.ts';
import { tooManyViews } from './chat-views.errors.ts';
import { exampleChatView } from './chat-views.examples.ts';
import { operation } from './chat-views.operation.ts';
import { countViews, getView, insertView, viewsMax } from './chat-views.queries.ts';

/** Saves filters of the desk as a view. */
export const createChatView = operation({
  method: 'POST',
  path: '/api/chat/operator/views',
  id: 'createChatView',
  summary: 'Save a view of the desk',
  access: person('chat:operate'),
  showsConversations: false,
  audit: 'chat_view.create',
  body: NewChatView,
  answer: { status: 201, schema: ChatView },
  refusals: ['conflict'],
  example: { body: { name: 'Urgent', filters: { priority: ['urgent'] }, is_shared: true }, answer: exampleChatView },
  async run({ tx, emit, tenantId, body, person: self, newId, now, audit }) {
    if ((await countViews(tx, self.id)) >= viewsMax) throw tooManyViews(viewsMax);
    const id = newId() as ChatViewId;
    audit.resource(id);
    await insertView(tx, { tenantId, id, ownerId: self.id, now, ...body });
    if (body.is_shared) await emit('chat.desk.updated', 'desk', { part: 'views' });
    return getView(tx, self, id);
  },
});
