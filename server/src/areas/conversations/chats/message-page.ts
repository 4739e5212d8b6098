import { ChatMessageId, type ChatSessionId } from '@parley/contract/ids';
import { pageQuery } from '@parley/contract/page';
import { z } from 'zod';
import type { Tx } from '#db/tenant-scope.ts';
import { decodeCursor, pageFrom } from '#platform/http/cursor.ts';
import { parseInput } from '#platform/http/requests/validation.ts';
import { unknownMessage } from './chat.errors.ts';
import { findMessageSeq, listMessages, type MessageRow } from './messages.queries.ts';

/** Query of a message page: from the start, or around one message. */
export const messagePageQuery = z
  .strictObject({
    limit: pageQuery.limit,
    cursor: pageQuery.cursor,
    after: ChatMessageId.optional().meta({ description: 'Only messages after this one, oldest first' }),
    before: ChatMessageId.optional().meta({ description: 'Only messages before this one, newest first' }),
  })
  .refine((query) => query.after === undefined || query.before === undefined, {
    path: ['before'],
    message: 'give `after` or `before`, not both',
  });

const Position = z.object({ cursor: z.tuple([z.int32().min(1)]) });

/**
 * Reads a page of a chat's messages, oldest first; with `before`, those just before a message, newest first. Refuses
 * (400) a message of another chat.
 */
export async function readMessagePage<Item>(
  tx: Tx,
  sessionId: ChatSessionId,
  query: z.infer<typeof messagePageQuery>,
  { item, withNotes }: { item: (row: MessageRow) => Item; withNotes: boolean },
) {
  const named = query.before ?? query.after;
  const namedSeq = named === undefined ? undefined : await findMessageSeq(tx, sessionId, named, { withNotes });
  if (named !== undefined && namedSeq === undefined)
    throw unknownMessage(query.before ? 'query/before' : 'query/after');
  const seq = query.cursor === undefined ? (namedSeq ?? 0) : readPosition(query.cursor);
  const limit = query.limit + 1;
  const page = query.before === undefined ? { after: seq, limit } : { before: seq, limit };
  const rows = await listMessages(tx, sessionId, page, { withNotes });
  return pageFrom(rows, { limit: query.limit, item, cursor: (row) => [row.seq] });
}

/** Number of the last message of the previous page. */
function readPosition(cursor: string): number {
  return parseInput(Position, { cursor: decodeCursor(cursor, ['number']) }, 'query').cursor[0];
}
