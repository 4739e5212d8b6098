import type { UserId } from '@parley/contract/ids';
import type { ChatOperator, OperatorStatus } from '@parley/contract/resources/chat-desk';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { avatarUrl } from '#areas/conversations/chats';
import { presenceMs } from '#areas/conversations/widget';
import type { Tx } from '#db/tenant-scope.ts';
import type { Person } from '#platform/http/principal.ts';
import { defaultOperator } from './presence.queries.ts';

interface Row {
  id: UserId;
  name: string;
  avatar_id: string | null;
  status: OperatorStatus;
  capacity: number;
  active_chats: number;
  last_seen_at: Date | null;
}

/** Lists all operators of the tenant, by name. */
export function listOperators(tx: Tx, now: Date): Promise<ChatOperator[]> {
  return readOperators(tx, sql<SqlBool>`true`, now);
}

/** Gets an operator's status; offline for a member without a row. */
export async function getOperator(tx: Tx, { id, name }: Pick<Person, 'id' | 'name'>, now: Date): Promise<ChatOperator> {
  const [found] = await readOperators(tx, sql<SqlBool>`o.user_id = ${id}`, now);
  const fresh = { avatar_url: '', ...defaultOperator, is_present: false, active_chats: 0, last_seen_at: null };
  return found ?? { id, name, ...fresh };
}

async function readOperators(tx: Tx, where: RawBuilder<SqlBool>, now: Date): Promise<ChatOperator[]> {
  const found = await sql<Row>`
    select o.user_id as id, coalesce(o.display_name, u.name) as name, o.avatar_id, o.status, o.capacity, o.last_seen_at,
      (select count(*)::int from chat_sessions s where s.tenant_id = o.tenant_id and s.operator_id = o.user_id
        and s.status = 'with_operator' and s.snoozed_until is null) as active_chats
    from chat_operators o join users u on u.id = o.user_id
    where ${where} order by lower(coalesce(o.display_name, u.name)), o.user_id`.execute(tx);
  const presentSince = now.getTime() - presenceMs;
  return found.rows.map((row) => ({
    id: row.id,
    name: row.name,
    avatar_url: avatarUrl(row.avatar_id),
    status: row.status,
    is_present: row.last_seen_at !== null && row.last_seen_at.getTime() > presentSince,
    capacity: row.capacity,
    active_chats: row.active_chats,
    last_seen_at: row.last_seen_at?.toISOString() ?? null,
  }));
}
