import { ChatView, ChatViewUpdate } from '@parley/contract/resources/desk-work';
import { person } from '#platform/http/access/access.ts';
import { exampleChatView } from './chat-views.examples.ts';
import { chatViewParams, operation } from './chat-views.operation.ts';
import { getView, getViewToChange, writeView } from './chat-views.queries.ts';

/** Updates a view: one's own, or as a supervisor a shared one. */
export const updateChatView = operation({
  method: 'PATCH',
  path: '/api/chat/operator/views/{viewId}',
  id: 'updateChatView',
  summary: 'Update a saved view of the desk',
  description: "One's own, or as owner or admin a shared one.",
  access: person('chat:operate'),
  showsConversations: false,
  audit: 'chat_view.update',
  params: chatViewParams,
  body: ChatViewUpdate,
  answer: { status: 200, schema: ChatView },
  refusals: ['not_found', 'forbidden'],
  example: {
    params: { viewId: exampleChatView.id },
    body: { name: 'Refunds' },
    answer: { ...exampleChatView, name: 'Refunds' },
  },
  async run({ tx, emit, params: { viewId }, body, person: self, now, audit }) {
    const found = await getViewToChange(tx, self, viewId);
    const { name = found.name, filters = found.filters, is_shared = found.is_shared } = body;
    const wanted = { name, filters, is_shared };
    const changed = (['name', 'filters', 'is_shared'] as const).filter(
      (field) => JSON.stringify(wanted[field]) !== JSON.stringify(found[field]),
    );
    if (changed.length === 0) {
      audit.nothingChanged();
      return found;
    }
    audit.details({ changed_fields: changed });
    await writeView(tx, viewId, wanted, now);
    if (found.is_shared || is_shared) await emit('chat.desk.updated', 'desk', { part: 'views' });
    // A supervisor who unshares another's view loses sight of it; the answer still includes it.
    return is_shared || found.is_own ? getView(tx, self, viewId) : { ...found, ...wanted };
  },
});
