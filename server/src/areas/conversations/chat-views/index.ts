import { area } from '#platform/areas/area.ts';
import { createChatView } from './create-chat-view.ts';
import { deleteChatView } from './delete-chat-view.ts';
import { listChatViews } from './list-chat-views.ts';
import { chatViewsPersonalData } from './personal-data.ts';
import { updateChatView } from './update-chat-view.ts';

/** Saved views of the desk. */
export const chatViewsArea = area<object>({
  name: 'chat-views',
  module: 'live_desk',
  personalData: chatViewsPersonalData,
  operations: { 'Chat operator': [listChatViews, createChatView, updateChatView, deleteChatView] },
});
