import { ChatMessageId } from '@parley/contract/ids';
import { pageOf, pageQuery } from '@parley/contract/page';
import { DeskMessage } from '@parley/contract/resources/chat-desk';
import { z } from 'zod';
import { findMessageSeq, listMessages, presentDeskMessage } from '#areas/chat-sessions';
import { person } from '#platform/http/access.ts';
import { decodeCursor, pageFrom } from '#platform/http/cursor.ts';
import { parseInput } from '#platform/http/validation.ts';
import { messageUnknown } from './chat-operator.errors.ts';
import { exampleSessionId } from './chat-operator.examples.ts';
import { chatParams, operation } from './chat-operator.operation.ts';
import { exampleDeskMessage } from './chats.examples.ts';
import { checkVisible } from './visible-chats.queries.ts';

const Position = z.object({ cursor: z.tuple([z.int32().min(1)]) });

/** Messages of a chat with its internal notes, oldest first; with `before`, those just before a message, newest first. */
export const listOperatorChatMessages = operation({
  method: 'GET',
  path: '/api/chat/operator/chats/{sessionId}/messages',
  id: 'listOperatorChatMessages',
  summary: 'Get the messages of a chat',
  access: person('chat:operate'),
  params: chatParams,
  query: z
    .strictObject({
      limit: pageQuery.limit,
      cursor: pageQuery.cursor,
      after: ChatMessageId.optional().meta({ description: 'Only messages after this one, oldest first' }),
      before: ChatMessageId.optional().meta({ description: 'Only messages before this one, newest first' }),
    })
    .refine((query) => query.after === undefined || query.before === undefined, {
      path: ['before'],
      message: 'give `after` or `before`, not both',
    }),
  answer: { status: 200, schema: pageOf(DeskMessage) },
  refusals: ['not_found'],
  example: {
    params: { sessionId: exampleSessionId },
    query: { after: exampleDeskMessage.id },
    answer: { data: [exampleDeskMessage], has_more: false, next_cursor: null },
  },
  async run({ tx, params: { sessionId }, person: self, query }) {
    await checkVisible(tx, self, sessionId);
    const named = query.before ?? query.after;
    const namedSeq = named === undefined ? undefined : await findMessageSeq(tx, sessionId, named);
    if (named !== undefined && namedSeq === undefined)
      throw messageUnknown(query.before === undefined ? 'query/after' : 'query/before');
    const seq = query.cursor === undefined ? (namedSeq ?? 0) : positionOf(query.cursor);
    const limit = query.limit + 1;
    const page = query.before === undefined ? { after: seq, limit } : { before: seq, limit };
    const rows = await listMessages(tx, sessionId, page, { withNotes: true });
    return pageFrom(rows, { limit: query.limit, item: presentDeskMessage, cursor: (row) => [row.seq] });
  },
});

/** Number of the last message of the page before. */
function positionOf(cursor: string): number {
  return parseInput(Position, { cursor: decodeCursor(cursor, ['number']) }, 'query').cursor[0];
}
