import type { ChatSessionId, ChatTeamId, TenantId, UserId } from '@parley/contract/ids';
import type { AssignmentMode } from '@parley/contract/resources/desk-work';
import { rolesWith } from '@parley/contract/scopes';
import { sql } from 'kysely';
import { presenceMs } from '#areas/conversations/widget';
import type { PlatformScope, Tx } from '#db/tenant-scope.ts';
import type { AssignableChat, Candidate } from './pick-operator.rules.ts';

/** Chats looked at for one assignment. */
const chatsMax = 200;

/** Finds tenants with a waiting chat whose rule assigns it, of all or `among` the given ones. */
export async function findTenantsToAssign(
  platform: PlatformScope,
  among: 'all' | readonly TenantId[],
): Promise<TenantId[]> {
  const isAmong = among === 'all' ? sql`true` : sql`s.tenant_id = any (${among}::uuid[])`;
  const { rows } = await sql<{ tenant_id: TenantId }>`
    select distinct s.tenant_id from chat_sessions s
    left join chat_teams t on t.tenant_id = s.tenant_id and t.id = s.team_id
    left join chat_desk_settings d on d.tenant_id = s.tenant_id
    where s.status = 'waiting' and coalesce(t.assignment, d.assignment, 'manual') <> 'manual' and ${isAmong}`.execute(
    platform.everywhere,
  );
  return rows.map((row) => row.tenant_id);
}

/** Takes the tenant's lock of the assignment until the transaction ends: one chat is assigned at a time. */
export async function lockAssignment(tx: Tx, tenantId: TenantId): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`desk assignment ${tenantId}`}, 0))`.execute(tx);
}

/** Lists waiting chats whose rule assigns them: urgent ones first, then the longest wait. */
export async function listAssignable(tx: Tx): Promise<(AssignableChat & { id: ChatSessionId })[]> {
  const { rows } = await sql<{
    id: ChatSessionId;
    team_id: ChatTeamId | null;
    mode: AssignmentMode;
    max_chats: number | null;
    operator_ids: UserId[];
    returned_by: UserId | null;
  }>`
    select s.id, s.team_id, coalesce(t.assignment, d.assignment) as mode,
      case when t.id is null then d.max_chats else t.max_chats end as max_chats,
      coalesce(w.config -> 'operator_ids', '[]') as operator_ids,
      (select h.operator_id from chat_handlings h where h.tenant_id = s.tenant_id and h.session_id = s.id
        and h.outcome = 'to_queue' and h.ended_at = (select max(l.ended_at) from chat_handlings l
          where l.tenant_id = s.tenant_id and l.session_id = s.id) limit 1) as returned_by
    from chat_sessions s
    left join chat_teams t on t.tenant_id = s.tenant_id and t.id = s.team_id
    left join chat_desk_settings d on d.tenant_id = s.tenant_id
    left join chat_widget_configs w on w.tenant_id = s.tenant_id and w.agent_id = s.agent_id
    where s.status = 'waiting' and coalesce(t.assignment, d.assignment, 'manual') <> 'manual'
    order by array_position(array['urgent', 'high', 'none', 'low'], s.priority), s.waiting_since, s.id
    limit ${chatsMax}`.execute(tx);
  return rows.map((row) => ({
    id: row.id,
    teamId: row.team_id,
    mode: row.mode,
    maxChats: row.max_chats,
    operatorIds: row.operator_ids,
    returnedBy: row.returned_by,
  }));
}

const operating = rolesWith('chat:operate');

/** Lists the operators who are online and present. */
export async function listCandidates(tx: Tx, now: Date): Promise<Candidate[]> {
  const { rows } = await sql<{
    id: UserId;
    capacity: number;
    last_assigned_at: Date | null;
    active_chats: number;
    team_ids: ChatTeamId[];
  }>`
    select o.user_id as id, o.capacity, o.last_assigned_at,
      (select count(*)::int from chat_sessions s where s.tenant_id = o.tenant_id and s.operator_id = o.user_id
        and s.status = 'with_operator' and s.snoozed_until is null) as active_chats,
      array(select m.team_id from chat_team_members m
        where m.tenant_id = o.tenant_id and m.user_id = o.user_id) as team_ids
    from chat_operators o
    join memberships m on m.tenant_id = o.tenant_id and m.user_id = o.user_id and m.role = any (${operating})
    join users u on u.id = o.user_id and u.disabled_at is null
    where o.status = 'online' and o.last_seen_at > ${new Date(now.getTime() - presenceMs)}`.execute(tx);
  return rows.map((row) => ({
    id: row.id,
    capacity: row.capacity,
    lastAssignedAt: row.last_assigned_at,
    activeChats: row.active_chats,
    teamIds: row.team_ids,
  }));
}

/** Records an automatic assignment for round-robin. */
export async function recordAssignment(tx: Tx, userId: UserId, now: Date): Promise<void> {
  await tx.updateTable('chat_operators').set({ last_assigned_at: now }).where('user_id', '=', userId).execute();
}
