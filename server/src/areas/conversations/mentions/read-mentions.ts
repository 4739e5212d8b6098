import { ReadMentions } from '@parley/contract/resources/desk-work';
import { z } from 'zod';
import { exampleSessionId } from '#areas/conversations/chats';
import { person } from '#platform/http/access/access.ts';
import { notAudited } from '#platform/http/operation.ts';
import { operation } from './mentions.operation.ts';
import { markMentionsRead } from './mentions.queries.ts';

/** Marks one's mentions as read. */
export const readChatMentions = operation({
  method: 'POST',
  path: '/api/chat/operator/mentions/read',
  id: 'readChatMentions',
  summary: "Mark one's mentions as read",
  access: person('chat:operate'),
  audit: notAudited('a read mark of the person themselves'),
  body: ReadMentions,
  answer: { status: 200, schema: z.object({ read: z.int() }).meta({ id: 'ChatMentionsRead' }) },
  example: { body: { session_id: exampleSessionId }, answer: { read: 1 } },
  run: async ({ tx, body, person: self, now }) => ({
    read: await markMentionsRead(tx, { userId: self.id, sessionId: body.session_id, now }),
  }),
});
