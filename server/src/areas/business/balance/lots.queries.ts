import { type Selectable, sql } from 'kysely';
import type { MinuteLots } from '#db/schema.generated.ts';
import type { Tx } from '#db/tenant-scope.ts';
import type { LotKind, MinuteLot } from './balance.rules.ts';

export async function insertLot(
  tx: Tx,
  lot: Omit<MinuteLot, 'creditedAt'> & { tenantId: string; key: string; now: Date },
): Promise<void> {
  await tx
    .insertInto('minute_lots')
    .values({
      tenant_id: lot.tenantId,
      id: lot.id,
      key: lot.key,
      kind: lot.kind,
      package_id: lot.packageId,
      subscription_id: lot.subscriptionId,
      seconds: lot.seconds,
      remaining_seconds: lot.remainingSeconds,
      credited_at: lot.now,
      expires_at: lot.expiresAt,
    })
    .execute();
}

/** Finds a lot by the key it was credited under. */
export async function findLot(tx: Tx, request: { tenantId: string; key: string }): Promise<MinuteLot | null> {
  const row = await tx
    .selectFrom('minute_lots')
    .selectAll()
    .where('tenant_id', '=', request.tenantId)
    .where('key', '=', request.key)
    .executeTakeFirst();
  return row ? lotOf(row) : null;
}

/** Lists lots with minutes left, in the order in which they are used: the one that expires first comes first. */
export async function listOpenLots(tx: Tx, tenantId: string): Promise<MinuteLot[]> {
  const rows = await openLots(tx, tenantId).execute();
  return rows.map(lotOf);
}

/** Removes seconds from the lots, those that expire first before others. The account `minutes` is locked. */
export async function useLots(tx: Tx, request: { tenantId: string; seconds: number }): Promise<void> {
  let rest = request.seconds;
  if (rest <= 0) return;
  for (const lot of await openLots(tx, request.tenantId).execute()) {
    const used = Math.min(rest, Number(lot.remaining_seconds));
    await changeLot(tx, { tenantId: request.tenantId, id: lot.id, by: -used });
    rest -= used;
    if (rest === 0) return;
  }
}

export async function changeLot(tx: Tx, lot: { tenantId: string; id: string; by: number }): Promise<void> {
  await tx
    .updateTable('minute_lots')
    .set({ remaining_seconds: sql`remaining_seconds + ${lot.by}` })
    .where('tenant_id', '=', lot.tenantId)
    .where('id', '=', lot.id)
    .execute();
}

const openLots = (tx: Tx, tenantId: string) =>
  tx
    .selectFrom('minute_lots')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('remaining_seconds', '>', '0')
    .orderBy(sql`expires_at nulls last`)
    .orderBy('id');

const lotOf = (row: Selectable<MinuteLots>): MinuteLot => ({
  id: row.id,
  kind: row.kind as LotKind,
  packageId: row.package_id,
  subscriptionId: row.subscription_id,
  seconds: Number(row.seconds),
  remainingSeconds: Number(row.remaining_seconds),
  creditedAt: row.credited_at,
  expiresAt: row.expires_at,
});
