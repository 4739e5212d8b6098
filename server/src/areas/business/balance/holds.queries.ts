import { sql } from 'kysely';
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

/**
 * Sends a reservation, and what it adds to the accounts' held amounts, as one statement that is answered with the commit,
 * which fails where this has failed. The book is locked.
 */
export function saveHold(tx: Tx, hold: CallHold & { tenantId: string; before: Coverage | null; now: Date }): void {
  const { tenantId, before, currency, seconds, walletMicros, overageMicros } = hold;
  sql`
    with hold as (
      insert into call_holds (tenant_id, id, kind, currency, created_at, seconds, wallet_micros, overage_micros,
        covered_seconds, expires_at)
      values (${tenantId}, ${hold.id}, ${hold.kind}, ${currency}, ${hold.now}, ${seconds}, ${walletMicros},
        ${overageMicros}, ${hold.coveredSeconds}, ${hold.expiresAt})
      on conflict (tenant_id, id) do update set seconds = excluded.seconds, wallet_micros = excluded.wallet_micros,
        overage_micros = excluded.overage_micros, covered_seconds = excluded.covered_seconds,
        expires_at = excluded.expires_at
    )
    update ledger_accounts as a set held = held + by.amount
    from (values ('minutes', ${secondsUnit}::text, ${BigInt(seconds - (before?.seconds ?? 0))}::bigint),
      ('owed', ${currency}, ${overageMicros - (before?.overageMicros ?? 0n)}),
      ('wallet', ${currency}, ${walletMicros - (before?.walletMicros ?? 0n)})) as by (account, unit, amount)
    where a.tenant_id = ${tenantId} and a.account = by.account and a.unit = by.unit and by.amount <> 0`
    .execute(tx)
    .catch(() => {});
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
