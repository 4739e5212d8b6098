import { ChatMention } from '@parley/contract/resources/desk-work';
import { sql } from 'kysely';
import { z } from 'zod';
import { person } from '#platform/http/access/access.ts';
import { exampleMention } from './mentions.examples.ts';
import { operation } from './mentions.operation.ts';
import { readMentions } from './mentions.queries.ts';

const mentionsMax = 100;

/** Lists one's own newest mentions. */
export const listChatMentions = operation({
  method: 'GET',
  path: '/api/chat/operator/mentions',
  id: 'listChatMentions',
  summary: "List one's mentions in internal notes",
  description: `The newest ${mentionsMax}.`,
  access: person('chat:operate'),
  query: z.strictObject({
    unread: z
      .stringbool({ truthy: ['true'], falsy: ['false'] })
      .default(false)
      .meta({ description: 'Only unread ones' }),
  }),
  answer: { status: 200, schema: z.object({ data: z.array(ChatMention) }) },
  example: { query: { unread: 'true' }, answer: { data: [exampleMention] } },
  async run({ tx, query, person: self }) {
    const isUnread = query.unread ? sql`n.read_at is null` : sql`true`;
    return { data: await readMentions(tx, sql`n.user_id = ${self.id} and ${isUnread}`, mentionsMax) };
  },
});
