import { changeHeld, lockBook, secondsUnit } from '#areas/business/ledger';
import type { CallKind } from '#areas/business/plans';
import type { Tx } from '#db/tenant-scope.ts';
import type { Coverage } from './coverage.rules.ts';

/** Reservation of a call in progress. */
export interface CallHold extends Coverage {
  id: string;
  kind: CallKind;
  currency: string;
  expiresAt: Date;
}

type HoldRef = { tenantId: string; id: string };

/** Finds the reservation of a call; locks its book until the transaction ends. */
export async function findHold(tx: Tx, { tenantId, id }: HoldRef): Promise<CallHold | null> {
  const locked = lockBook(tx, tenantId);
  const found = tx
    .selectFrom('call_holds')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
  const [row] = await Promise.all([found, locked]);
  if (!row) return null;
  return {
    id: row.id,
    kind: row.kind as CallKind,
    seconds: Number(row.seconds),
    walletMicros: BigInt(row.wallet_micros),
    overageMicros: BigInt(row.overage_micros),
    coveredSeconds: Number(row.covered_seconds),
    currency: row.currency,
    expiresAt: row.expires_at,
  };
}

/** Writes a reservation, and what it adds to the accounts' held amounts; the accounts are locked. */
export async function saveHold(tx: Tx, hold: CallHold & { tenantId: string; before: Coverage | null; now: Date }) {
  const { tenantId, before } = hold;
  const columns = {
    seconds: hold.seconds,
    wallet_micros: hold.walletMicros,
    overage_micros: hold.overageMicros,
    covered_seconds: hold.coveredSeconds,
    expires_at: hold.expiresAt,
  };
  const saved = tx
    .insertInto('call_holds')
    .values({
      tenant_id: tenantId,
      id: hold.id,
      kind: hold.kind,
      currency: hold.currency,
      created_at: hold.now,
      ...columns,
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'id']).doUpdateSet(columns))
    .execute();
  const held = addHeld(tx, tenantId, hold.currency, {
    seconds: hold.seconds - (before?.seconds ?? 0),
    walletMicros: hold.walletMicros - (before?.walletMicros ?? 0n),
    overageMicros: hold.overageMicros - (before?.overageMicros ?? 0n),
  });
  await Promise.all([saved, held]);
}

/** Ends the reservation of a call; what it held is free again. Without one nothing changes. */
export async function releaseHold(tx: Tx, ref: HoldRef): Promise<void> {
  const hold = await findHold(tx, ref);
  if (!hold) return;
  await tx.deleteFrom('call_holds').where('tenant_id', '=', ref.tenantId).where('id', '=', ref.id).execute();
  const { seconds, walletMicros, overageMicros, currency } = hold;
  await addHeld(tx, ref.tenantId, currency, {
    seconds: -seconds,
    walletMicros: -walletMicros,
    overageMicros: -overageMicros,
  });
}

/**
 * Ends a reservation that was not renewed, unless its call still goes on: its process may be late, or about to be found
 * dead, which ends the call and the reservation with it.
 */
export async function releaseStaleHold(tx: Tx, { now, ...ref }: HoldRef & { now: Date }): Promise<void> {
  const hold = await findHold(tx, ref);
  if (!hold || hold.expiresAt > now) return;
  const call = await tx
    .selectFrom('calls')
    .select('id')
    .where('tenant_id', '=', ref.tenantId)
    .where('id', '=', ref.id)
    .where('ended_at', 'is', null)
    .where('status', '<>', 'queued')
    .executeTakeFirst();
  if (!call) await releaseHold(tx, ref);
}

async function addHeld(
  tx: Tx,
  accountId: string,
  currency: string,
  by: Pick<Coverage, 'seconds' | 'walletMicros' | 'overageMicros'>,
): Promise<void> {
  // Sent together, in the order of the names.
  await Promise.all([
    changeHeld(tx, { accountId, account: 'minutes', unit: secondsUnit, by: BigInt(by.seconds) }),
    changeHeld(tx, { accountId, account: 'owed', unit: currency, by: by.overageMicros }),
    changeHeld(tx, { accountId, account: 'wallet', unit: currency, by: by.walletMicros }),
  ]);
}
