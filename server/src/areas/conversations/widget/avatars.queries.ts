import type { AvatarId, TenantId } from '@parley/contract/ids';
import { sql } from 'kysely';
import type { Database } from '#db/open.ts';
import type { Tx } from '#db/tenant-scope.ts';

export async function insertAvatar(
  tx: Tx,
  avatar: { tenantId: TenantId; id: AvatarId; contentType: string; bytes: number; now: Date },
): Promise<void> {
  await tx
    .insertInto('avatars')
    .values({
      tenant_id: avatar.tenantId,
      id: avatar.id,
      content_type: avatar.contentType,
      bytes: avatar.bytes,
      created_at: avatar.now,
    })
    .execute();
}

/** True when a row was deleted. */
export async function deleteAvatar(tx: Tx, id: string): Promise<boolean> {
  const deleted = await tx.deleteFrom('avatars').where('id', '=', id).executeTakeFirst();
  return deleted.numDeletedRows > 0n;
}

/** Finds a picture of any tenant: its address is the proof. */
export async function findAvatar(
  db: Database,
  id: AvatarId,
): Promise<{ contentType: string; bytes: number } | undefined> {
  const found = await db.app.pool.query<{ tenant: TenantId | null }>('select app.tenant_of_avatar($1) as tenant', [id]);
  const tenantId = found.rows[0]?.tenant;
  if (!tenantId) return undefined;
  const row = await db.app.inTenant(tenantId, (tx) =>
    tx.selectFrom('avatars').select(['content_type', 'bytes']).where('id', '=', id).executeTakeFirst(),
  );
  return row && { contentType: row.content_type, bytes: row.bytes };
}

/** Deletes rows of unused pictures and returns their ids. `tx` is of the platform. */
export async function deleteUnusedAvatars(tx: Tx, before: Date): Promise<string[]> {
  const deleted = await sql<{ id: string }>`
    delete from avatars a
    where a.created_at < ${before}
      and not exists (select 1 from chat_operators o where o.tenant_id = a.tenant_id and o.avatar_id = a.id)
      and not exists (select 1 from chat_widget_configs w where w.tenant_id = a.tenant_id
        and w.config ->> 'agent_avatar_url' = '/api/chat/avatars/' || a.id)
    returning a.id`.execute(tx);
  return deleted.rows.map(({ id }) => id);
}
