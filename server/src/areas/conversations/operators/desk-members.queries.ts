import type { TenantId, UserId } from '@parley/contract/ids';
import type { OperatorStatus } from '@parley/contract/resources/chat-desk';
import type { Role } from '@parley/contract/scopes';
import { sql } from 'kysely';
import type { Claimer } from '#areas/conversations/chats';
import type { Tx } from '#db/tenant-scope.ts';
import { defaultOperator } from './presence.queries.ts';

/** Member of the tenant as a possible operator of a chat. */
export interface DeskMember extends Claimer {
  role: Role;
  status: OperatorStatus;
  capacity: number;
  lastSeenAt: Date | null;
  /** Chats they have, snoozed ones left out. */
  activeChats: number;
}

interface Row {
  id: UserId;
  role: Role;
  name: string;
  avatar_id: string | null;
  status: OperatorStatus | null;
  capacity: number | null;
  last_seen_at: Date | null;
  active_chats: number;
}

/**
 * Takes the advisory locks of the acting operator, and of `other` for a transfer, until the transaction ends: their
 * numbers of chats are then stable. Call before locking a chat; both sides of mutual transfers lock in the order of
 * ids. Writes nothing, and neither may a caller that still waits for a chat: events are ordered by transaction id,
 * which the first write assigns.
 */
export async function lockMembers(
  tx: Tx,
  acting: { tenantId: TenantId; userId: UserId },
  other?: UserId,
): Promise<{ self: DeskMember; other: DeskMember | undefined }> {
  const ids = other === undefined ? [acting.userId] : [acting.userId, other].toSorted();
  const locking = ids.map((id) =>
    sql`select pg_advisory_xact_lock(hashtextextended(${`desk ${acting.tenantId} ${id}`}, 0))`.execute(tx),
  );
  // Sent together; the count runs once all locks are held.
  const [members] = await Promise.all([readMembers(tx, ids), ...locking]);
  const self = members.find((member) => member.id === acting.userId);
  if (!self) throw new Error('Somebody acts at the desk of a tenant they do not belong to');
  return { self, other: members.find((member) => member.id === other) };
}

async function readMembers(tx: Tx, ids: readonly UserId[]): Promise<DeskMember[]> {
  const found = await sql<Row>`
    select m.user_id as id, m.role, coalesce(o.display_name, u.name) as name, o.avatar_id, o.status, o.capacity,
      o.last_seen_at, (select count(*)::int from chat_sessions s where s.tenant_id = m.tenant_id
        and s.operator_id = m.user_id and s.status = 'with_operator' and s.snoozed_until is null) as active_chats
    from memberships m
    join users u on u.id = m.user_id
    left join chat_operators o on o.tenant_id = m.tenant_id and o.user_id = m.user_id
    where m.user_id = any (${[...ids]}::uuid[])`.execute(tx);
  return found.rows.map((row) => ({
    id: row.id,
    role: row.role,
    name: row.name,
    avatarId: row.avatar_id,
    status: row.status ?? defaultOperator.status,
    capacity: row.capacity ?? defaultOperator.capacity,
    lastSeenAt: row.last_seen_at,
    activeChats: row.active_chats,
  }));
}
