import { impersonalTable, personalData, staffTable } from '#platform/personal-data/personal-data.ts';

/** Personal data of chat widgets. */
export const widgetPersonalData = personalData({
  tables: [
    impersonalTable('chat_widget_configs', {
      about: 'settings of chat widgets',
      impersonal: ['agent_id', 'config', 'tenant_id', 'updated_at'],
    }),
    impersonalTable('widget_installations', {
      about: 'last check of the embed code on sites of tenants',
      impersonal: ['agent_id', 'checked_at', 'result', 'tenant_id'],
    }),
    staffTable('avatars', {
      about: 'pictures of agents and operators',
      personal: { content_type: 'picture', bytes: 'picture' },
      impersonal: ['created_at', 'id', 'tenant_id'],
    }),
  ],
  files: [
    {
      folder: 'avatars',
      about: 'pictures of agents and operators',
      people: 'staff',
      kinds: ['picture'],
      erasure: 'deleted by a job when no agent and no operator shows them',
    },
  ],
});
