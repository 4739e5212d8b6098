import { chatLink, personalData, subjectTable } from '#platform/personal-data/personal-data.ts';

/** Personal data of files of chats. */
export const chatFilesPersonalData = personalData({
  tables: [
    subjectTable('chat_files', {
      about: 'files sent in a chat',
      personal: { name: 'content', link: 'credential' },
      impersonal: [
        'agent_id',
        'bytes',
        'content_type',
        'created_at',
        'id',
        'message_id',
        'operator_id',
        'session_id',
        'tenant_id',
        'uploaded_by',
      ],
      links: [chatLink],
      exported: {
        key: 'chat_files',
        with: ['id', 'session_id', 'message_id', 'content_type', 'bytes', 'uploaded_by', 'created_at'],
        without: { link: 'a credential; the file itself is downloaded in the chat' },
      },
      erasure: { kind: 'delete' },
    }),
  ],
  files: [
    {
      folder: 'chat-files',
      about: 'files sent in chats',
      people: 'subjects',
      kinds: ['content', 'picture'],
      erasure:
        'deleted by a job that the trigger chat_files_removed enqueues when their row is deleted; an erasure confirms it',
      rows: {
        table: 'chat_files',
        object: 'chat_sessions',
        column: 'session_id',
        keys: ["'chat-files/' || id || '.bin'"],
      },
    },
  ],
});
