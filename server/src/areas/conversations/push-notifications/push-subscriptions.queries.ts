import type { AgentId, PushSubscriptionId, TenantId, UserId } from '@parley/contract/ids';
import type { PushSubscription } from '@parley/contract/resources/push';
import { type Role, scopesOfRole } from '@parley/contract/scopes';
import { sql } from 'kysely';
import { maySee } from '#areas/conversations/operators';
import { findWidgetSettings, presenceMs } from '#areas/conversations/widget';
import type { Tx } from '#db/tenant-scope.ts';

interface Row {
  id: string;
  device: string;
  shows_content: boolean;
  endpoint_hash: Buffer;
  created_at: Date;
}
const shown = ['id', 'device', 'shows_content', 'endpoint_hash', 'created_at'] as const;

const present = (row: Row): PushSubscription => ({
  id: row.id as PushSubscriptionId,
  device: row.device,
  shows_content: row.shows_content,
  endpoint_hash: row.endpoint_hash.toString('hex'),
  created_at: row.created_at.toISOString(),
});

/** Lists the devices of a person in this account, oldest first. */
export async function listSubscriptions(tx: Tx, userId: UserId): Promise<PushSubscription[]> {
  const rows = await tx
    .selectFrom('push_subscriptions')
    .select(shown)
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(present);
}

export async function insertSubscription(
  tx: Tx,
  subscription: {
    tenantId: TenantId;
    id: PushSubscriptionId;
    userId: UserId;
    sealed: string;
    endpointHash: Buffer;
    device: string;
    showsContent: boolean;
    now: Date;
  },
): Promise<PushSubscription> {
  const { sealed, device, showsContent } = subscription;
  const row = await tx
    .insertInto('push_subscriptions')
    .values({
      tenant_id: subscription.tenantId,
      id: subscription.id,
      user_id: subscription.userId,
      sealed,
      endpoint_hash: subscription.endpointHash,
      device,
      shows_content: showsContent,
      created_at: subscription.now,
    })
    .returning(shown)
    .executeTakeFirstOrThrow();
  return present(row);
}

/** Deletes the device with this address, which subscribes anew. */
export async function deleteDevice(tx: Tx, device: { userId: UserId; endpointHash: Buffer }): Promise<void> {
  await tx
    .deleteFrom('push_subscriptions')
    .where('user_id', '=', device.userId)
    .where('endpoint_hash', '=', device.endpointHash)
    .execute();
}

/** Deletes a subscription; with `userId` only one of theirs. False: there was none. */
export async function deleteSubscription(tx: Tx, id: string, userId?: UserId): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('push_subscriptions')
    .where('id', '=', id)
    .$if(userId !== undefined, (all) => all.where('user_id', '=', userId ?? ''))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Device that may get a notification about a chat. */
export interface Receiver {
  id: PushSubscriptionId;
  userId: UserId;
  sealed: string;
  showsContent: boolean;
  language: string;
  waitingSentAt: Date | null;
  /** A console of theirs was open a minute ago or later. */
  isPresent: boolean;
}

/**
 * Finds the devices of people who see the chats of an agent: of everyone, or of `userIds`. A person who has the chat
 * (`holderId`) sees it in any case.
 */
export async function findReceivers(
  tx: Tx,
  asked: { agentId: AgentId; holderId: UserId | null; userIds?: readonly UserId[]; id?: string; now: Date },
): Promise<Receiver[]> {
  const { rows } = await sql<Receiver & { role: Role }>`
    select p.id, p.user_id as "userId", p.sealed, p.shows_content as "showsContent", u.language, m.role,
      p.waiting_sent_at as "waitingSentAt",
      coalesce(o.last_seen_at >= ${new Date(asked.now.getTime() - presenceMs)}, false) as "isPresent"
    from push_subscriptions p
    join memberships m on m.tenant_id = p.tenant_id and m.user_id = p.user_id
    join users u on u.id = p.user_id and u.disabled_at is null
    left join chat_operators o on o.tenant_id = p.tenant_id and o.user_id = p.user_id
    where (${asked.userIds ?? null}::uuid[] is null or p.user_id = any (${asked.userIds ?? null}::uuid[]))
      and (${asked.id ?? null}::uuid is null or p.id = ${asked.id ?? null}::uuid)
    order by p.id`.execute(tx);
  if (rows.length === 0) return [];
  const { operator_ids: operatorIds } = await findWidgetSettings(tx, asked.agentId);
  return rows.filter(
    ({ userId, role }) =>
      scopesOfRole[role].includes('chat:operate') &&
      maySee({ id: userId, role }, { operatorIds, holderId: asked.holderId }),
  );
}

/** Marks devices as notified of a waiting chat. */
export async function markWaitingSent(tx: Tx, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx.updateTable('push_subscriptions').set({ waiting_sent_at: now }).where('id', 'in', ids).execute();
}

/** Saves a target sealed with the active key. */
export async function saveSealed(tx: Tx, id: string, sealed: string): Promise<void> {
  await tx.updateTable('push_subscriptions').set({ sealed }).where('id', '=', id).execute();
}
