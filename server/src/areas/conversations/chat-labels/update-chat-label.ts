import { ChatLabel, ChatLabelUpdate } from '@parley/contract/resources/desk-work';
import { apiKey } from '#platform/http/access/access.ts';
import { exampleChatLabel } from './chat-labels.examples.ts';
import { chatLabelParams, operation } from './chat-labels.operation.ts';
import { getChatLabelForUpdate, writeChatLabel } from './chat-labels.queries.ts';

/** Updates a label. Omitted fields keep their values. */
export const updateChatLabel = operation({
  method: 'PATCH',
  path: '/api/chat/labels/{labelId}',
  id: 'updateChatLabel',
  summary: 'Update a label of chats',
  access: apiKey('chat:write'),
  showsConversations: false,
  audit: 'chat_label.update',
  params: chatLabelParams,
  body: ChatLabelUpdate,
  answer: { status: 200, schema: ChatLabel },
  refusals: ['not_found', 'conflict'],
  example: {
    params: { labelId: exampleChatLabel.id },
    body: { color: 'red' },
    answer: { ...exampleChatLabel, color: 'red' },
  },
  async run({ tx, emit, params: { labelId }, body, now, audit }) {
    const found = await getChatLabelForUpdate(tx, labelId);
    const { name = found.name, color = found.color } = body;
    const wanted = { name, color };
    const changed = (['name', 'color'] as const).filter((field) => wanted[field] !== found[field]);
    if (changed.length === 0) {
      audit.nothingChanged();
      return found;
    }
    audit.details({ changed_fields: changed });
    const label = await writeChatLabel(tx, labelId, wanted, now);
    await emit('chat.desk.updated', 'desk', { part: 'labels' });
    return label;
  },
});
