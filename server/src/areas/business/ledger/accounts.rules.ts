/** Accounts of a customer's book, seen by the customer: what it has is positive, what it owes negative. */
export type CustomerAccount =
  /** Prepaid and included seconds that are left. Below zero only as far as the grace goes. */
  | 'minutes'
  | 'minutes_granted'
  | 'minutes_used'
  | 'minutes_expired'
  /** Prepaid money; never below zero. */
  | 'wallet'
  /** Money to be invoiced and paid: negative while owed. */
  | 'owed'
  /** Counter account of money received. */
  | 'payments'
  /** Counter account of what was charged: the seller's revenue. */
  | 'charges'
  /** Gifts, refunds and corrections. */
  | 'adjustments'
  /** Differences between micros and the minor units of invoices. */
  | 'rounding';

/** Accounts of a reseller's book towards the installation. */
export type ResellerAccount = 'wholesale_owed' | 'wholesale' | 'payments' | 'adjustments' | 'rounding';

export type LedgerAccount = CustomerAccount | ResellerAccount;

/** Unit of the accounts of minutes. */
export const secondsUnit = 's';

/** One side of an entry. `unit`: a currency, amounts in micros, or `s`. */
export interface Posting {
  account: LedgerAccount;
  unit: string;
  amount: bigint;
}
