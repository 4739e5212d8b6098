import type { AgentId, UserId } from '@parley/contract/ids';
import type { ChatStatus } from '@parley/contract/resources/chat';
import type { DeskChat } from '@parley/contract/resources/chat-desk';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from '#db/tenant-scope.ts';
import { newestPage } from '#platform/http/newest-page.ts';
import type { Person } from '#platform/http/principal.ts';
import { documentPage } from '#platform/search/document-page.ts';
import type { DocumentSearch } from '#platform/search/search-documents.ts';
import { listDeskChats } from './desk-chats.queries.ts';
import { isReadableBy } from './readable-sessions.queries.ts';

export interface ChatSessionFilter {
  limit: number;
  cursor?: string | undefined;
  include_total: boolean;
  agent_id?: AgentId | undefined;
  status?: ChatStatus[] | undefined;
  operator_id?: UserId | undefined;
  verified?: boolean | undefined;
  from?: string | undefined;
  to?: string | undefined;
  q?: string | undefined;
}

/** Lists one page of the chats `person` may read, newest first; null: an API key, which reads all. */
export function listSessionPage(tx: Tx, filter: ChatSessionFilter, person: Person | null) {
  const search = searchOf(filter);
  return search ? searchedPage(tx, { filter, search, person }) : wholePage(tx, filter, person);
}

function searchOf({ agent_id, status, operator_id, verified, q, from, to }: ChatSessionFilter): DocumentSearch | null {
  const filters = [
    ...(agent_id ? [[`agent=${agent_id}`]] : []),
    ...(status ? [status.map((each) => `status=${each}`)] : []),
    // Includes chats that are closed or went on to another operator.
    ...(operator_id ? [[`operator=${operator_id}`]] : []),
    ...(verified === undefined ? [] : [[`verified=${verified}`]]),
  ];
  return filters.length === 0 && q === undefined ? null : { subject: 'chat', text: q, filters, from, to };
}

function searchedPage(
  tx: Tx,
  { filter, search, person }: { filter: ChatSessionFilter; search: DocumentSearch; person: Person | null },
) {
  return documentPage(tx, filter, {
    search,
    hides: person?.role === 'operator',
    load: (ids) =>
      listDeskChats(tx, {
        where: sql`s.id = any (${ids}::uuid[]) and ${isReadableBy(person)}`,
        order: sql`s.id`,
        limit: ids.length,
      }),
    item: (chat): DeskChat => chat,
  });
}

function wholePage(tx: Tx, filter: ChatSessionFilter, person: Person | null) {
  const matching = sql`from chat_sessions s where ${spanOf(filter)} and ${isReadableBy(person)}`;
  return newestPage(filter, {
    async read(isOlder, limit) {
      const page = sql`select s.id ${matching} and ${isOlder} order by created_at desc, id desc limit ${limit}`;
      const order = sql`s.created_at desc, s.id desc`;
      const chats = await listDeskChats(tx, { where: sql`s.id = any (array(${page}))`, order, limit });
      return chats.map((chat) => ({ id: chat.id, created_at: new Date(chat.created_at), chat }));
    },
    async countAtMost(limit) {
      const counted = await sql<{ total: number }>`
        select count(*)::int as total from (select ${matching} limit ${limit}) counted`.execute(tx);
      return counted.rows[0]?.total ?? 0;
    },
    item: (row): DeskChat => row.chat,
  });
}

function spanOf({ from, to }: ChatSessionFilter): RawBuilder<SqlBool> {
  return sql<SqlBool>`s.created_at >= ${from ?? '-infinity'}::timestamptz
    and s.created_at < ${to ?? 'infinity'}::timestamptz`;
}
