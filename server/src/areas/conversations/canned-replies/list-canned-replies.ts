import { pageOf, pageQuery } from '@parley/contract/page';
import { CannedReply } from '@parley/contract/resources/chat-desk';
import { z } from 'zod';
import { person } from '#platform/http/access/access.ts';
import { exampleCannedReply } from './canned-replies.examples.ts';
import { operation } from './canned-replies.operation.ts';
import { listCannedReplyPage } from './canned-replies.queries.ts';

/** Lists the tenant's canned replies, newest first. */
export const listCannedReplies = operation({
  method: 'GET',
  path: '/api/chat/operator/canned-replies',
  id: 'listCannedReplies',
  summary: 'List canned replies',
  access: person('chat:operate'),
  showsConversations: false,
  query: z.strictObject({
    ...pageQuery,
    q: z.string().trim().min(1).max(120).optional().meta({ description: 'Part of the shortcut or of the text' }),
    language: z.string().min(2).max(35).optional().meta({ description: 'Only replies in it, and those for any' }),
  }),
  answer: { status: 200, schema: pageOf(CannedReply) },
  example: { query: { q: 'open' }, answer: { data: [exampleCannedReply], has_more: false, next_cursor: null } },
  run: ({ tx, query }) => listCannedReplyPage(tx, query),
});
