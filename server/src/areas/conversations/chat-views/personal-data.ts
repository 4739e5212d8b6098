import { personalData, staffTable } from '#platform/personal-data/personal-data.ts';

/** Personal data of saved views. */
export const chatViewsPersonalData = personalData({
  tables: [
    staffTable('chat_views', {
      about: 'saved views of the desk',
      personal: { name: 'content', filters: 'content' },
      impersonal: ['created_at', 'id', 'is_shared', 'owner_id', 'tenant_id', 'updated_at'],
    }),
  ],
});
