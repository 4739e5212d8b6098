import type { TenantId, UserId } from '@parley/contract/ids';
import type { OperatorStatus } from '@parley/contract/resources/chat-desk';
import type { Role } from '@parley/contract/scopes';
import { sql } from 'kysely';
import type { Claimer } from '#areas/conversations/chats';
import type { Tx } from '#db/tenant-scope.ts';
import { newOperator } from './presence.queries.ts';

/** Somebody who may have chats, as far as taking one depends on it. */
export interface DeskMember extends Claimer {
  role: Role;
  status: OperatorStatus;
  capacity: number;
  lastSeenAt: Date | null;
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
 * Locks the chats in the hands of somebody who acts, and of `other` where they give one away, until the transaction
 * ends: how many there are is then certain. To be called before a chat is locked; two who give each other chats wait for
 * one another because both lock in the same order. Writes nothing, and neither may whoever still waits for a chat:
 * events are told in the order of their transactions, which begin with the first write.
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
  // Sent together; they are counted when all locks are there.
  const [members] = await Promise.all([readMembers(tx, ids), ...locking]);
  const self = members.find((member) => member.id === acting.userId);
  if (!self) throw new Error('Somebody acts at the desk of a tenant they do not belong to');
  return { self, other: members.find((member) => member.id === other) };
}

async function readMembers(tx: Tx, ids: readonly UserId[]): Promise<DeskMember[]> {
  const found = await sql<Row>`
    select m.user_id as id, m.role, coalesce(o.display_name, u.name) as name, o.avatar_id, o.status, o.capacity,
      o.last_seen_at, (select count(*)::int from chat_sessions s where s.tenant_id = m.tenant_id
        and s.operator_id = m.user_id and s.status = 'with_operator') as active_chats
    from memberships m
    join users u on u.id = m.user_id
    left join chat_operators o on o.tenant_id = m.tenant_id and o.user_id = m.user_id
    where m.user_id = any (${[...ids]}::uuid[])`.execute(tx);
  return found.rows.map((row) => ({
    id: row.id,
    role: row.role,
    name: row.name,
    avatarId: row.avatar_id,
    status: row.status ?? newOperator.status,
    capacity: row.capacity ?? newOperator.capacity,
    lastSeenAt: row.last_seen_at,
    activeChats: row.active_chats,
  }));
}
