import { type BookContext, lockAccounts, type Micros, postEntry } from '#areas/business/ledger';
import { openBillingAccount } from './billing-accounts.queries.ts';
import { clearLowBalance } from './low-balance.ts';

/** An amount of money of a customer. `key`: idempotency key within its book. */
export interface MoneyMovement {
  tenantId: string;
  micros: Micros;
  currency: string;
  key: string;
  /** Ids and numbers, such as `{ order_id }`. */
  details?: Readonly<Record<string, unknown>>;
}

const post = (
  context: BookContext,
  movement: MoneyMovement,
  entry: { kind: 'charge' | 'payment' | 'refund' | 'rounding' | 'top_up'; from: MoneyAccount; to: MoneyAccount },
) => {
  const { tenantId, micros, currency, key, details } = movement;
  return postEntry(context, {
    accountId: tenantId,
    key: `${entry.kind}:${key}`,
    kind: entry.kind,
    ...(details === undefined ? {} : { details }),
    postings: [
      { account: entry.from, unit: currency, amount: -micros },
      { account: entry.to, unit: currency, amount: micros },
    ],
  });
};

type MoneyAccount = 'charges' | 'owed' | 'payments' | 'rounding' | 'wallet';

/** Credits prepaid money that was received, once for each key, and opens the billing account where there is none. */
export async function creditMoney(context: BookContext, movement: MoneyMovement): Promise<{ isNew: boolean }> {
  await openBillingAccount(context.tx, { ...movement, now: context.now });
  const posted = await post(context, movement, { kind: 'top_up', from: 'payments', to: 'wallet' });
  if (posted.isNew) await clearLowBalance(context, movement.tenantId);
  return posted;
}

/** Charges the customer, such as the fee of a plan or the price of a package: it owes the amount from now on. */
export const recordCharge = (context: BookContext, movement: MoneyMovement): Promise<{ isNew: boolean }> =>
  post(context, movement, { kind: 'charge', from: 'owed', to: 'charges' });

/** Records money received for what the customer owes. */
export const recordPayment = (context: BookContext, movement: MoneyMovement): Promise<{ isNew: boolean }> =>
  post(context, movement, { kind: 'payment', from: 'payments', to: 'owed' });

/** Takes a charge back, such as by a credit note: the customer owes so much less. */
export const recordCredit = (context: BookContext, movement: MoneyMovement): Promise<{ isNew: boolean }> =>
  post(context, { ...movement, key: `credit:${movement.key}` }, { kind: 'refund', from: 'charges', to: 'owed' });

/** Records money returned to the customer, after its charge was taken back. */
export const recordRefund = (context: BookContext, movement: MoneyMovement): Promise<{ isNew: boolean }> =>
  post(context, { ...movement, key: `paid_back:${movement.key}` }, { kind: 'refund', from: 'owed', to: 'payments' });

/** Posts the difference between an invoice in minor units and its charges in micros; positive: the invoice is higher. */
export const recordRounding = (context: BookContext, movement: MoneyMovement): Promise<{ isNew: boolean }> =>
  post(context, movement, { kind: 'rounding', from: 'owed', to: 'rounding' });

/**
 * Takes prepaid money back that was credited, such as after a refund or dispute of a top-up, once for each key. What is
 * spent or reserved already is owed from then on.
 */
export async function reverseMoney(context: BookContext, movement: MoneyMovement): Promise<{ isNew: boolean }> {
  const { tenantId, micros, currency, key, details } = movement;
  const wallet = { account: 'wallet', unit: currency } as const;
  const { balance, held } = (await lockAccounts(context.tx, tenantId, ['wallet']))(wallet);
  const free = balance - held > 0n ? balance - held : 0n;
  const fromWallet = free < micros ? free : micros;
  return postEntry(context, {
    accountId: tenantId,
    key: `top_up_reversed:${key}`,
    kind: 'refund',
    ...(details === undefined ? {} : { details }),
    postings: [
      { ...wallet, amount: -fromWallet },
      { account: 'owed', unit: currency, amount: fromWallet - micros },
      { account: 'payments', unit: currency, amount: micros },
    ],
  });
}
