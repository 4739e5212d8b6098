import { sql } from 'kysely';
import type { AccountState } from '#areas/business/ledger';
import { type CallKind, type PriceColumns, type PriceList, priceListOf } from '#areas/business/plans';
import type { Tx } from '#db/tenant-scope.ts';
import type { BillingAccount } from './balance.rules.ts';
import { billingAccountOf } from './billing-accounts.queries.ts';
import type { CallHold } from './holds.queries.ts';

/** Account that pays for a call, and what it pays with. */
export interface CallPayer {
  account: BillingAccount;
  prices: PriceList | null;
  /** Currency of the price list; without one that of the account. */
  currency: string;
  stateOf(name: { account: string; unit: string }): AccountState;
  /** Reservation that the call has already. */
  reserved: CallHold | null;
}

interface CallRef {
  tenantId: string;
  /** Null: the call has no reservation. */
  id: string | null;
  at: Date;
}

/**
 * Reads who pays for a call, in one statement; null: the account is not billed. Locks its book until the transaction
 * ends, so that what is free stays so until it is reserved. An account that is not billed has nothing to lock.
 */
export const lockCallPayer = (tx: Tx, call: CallRef) => findPayer(tx, call, true);

/** The same without a lock, for a decision that reserves nothing. */
export const readCallPayer = (tx: Tx, call: CallRef) => findPayer(tx, call, false);

async function findPayer(tx: Tx, call: CallRef, locks: boolean): Promise<CallPayer | 'suspended' | null> {
  const { tenantId, id, at } = call;
  const { rows } = await sql<PayerRow>`select * from app.call_payer(${tenantId}, ${id}, ${at}, ${locks})`.execute(tx);
  const [row] = rows;
  if (!row) return null;
  if (row.suspended_at !== null) return 'suspended';
  const { currency, when_empty, grace_seconds, low_seconds } = row;
  if (currency === null || when_empty === null || grace_seconds === null || low_seconds === null) return null;
  const account = billingAccountOf({ ...row, currency, when_empty, grace_seconds, low_seconds });
  const states = (row.accounts ?? []).map(([name, unit, balance = '0', held = '0']) => ({
    name,
    unit,
    state: { balance: BigInt(balance), held: BigInt(held) },
  }));
  return {
    account,
    prices: pricesOf(row),
    currency: row.price_currency ?? currency,
    stateOf: ({ account: name, unit }) =>
      states.find((each) => each.name === name && each.unit === unit)?.state ?? { balance: 0n, held: 0n },
    reserved: reservationOf(row, id),
  };
}

interface PayerRow extends PriceColumns {
  suspended_at: Date | null;
  currency: string | null;
  when_empty: string | null;
  grace_seconds: string | null;
  overage_limit_micros: string | null;
  low_seconds: string | null;
  low_since: Date | null;
  /** Of each: account, unit, balance, held. */
  accounts: string[][] | null;
  hold_kind: string | null;
  hold_currency: string | null;
  hold_seconds: string;
  hold_wallet_micros: string;
  hold_overage_micros: string;
  hold_covered_seconds: string;
  hold_expires_at: Date | null;
  price_id: string | null;
  price_currency: string | null;
}

function pricesOf({ price_id: id, price_currency: currency, ...columns }: PayerRow): PriceList | null {
  return id === null || currency === null ? null : priceListOf({ ...columns, id, currency });
}

function reservationOf(row: PayerRow, id: string | null): CallHold | null {
  const { hold_kind: kind, hold_currency: currency, hold_expires_at: expiresAt } = row;
  if (id === null || kind === null || currency === null || expiresAt === null) return null;
  return {
    id,
    kind: kind as CallKind,
    seconds: Number(row.hold_seconds),
    walletMicros: BigInt(row.hold_wallet_micros),
    overageMicros: BigInt(row.hold_overage_micros),
    coveredSeconds: Number(row.hold_covered_seconds),
    currency,
    expiresAt,
  };
}
