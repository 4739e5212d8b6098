import { eventPlaces, impersonalTable, personalData } from '#platform/personal-data/personal-data.ts';

/** Personal data of desk settings. */
export const deskSettingsPersonalData = personalData({
  tables: [
    impersonalTable('chat_desk_settings', {
      about: 'settings of the desk',
      impersonal: [
        'assignment',
        'email_after_minutes',
        'email_replies',
        'email_reply_to',
        'first_reply_minutes',
        'hours',
        'max_chats',
        'resolution_minutes',
        'tenant_id',
        'updated_at',
      ],
    }),
  ],
  events: [...eventPlaces('none', [], ['chat.desk.updated'])],
});
