import type { TenantId } from '@parley/contract/ids';
import { balanceOf, minorUnitsOf, secondsUnit } from '#areas/business/ledger';
import { priceListAt, secondsFor } from '#areas/business/plans';
import type { Tx } from '#db/tenant-scope.ts';
import type { EmitEvent } from '#platform/outbox/emit.ts';
import type { BillingAccount } from './balance.rules.ts';
import { findBillingAccount } from './billing-accounts.queries.ts';

/**
 * Emits `balance.low` when what is left has fallen to the account's threshold, once until it is enough again. Counted
 * are minutes, and the minutes that prepaid money buys at the price of inbound calls.
 */
export async function announceLowBalance(
  context: { tx: Tx; emit: EmitEvent; now: Date },
  tenantId: TenantId,
): Promise<void> {
  const { tx, emit, now } = context;
  const account = await findBillingAccount(tx, tenantId);
  if (account === null || account.lowSince !== null) return;
  const left = await leftOf(tx, { tenantId, account, now });
  if (left.seconds > account.lowSeconds) return;
  await tx.updateTable('billing_accounts').set({ low_since: now }).where('tenant_id', '=', tenantId).execute();
  await emit('balance.low', 'billing', {
    remaining_seconds: Math.max(0, left.seconds),
    threshold_seconds: account.lowSeconds,
    wallet_minor_units: minorUnitsOf(left.walletMicros, account.currency),
    currency: account.currency,
    when_empty: account.whenEmpty,
  });
}

/** Forgets that the balance was low once it is enough again: the next fall is announced. */
export async function clearLowBalance({ tx, now }: { tx: Tx; now: Date }, tenantId: string): Promise<void> {
  const account = await findBillingAccount(tx, tenantId);
  if (account === null || account.lowSince === null) return;
  const { seconds } = await leftOf(tx, { tenantId, account, now });
  if (seconds <= account.lowSeconds) return;
  await tx.updateTable('billing_accounts').set({ low_since: null }).where('tenant_id', '=', tenantId).execute();
}

async function leftOf(tx: Tx, request: { tenantId: string; account: BillingAccount; now: Date }) {
  const { tenantId, account, now } = request;
  const minutes = await balanceOf(tx, { accountId: tenantId, account: 'minutes', unit: secondsUnit });
  const wallet = await balanceOf(tx, { accountId: tenantId, account: 'wallet', unit: account.currency });
  const prices = await priceListAt(tx, { tenantId, at: now });
  const rate = prices?.currency === account.currency ? prices.rates.inbound_call : 0n;
  const bought = rate > 0n ? secondsFor(wallet.balance, rate) : 0;
  return { seconds: Number(minutes.balance) + bought, walletMicros: wallet.balance };
}
