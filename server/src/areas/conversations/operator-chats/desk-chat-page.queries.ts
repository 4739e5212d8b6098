import type { DeskChat } from '@parley/contract/resources/chat-desk';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { listDeskChats } from '#areas/conversations/chats';
import type { Tx } from '#db/tenant-scope.ts';
import { decodeCursor, pageFrom } from '#platform/http/cursor.ts';
import { parseInput } from '#platform/http/requests/validation.ts';

const Position = z.object({ cursor: z.tuple([z.iso.datetime(), z.guid()]) });

interface Asked {
  limit: number;
  cursor?: string | undefined;
  include_total: boolean;
}

/** Lists one page of waiting chats that meet `where`, longest wait first. */
export function queuePage(tx: Tx, asked: Asked, where: RawBuilder<unknown>) {
  const after = positionOf(asked.cursor);
  return page(tx, asked, {
    where,
    after: after && sql`(s.waiting_since, s.id) > (${after[0]}::timestamptz, ${after[1]}::uuid)`,
    order: sql`s.waiting_since, s.id`,
    positionOf: (chat) => [chat.waiting_since ?? '', chat.id],
  });
}

/** Lists one page of chats that meet `where`, newest first. */
export function newestChatPage(tx: Tx, asked: Asked, where: RawBuilder<unknown>) {
  const after = positionOf(asked.cursor);
  return page(tx, asked, {
    where,
    after: after && sql`(s.created_at, s.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`,
    order: sql`s.created_at desc, s.id desc`,
    positionOf: (chat) => [chat.created_at, chat.id],
  });
}

async function page(
  tx: Tx,
  asked: Asked,
  list: {
    where: RawBuilder<unknown>;
    after: RawBuilder<unknown> | undefined;
    order: RawBuilder<unknown>;
    positionOf: (chat: DeskChat) => readonly string[];
  },
) {
  const { where, after, order } = list;
  const [chats, total] = await Promise.all([
    listDeskChats(tx, { where: after ? sql`${where} and ${after}` : where, order, limit: asked.limit + 1 }),
    asked.include_total ? count(tx, where) : undefined,
  ]);
  const found = pageFrom(chats, { limit: asked.limit, item: (chat) => chat, cursor: list.positionOf });
  return total === undefined ? found : { ...found, total };
}

async function count(tx: Tx, where: RawBuilder<unknown>): Promise<number> {
  const found = await sql<{ total: number }>`
    select count(*)::int as total from chat_sessions s where ${where}`.execute(tx);
  return found.rows[0]?.total ?? 0;
}

function positionOf(cursor: string | undefined): [string, string] | undefined {
  if (cursor === undefined) return undefined;
  return parseInput(Position, { cursor: decodeCursor(cursor, ['string', 'string']) }, 'query').cursor;
}
