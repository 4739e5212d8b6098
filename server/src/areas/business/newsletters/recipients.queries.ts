import type { NewsletterId, ResellerId, UserId } from '@parley/contract/ids';
import { sql } from 'kysely';
import type { BulkOutcome } from '#areas/platform/mail';
import type { Tx } from '#db/tenant-scope.ts';

/** Counts the people who would get a newsletter now, in a transaction of the reseller. */
export async function countAudience(tx: Tx): Promise<number> {
  const { rows } = await sql<{ people: number }>`select count(*)::int as people from app.newsletter_audience()`.execute(
    tx,
  );
  return rows[0]?.people ?? 0;
}

/** Those of `people` who may still get a newsletter of the reseller of the transaction. */
async function stillWanting(tx: Tx, people: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{
    user_id: string;
  }>`select user_id from app.newsletter_audience(${[...people]}::uuid[])`.execute(tx);
  return new Set(rows.map(({ user_id }) => user_id));
}

/** Inserts each person with consent as a recipient of a newsletter, once; returns their number. */
export async function listRecipients(
  tx: Tx,
  { resellerId, id }: { resellerId: ResellerId; id: NewsletterId },
): Promise<number> {
  const inserted = await sql`insert into newsletter_recipients (reseller_id, newsletter_id, user_id)
    select ${resellerId}::uuid, ${id}::uuid, user_id from app.newsletter_audience()
    on conflict do nothing`.execute(tx);
  return Number(inserted.numAffectedRows ?? 0n);
}

export interface WaitingRecipient {
  id: UserId;
  email: string;
  name: string;
  /** False: unsubscribed, suspended or gone since the list was made. */
  isWanted: boolean;
}

/** The next recipients of a newsletter, locked. In a transaction of the reseller, with the platform role. */
export async function lockWaiting(
  tx: Tx,
  { resellerId, id, limit }: { resellerId: ResellerId; id: NewsletterId; limit: number },
): Promise<WaitingRecipient[]> {
  const rows = await tx
    .selectFrom('newsletter_recipients as r')
    .leftJoin('users as u', 'u.id', 'r.user_id')
    .select(['r.user_id', 'u.email', 'u.name'])
    .where('r.reseller_id', '=', resellerId)
    .where('r.newsletter_id', '=', id)
    .where('r.status', '=', 'waiting')
    .orderBy('r.user_id')
    .limit(limit)
    .forUpdate('r')
    .execute();
  const wanting = await stillWanting(
    tx,
    rows.map((row) => row.user_id),
  );
  return rows.map((row) => ({
    id: row.user_id as UserId,
    email: row.email ?? '',
    name: row.name ?? '',
    isWanted: row.email !== null && wanting.has(row.user_id),
  }));
}

export async function markRecipient(
  tx: Tx,
  recipient: { resellerId: ResellerId; id: NewsletterId; userId: UserId; mailId: string | null },
): Promise<void> {
  const { resellerId, id, userId, mailId } = recipient;
  await tx
    .updateTable('newsletter_recipients')
    .set({ status: mailId === null ? 'skipped' : 'queued', mail_id: mailId })
    .where('reseller_id', '=', resellerId)
    .where('newsletter_id', '=', id)
    .where('user_id', '=', userId)
    .execute();
}

/** True while the receiver of an email may get it. `tx` has the platform role; its account is the reseller afterwards. */
export async function isStillWanted(tx: Tx, mailId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('newsletter_recipients')
    .select(['reseller_id', 'user_id'])
    .where('mail_id', '=', mailId)
    .executeTakeFirst();
  if (!row) return false;
  await sql`select set_config('app.tenant_id', ${row.reseller_id}, true)`.execute(tx);
  return (await stillWanting(tx, [row.user_id])).has(row.user_id);
}

export async function keepOutcome(tx: Tx, { mailId, outcome }: { mailId: string; outcome: BulkOutcome }) {
  await tx.updateTable('newsletter_recipients').set({ status: outcome }).where('mail_id', '=', mailId).execute();
}

/** Counts an unsubscription with the link in a newsletter, once. */
export async function noteUnsubscribed(
  tx: Tx,
  { resellerId, id, userId, now }: { resellerId: ResellerId; id: NewsletterId; userId: UserId; now: Date },
): Promise<void> {
  await tx
    .updateTable('newsletter_recipients')
    .set({ unsubscribed_at: now })
    .where('reseller_id', '=', resellerId)
    .where('newsletter_id', '=', id)
    .where('user_id', '=', userId)
    .where('unsubscribed_at', 'is', null)
    .execute();
}
