import { chatLink, eventPlaces, personalData, subjectTable } from '#platform/personal-data/personal-data.ts';

/** Personal data of mentions. */
export const mentionsPersonalData = personalData({
  tables: [
    subjectTable('chat_mentions', {
      about: 'operators named in notes of chats',
      personal: {},
      impersonal: ['author_id', 'created_at', 'id', 'message_id', 'read_at', 'session_id', 'tenant_id', 'user_id'],
      links: [chatLink],
      exported: { omitted: 'internal notes between operators' },
      erasure: { kind: 'delete' },
    }),
  ],
  events: [...eventPlaces('subjects', ['content', 'name'], ['chat.mention.created'])],
});
