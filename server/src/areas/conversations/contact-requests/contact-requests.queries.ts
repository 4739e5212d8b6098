import type { AgentId, ChatSessionId, ContactRequestId, UserId } from '@parley/contract/ids';
import type { ContactRequest } from '@parley/contract/resources/chat-desk';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { isSupervisor } from '#areas/conversations/operators';
import type { Tx } from '#db/tenant-scope.ts';
import { newestPage } from '#platform/http/newest-page.ts';
import type { Person } from '#platform/http/principal.ts';
import { documentPage } from '#platform/search/document-page.ts';
import { contactRequestNotFound } from './contact-requests.errors.ts';

interface Row {
  id: ContactRequestId;
  agent_id: AgentId;
  agent_name: string;
  session_id: ChatSessionId | null;
  name: string;
  email: string;
  phone_number: string;
  message: string;
  language: string | null;
  page_url: string | null;
  status: ContactRequest['status'];
  assignee_id: UserId | null;
  assignee_name: string | null;
  note: string;
  created_at: Date;
  updated_at: Date;
  resolved_at: Date | null;
}

const rows = sql`(
  select r.*, a.config ->> 'name' as agent_name, coalesce(o.display_name, u.name) as assignee_name
  from contact_requests r
  join agents a on a.tenant_id = r.tenant_id and a.id = r.agent_id
  left join users u on u.id = r.assignee_id
  left join chat_operators o on o.tenant_id = r.tenant_id and o.user_id = r.assignee_id)`;

export interface ContactRequestFilter {
  limit: number;
  cursor?: string | undefined;
  include_total: boolean;
  status?: readonly ContactRequest['status'][] | undefined;
  agent_id?: AgentId | undefined;
  assignee_id?: UserId | undefined;
  q?: string | undefined;
}

/** Lists one page, newest first. `person` null: an API key without a person sees all of the tenant. */
export function listContactRequestPage(tx: Tx, filter: ContactRequestFilter, person: Person | null) {
  const filters = [
    ...(filter.status ? [filter.status.map((status) => `status=${status}`)] : []),
    ...(filter.agent_id ? [[`agent=${filter.agent_id}`]] : []),
    ...(filter.assignee_id ? [[`assignee=${filter.assignee_id}`]] : []),
  ];
  const isVisible = isRequestVisibleTo(person);
  if (filters.length > 0 || filter.q) {
    return documentPage(tx, filter, {
      search: { subject: 'contact_request', text: filter.q, filters },
      hides: person !== null && !isSupervisor(person),
      load: async (ids) =>
        (await sql<Row>`select * from ${rows} r where r.id = any (${ids}::uuid[]) and ${isVisible}`.execute(tx)).rows,
      item: presentContactRequest,
    });
  }
  return newestPage(filter, {
    read: async (isOlder, limit) => {
      const found = await sql<Row>`
        select * from ${rows} r where ${isVisible} and ${isOlder} order by created_at desc, id desc limit ${limit}`.execute(
        tx,
      );
      return found.rows;
    },
    countAtMost: async (limit) => {
      const found = await sql<{ total: number }>`select count(*)::int as total from (
        select from contact_requests r where ${isVisible} limit ${limit}) counted`.execute(tx);
      return found.rows[0]?.total ?? 0;
    },
    item: presentContactRequest,
  });
}

/** Gets a request the person may see; refuses any other. `lock` holds the row until the transaction ends. */
export async function getContactRequest(
  tx: Tx,
  id: ContactRequestId,
  { person, lock = false }: { person: Person | null; lock?: boolean },
): Promise<ContactRequest> {
  if (lock) await tx.selectFrom('contact_requests').select('id').where('id', '=', id).forUpdate().execute();
  const found = await sql<Row>`
    select * from ${rows} r where r.id = ${id} and ${isRequestVisibleTo(person)}`.execute(tx);
  const [row] = found.rows;
  if (!row) throw contactRequestNotFound();
  return presentContactRequest(row);
}

/** Counts the requests left in a chat since an instant, with the time of the first. */
export async function countContactRequests(
  tx: Tx,
  sessionId: ChatSessionId,
  since: Date,
): Promise<{ count: number; firstAt: Date | null }> {
  const row = await tx
    .selectFrom('contact_requests')
    .select((eb) => [sql<number>`count(*)::int`.as('count'), eb.fn.min('created_at').as('first_at')])
    .where('session_id', '=', sessionId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return { count: row.count, firstAt: row.first_at };
}

export async function isMember(tx: Tx, userId: UserId): Promise<boolean> {
  const row = await tx.selectFrom('memberships').select('user_id').where('user_id', '=', userId).executeTakeFirst();
  return row !== undefined;
}

/** Condition: requests of agents whose chats the person takes, and those assigned to them. */
function isRequestVisibleTo(person: Person | null): RawBuilder<SqlBool> {
  if (person === null || isSupervisor(person)) return sql<SqlBool>`true`;
  return sql<SqlBool>`(r.assignee_id is not distinct from ${person.id}::uuid or not exists (
    select from chat_widget_configs w
    where w.tenant_id = r.tenant_id and w.agent_id = r.agent_id
      and jsonb_array_length(coalesce(w.config -> 'operator_ids', '[]')) > 0
      and not jsonb_exists(w.config -> 'operator_ids', ${person.id}::text)))`;
}

function presentContactRequest(row: Row): ContactRequest {
  return {
    id: row.id,
    agent: { id: row.agent_id, name: row.agent_name },
    session_id: row.session_id,
    name: row.name,
    email: row.email,
    phone_number: row.phone_number,
    message: row.message,
    language: row.language,
    page_url: row.page_url,
    status: row.status,
    assignee: row.assignee_id === null ? null : { id: row.assignee_id, name: row.assignee_name ?? '' },
    note: row.note,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    resolved_at: row.resolved_at?.toISOString() ?? null,
  };
}
