import { ChatMessageId } from '@parley/contract/ids';
import { pageOf, pageQuery } from '@parley/contract/page';
import { ChatMessage } from '@parley/contract/resources/chat';
import { z } from 'zod';
import { signedBy } from '#platform/http/access.ts';
import { decodeCursor, pageFrom } from '#platform/http/cursor.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { parseInput } from '#platform/http/validation.ts';
import { exampleMessage } from './chat.examples.ts';
import { exampleSessionId, operation, sessionParams } from './chat.operation.ts';
import { findMessageSeq, listMessages, presentMessage } from './messages.queries.ts';
import { chatSessionToken } from './session-proof.ts';

const Position = z.object({ cursor: z.tuple([z.int32().min(1)]) });

/** Number of the last message of the page before. */
function readPosition(cursor: string): number {
  return parseInput(Position, { cursor: decodeCursor(cursor, ['number']) }, 'query').cursor[0];
}

/** Messages of a chat, oldest first; with `before`, those just before a message, newest first. */
export const listChatMessages = operation({
  method: 'GET',
  path: '/api/chat/sessions/{sessionId}/messages',
  id: 'listChatMessages',
  summary: 'Get the chat history',
  access: signedBy(chatSessionToken),
  params: sessionParams,
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
  answer: { status: 200, schema: pageOf(ChatMessage) },
  refusals: ['not_found'],
  example: {
    params: { sessionId: exampleSessionId },
    query: { after: exampleMessage.id },
    answer: { data: [exampleMessage], has_more: false, next_cursor: null },
  },
  async run({ tx, subject, query }) {
    const named = query.before ?? query.after;
    const namedSeq = named === undefined ? undefined : await findMessageSeq(tx, subject.id, named);
    if (named !== undefined && namedSeq === undefined) {
      throw new Refusal('invalid_request', 'There is no such message in this chat', {
        details: [
          {
            path: query.before ? 'query/before' : 'query/after',
            code: 'not_found',
            message: 'no message of this chat',
          },
        ],
      });
    }
    const cursorSeq = query.cursor === undefined ? undefined : readPosition(query.cursor);
    const limit = query.limit + 1;
    const rows =
      query.before === undefined
        ? await listMessages(tx, subject.id, { after: cursorSeq ?? namedSeq ?? 0, limit })
        : await listMessages(tx, subject.id, { before: cursorSeq ?? namedSeq ?? 0, limit });
    return pageFrom(rows, { limit: query.limit, item: presentMessage, cursor: (row) => [row.seq] });
  },
});
