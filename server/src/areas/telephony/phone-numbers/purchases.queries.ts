import type { PhoneNumberId, TenantId } from '@parley/contract/ids';
import type { PhoneNumber } from '@parley/contract/resources/phone-number';
import { sql } from 'kysely';
import type { PlatformScope, Tx } from '#db/tenant-scope.ts';
import { keyUsedOtherwise, stillBuying } from './phone-numbers.errors.ts';
import { type NumberRow, numberColumns, presentNumber, removeNumber } from './phone-numbers.queries.ts';

/** Lease of a purchase, longer than any carrier request; after it the holder counts as crashed. Unit: seconds. */
const busySeconds = 60;
/** Database time, which all processes share. */
const busyEnd = sql<Date>`now() + ${busySeconds} * interval '1 second'`;
/** Delay after which a job resolves a purchase of a silent process. Unit: seconds. */
const settleAfterSeconds = 300;

export interface PurchaseKey {
  tenantId: TenantId;
  /** Requesting key or user: two may use the same Idempotency-Key. */
  principal: string;
  key: string;
}

export type EarlierPurchase =
  | { kind: 'none' }
  | { kind: 'done'; answer: PhoneNumber }
  /** Started with unknown outcome; leased by this process now. */
  | { kind: 'open'; numberId: PhoneNumberId };

const byKey = (tx: Tx, purchase: PurchaseKey) =>
  tx
    .selectFrom('number_purchases')
    .select(['request_hash', 'number_id', 'answer', 'created_at', sql<boolean>`busy_until > now()`.as('is_busy')])
    .where('principal', '=', purchase.principal)
    .where('key', '=', purchase.key);

/**
 * Looks up an earlier request with this key; an open one is taken over. Refuses while another request holds it, and a
 * different body. Answers before `keptSince` are ignored.
 */
export async function resumePurchase(
  tx: Tx,
  purchase: PurchaseKey & { requestHash: Buffer; keptSince: Date },
): Promise<EarlierPurchase> {
  const row = await byKey(tx, purchase).forUpdate().executeTakeFirst();
  if (!row) return { kind: 'none' };
  if (row.answer !== null && row.created_at < purchase.keptSince) {
    await removePurchase(tx, purchase);
    return { kind: 'none' };
  }
  if (!row.request_hash.equals(purchase.requestHash)) throw keyUsedOtherwise();
  if (row.answer !== null) return { kind: 'done', answer: row.answer as unknown as PhoneNumber };
  if (row.is_busy) throw stillBuying();
  await setPurchaseLease(tx, purchase, true);
  return { kind: 'open', numberId: row.number_id as PhoneNumberId };
}

/** Starts a purchase; refuses when a concurrent request with the same key did. */
export async function beginPurchase(
  tx: Tx,
  purchase: PurchaseKey & { requestHash: Buffer; numberId: PhoneNumberId; now: Date },
): Promise<void> {
  const begun = await tx
    .insertInto('number_purchases')
    .values({
      tenant_id: purchase.tenantId,
      principal: purchase.principal,
      key: purchase.key,
      request_hash: purchase.requestHash,
      number_id: purchase.numberId,
      busy_until: busyEnd,
      created_at: purchase.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (!begun) throw stillBuying();
}

/** Leases a purchase to this process, or releases it. */
export async function setPurchaseLease(tx: Tx, purchase: PurchaseKey, isHeld: boolean): Promise<void> {
  await tx
    .updateTable('number_purchases')
    .set({ busy_until: isHeld ? busyEnd : sql<Date>`now()` })
    .where('principal', '=', purchase.principal)
    .where('key', '=', purchase.key)
    .execute();
}

async function removePurchase(tx: Tx, purchase: PurchaseKey): Promise<void> {
  await tx
    .deleteFrom('number_purchases')
    .where('principal', '=', purchase.principal)
    .where('key', '=', purchase.key)
    .execute();
}

/** Number of an open purchase. */
export async function findBuying(tx: Tx, id: PhoneNumberId): Promise<NumberRow | undefined> {
  return tx
    .selectFrom('phone_numbers')
    .select(numberColumns)
    .where('id', '=', id)
    .where('status', '=', 'buying')
    .executeTakeFirst();
}

/** Completes a purchase: the number becomes the tenant's, and the response is stored. */
export async function finishPurchase(
  tx: Tx,
  purchase: PurchaseKey & { numberId: PhoneNumberId; providerRef: string; now: Date },
): Promise<PhoneNumber | undefined> {
  const row = await tx
    .updateTable('phone_numbers')
    .set({ status: 'active', provider_ref: purchase.providerRef, updated_at: purchase.now })
    .where('id', '=', purchase.numberId)
    .where('status', '=', 'buying')
    .returning(numberColumns)
    .executeTakeFirst();
  if (!row) return undefined;
  const answer = presentNumber(row);
  await tx
    .updateTable('number_purchases')
    .set({ answer: JSON.stringify(answer) })
    .where('principal', '=', purchase.principal)
    .where('key', '=', purchase.key)
    .execute();
  return answer;
}

/** Rolls a purchase back, as if it had not been requested. */
export async function cancelPurchase(tx: Tx, purchase: PurchaseKey & { numberId: PhoneNumberId }): Promise<void> {
  await removePurchase(tx, purchase);
  await removeNumber(tx, purchase.numberId);
}

/** Open purchases of silent processes, of all tenants. */
export async function findSilentPurchases(platform: PlatformScope, limit: number): Promise<PurchaseKey[]> {
  const rows = await platform.everywhere
    .selectFrom('number_purchases')
    .select(['tenant_id', 'principal', 'key'])
    .where('answer', 'is', null)
    .where('busy_until', '<', sql<Date>`now() - ${settleAfterSeconds} * interval '1 second'`)
    .orderBy('busy_until')
    .limit(limit)
    .execute();
  return rows.map(({ tenant_id, principal, key }) => ({ tenantId: tenant_id as TenantId, principal, key }));
}

/** Leases a purchase that is still silent; undefined when another process did. */
export async function acquireSilentPurchase(tx: Tx, purchase: PurchaseKey): Promise<PhoneNumberId | undefined> {
  const row = await byKey(tx, purchase).forUpdate().executeTakeFirst();
  if (!row || row.is_busy || row.answer !== null) return undefined;
  await setPurchaseLease(tx, purchase, true);
  return row.number_id as PhoneNumberId;
}

/** Deletes stored responses of old purchases. */
export async function deleteOldPurchases(platform: PlatformScope, before: Date): Promise<void> {
  await platform.everywhere
    .deleteFrom('number_purchases')
    .where('answer', 'is not', null)
    .where('created_at', '<', before)
    .execute();
}
