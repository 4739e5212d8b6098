import { area } from '#platform/areas/area.ts';
import { createChatLabel } from './create-chat-label.ts';
import { deleteChatLabel } from './delete-chat-label.ts';
import { listChatLabels } from './list-chat-labels.ts';
import { chatLabelsPersonalData } from './personal-data.ts';
import { updateChatLabel } from './update-chat-label.ts';

/** Labels for chats. */
export const chatLabelsArea = area<object>({
  name: 'chat-labels',
  module: 'live_desk',
  personalData: chatLabelsPersonalData,
  operations: { 'Chat operator': [listChatLabels, createChatLabel, updateChatLabel, deleteChatLabel] },
});
