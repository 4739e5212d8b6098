import type { ChatTeamId, TenantId, UserId } from '@parley/contract/ids';
import type { ChatTeam } from '@parley/contract/resources/desk-work';
import { rolesWith } from '@parley/contract/scopes';
import { sql } from 'kysely';
import { apiColumns } from '#db/api-columns.ts';
import { refuseDuplicate } from '#db/refuse-duplicate.ts';
import type { Tx } from '#db/tenant-scope.ts';
import { newestPage } from '#platform/http/newest-page.ts';
import { notMembers, teamNameTaken, teamNotFound } from './teams.errors.ts';

const refuseTakenName = refuseDuplicate('chat_teams_name', teamNameTaken);

const shown = apiColumns<ChatTeam>()('id', 'name', 'assignment', 'max_chats', 'updated_at');
const columns = [...shown.names, 'created_at'] as const;

/** Column: ids of the members, in a stable order. */
const memberIds = sql<UserId[]>`array(select m.user_id from chat_team_members m
  where m.tenant_id = chat_teams.tenant_id and m.team_id = chat_teams.id order by m.user_id)`.as('member_ids');

type Row = Parameters<typeof shown.present>[0] & { member_ids: UserId[] };
const present = (row: Row): ChatTeam => ({ ...shown.present(row), member_ids: row.member_ids }) as ChatTeam;

/** Lists one page of the tenant's teams, newest first. */
export async function listTeamPage(
  tx: Tx,
  filter: { limit: number; cursor?: string | undefined; include_total: boolean },
) {
  const query = tx.selectFrom('chat_teams');
  return newestPage(filter, {
    read: (isOlder, limit) =>
      query
        .select([...columns, memberIds])
        .where(isOlder)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute(),
    count: async (total) => (await query.select(total.as('total')).executeTakeFirstOrThrow()).total,
    item: (row): ChatTeam => present(row),
  });
}

/** Gets a team, locked until the transaction ends; refuses an unknown one. */
export async function getTeamForUpdate(tx: Tx, id: ChatTeamId): Promise<ChatTeam> {
  const row = await tx
    .selectFrom('chat_teams')
    .select([...columns, memberIds])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw teamNotFound();
  return present(row);
}

/** True when the tenant has this team. */
export async function isTeam(tx: Tx, id: ChatTeamId): Promise<boolean> {
  const row = await tx.selectFrom('chat_teams').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

type Content = Pick<ChatTeam, 'name' | 'assignment' | 'max_chats'>;

/** Inserts a team with its members; refuses a taken name, also under concurrent inserts. */
export async function insertTeam(
  tx: Tx,
  team: Content & { tenantId: TenantId; id: ChatTeamId; memberIds: readonly UserId[]; now: Date },
): Promise<ChatTeam> {
  const { tenantId, id, now, name, assignment, max_chats } = team;
  await tx
    .insertInto('chat_teams')
    .values({ tenant_id: tenantId, id, name, assignment, max_chats, created_at: now, updated_at: now })
    .execute()
    .catch(refuseTakenName);
  await setMembers(tx, { tenantId, id, memberIds: team.memberIds });
  return getTeamForUpdate(tx, id);
}

/** Writes a locked team. */
export async function writeTeam(
  tx: Tx,
  team: Content & { tenantId: TenantId; id: ChatTeamId; memberIds: readonly UserId[]; now: Date },
): Promise<ChatTeam> {
  const { tenantId, id, now, name, assignment, max_chats } = team;
  await tx
    .updateTable('chat_teams')
    .set({ name, assignment, max_chats, updated_at: now })
    .where('id', '=', id)
    .execute()
    .catch(refuseTakenName);
  await setMembers(tx, { tenantId, id, memberIds: team.memberIds });
  return getTeamForUpdate(tx, id);
}

const operating = rolesWith('chat:operate');

/** Replaces the members; refuses people who are not operators of the tenant. */
async function setMembers(
  tx: Tx,
  team: { tenantId: TenantId; id: ChatTeamId; memberIds: readonly UserId[] },
): Promise<void> {
  const wanted = [...new Set(team.memberIds)];
  const { rows } = await sql<{ user_id: UserId }>`
    select user_id from memberships where user_id = any (${wanted}::uuid[]) and role = any (${operating})`.execute(tx);
  const found = new Set(rows.map((row) => row.user_id));
  const missing = wanted.filter((id) => !found.has(id));
  if (missing.length > 0) throw notMembers(missing, team.memberIds);
  await tx.deleteFrom('chat_team_members').where('team_id', '=', team.id).execute();
  if (wanted.length === 0) return;
  await tx
    .insertInto('chat_team_members')
    .values(wanted.map((userId) => ({ tenant_id: team.tenantId, team_id: team.id, user_id: userId })))
    .execute();
}

export async function removeTeam(tx: Tx, id: ChatTeamId): Promise<void> {
  const gone = await tx.deleteFrom('chat_teams').where('id', '=', id).returning('id').executeTakeFirst();
  if (!gone) throw teamNotFound();
}
