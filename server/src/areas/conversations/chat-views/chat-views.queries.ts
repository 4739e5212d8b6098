import type { ChatViewId, TenantId, UserId } from '@parley/contract/ids';
import type { ChatView, DeskFilters } from '@parley/contract/resources/desk-work';
import { type RawBuilder, sql } from 'kysely';
import { isSupervisor } from '#areas/conversations/operators';
import type { Tx } from '#db/tenant-scope.ts';
import type { Person } from '#platform/http/principal.ts';
import { chatViewNotFound, notYourView } from './chat-views.errors.ts';

/** Views one person may save; all of a desk fit one answer. */
export const viewsMax = 100;

interface Row {
  id: ChatViewId;
  name: string;
  filters: DeskFilters;
  is_shared: boolean;
  owner_id: UserId;
  owner_name: string;
  updated_at: Date;
}

/** Lists the person's own views and those shared with the desk, by name. */
export async function listViews(tx: Tx, self: Pick<Person, 'id'>): Promise<ChatView[]> {
  return read(tx, self, sql`v.owner_id = ${self.id} or v.is_shared`);
}

/** Gets a view this person sees; refuses another. */
export async function getView(tx: Tx, self: Pick<Person, 'id'>, id: ChatViewId): Promise<ChatView> {
  const [view] = await read(tx, self, sql`v.id = ${id} and (v.owner_id = ${self.id} or v.is_shared)`);
  if (!view) throw chatViewNotFound();
  return view;
}

/** Gets a view to change it, locked; refuses one that is neither the person's own nor theirs to supervise. */
export async function getViewToChange(tx: Tx, self: Pick<Person, 'id' | 'role'>, id: ChatViewId): Promise<ChatView> {
  await sql`select id from chat_views where id = ${id} for update`.execute(tx);
  const view = await getView(tx, self, id);
  if (!view.is_own && !isSupervisor(self)) throw notYourView(view.owner.name);
  return view;
}

async function read(tx: Tx, self: Pick<Person, 'id'>, where: RawBuilder<unknown>): Promise<ChatView[]> {
  const { rows } = await sql<Row>`
    select v.id, v.name, v.filters, v.is_shared, v.owner_id, coalesce(o.display_name, u.name) as owner_name, v.updated_at
    from chat_views v
    join users u on u.id = v.owner_id
    left join chat_operators o on o.tenant_id = v.tenant_id and o.user_id = v.owner_id
    where ${where} order by lower(v.name), v.id limit 1000`.execute(tx);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    filters: row.filters,
    is_shared: row.is_shared,
    is_own: row.owner_id === self.id,
    owner: { id: row.owner_id, name: row.owner_name },
    updated_at: row.updated_at.toISOString(),
  }));
}

export async function countViews(tx: Tx, ownerId: UserId): Promise<number> {
  const row = await tx
    .selectFrom('chat_views')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow();
  return row.count;
}

type Content = Pick<ChatView, 'name' | 'filters' | 'is_shared'>;

export async function insertView(
  tx: Tx,
  view: Content & { tenantId: TenantId; id: ChatViewId; ownerId: UserId; now: Date },
): Promise<void> {
  const { tenantId, id, ownerId, now, name, filters, is_shared } = view;
  await tx
    .insertInto('chat_views')
    .values({
      tenant_id: tenantId,
      id,
      owner_id: ownerId,
      name,
      filters: JSON.stringify(filters),
      is_shared,
      created_at: now,
      updated_at: now,
    })
    .execute();
}

export async function writeView(tx: Tx, id: ChatViewId, { name, filters, is_shared }: Content, now: Date) {
  await tx
    .updateTable('chat_views')
    .set({ name, filters: JSON.stringify(filters), is_shared, updated_at: now })
    .where('id', '=', id)
    .execute();
}

export async function removeView(tx: Tx, id: ChatViewId): Promise<void> {
  await tx.deleteFrom('chat_views').where('id', '=', id).execute();
}
