import { impersonalTable, personalData } from '#platform/personal-data/personal-data.ts';

/** Personal data of chat labels. */
export const chatLabelsPersonalData = personalData({
  tables: [
    impersonalTable('chat_labels', {
      about: 'labels for chats',
      impersonal: ['color', 'created_at', 'id', 'name', 'tenant_id', 'updated_at'],
    }),
  ],
});
