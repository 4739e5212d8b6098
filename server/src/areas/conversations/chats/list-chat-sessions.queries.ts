import type { AgentId, UserId } from '@parley/contract/ids';
import type { ChatStatus } from '@parley/contract/resources/chat';
import type { DeskChat } from '@parley/contract/resources/chat-desk';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { containsText } from '#db/search.ts';
import type { Tx } from '#db/tenant-scope.ts';
import { newestPage } from '#platform/http/newest-page.ts';
import type { Person } from '#platform/http/principal.ts';
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
  const matching = sql`from chat_sessions s where ${conditionOf(filter)} and ${isReadableBy(person)}`;
  return newestPage(filter, {
    async read(isOlder, limit) {
      const page = sql`select s.id ${matching} and ${isOlder} order by created_at desc, id desc limit ${limit}`;
      const order = sql`s.created_at desc, s.id desc`;
      const chats = await listDeskChats(tx, { where: sql`s.id in (${page})`, order, limit });
      return chats.map((chat) => ({ id: chat.id, created_at: new Date(chat.created_at), chat }));
    },
    async count(total) {
      const counted = await sql<{ total: number }>`select ${total} as total ${matching}`.execute(tx);
      return counted.rows[0]?.total ?? 0;
    },
    item: (row): DeskChat => row.chat,
  });
}

function conditionOf(filter: ChatSessionFilter): RawBuilder<SqlBool> {
  const conditions: RawBuilder<SqlBool>[] = [];
  if (filter.agent_id) conditions.push(sql`s.agent_id = ${filter.agent_id}`);
  if (filter.status) conditions.push(sql`s.status = any (${filter.status}::text[])`);
  if (filter.verified !== undefined) conditions.push(sql`(s.identity is not null) = ${filter.verified}`);
  if (filter.from) conditions.push(sql`s.created_at >= ${filter.from}::timestamptz`);
  if (filter.to) conditions.push(sql`s.created_at < ${filter.to}::timestamptz`);
  if (filter.q) conditions.push(matchesQuery(filter.q));
  if (filter.operator_id) {
    // Includes chats that are closed or went on to another operator.
    conditions.push(sql`exists (select from chat_handlings h
      where h.tenant_id = s.tenant_id and h.session_id = s.id and h.operator_id = ${filter.operator_id})`);
  }
  return conditions.length === 0 ? sql`true` : sql`${sql.join(conditions, sql` and `)}`;
}

/** Condition: the text occurs in the visitor's data or in a message. */
function matchesQuery(text: string): RawBuilder<SqlBool> {
  const known = ['name', 'email', 'phone_number', 'user_id'].map(
    (field) => sql`s.variables ->> ${field}, s.visitor ->> ${field}, s.identity ->> ${field}`,
  );
  return sql`(${containsText(sql`concat_ws(' ', ${sql.join(known)})`, text)} or exists (select from chat_messages m
    where m.tenant_id = s.tenant_id and m.session_id = s.id and ${containsText(sql`m.text`, text)}))`;
}
