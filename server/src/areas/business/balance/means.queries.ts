import { type AccountState, lockAccounts, secondsUnit } from '#areas/business/ledger';
import type { PriceList } from '#areas/business/plans';
import type { Tx } from '#db/tenant-scope.ts';
import type { BillingAccount } from './balance.rules.ts';
import type { Means } from './coverage.rules.ts';

/** Locks the accounts a customer pays with until the transaction ends. */
export const lockPurse = (tx: Tx, tenantId: string) => lockAccounts(tx, tenantId, ['minutes', 'owed', 'wallet']);

/**
 * Means of a customer that are neither spent nor held. Only money in the currency of the price list pays.
 * `minutesBalance`: seconds with those held, the sum of the lots.
 */
export function meansOf(
  stateOf: (name: { account: 'minutes' | 'owed' | 'wallet'; unit: string }) => AccountState,
  { account, prices }: { account: BillingAccount | null; prices: PriceList | null },
): Means & { minutesBalance: number } {
  const unit = prices?.currency ?? account?.currency ?? '';
  const minutes = stateOf({ account: 'minutes', unit: secondsUnit });
  const owed = free(stateOf({ account: 'owed', unit }));
  const room = account?.overageLimitMicros ?? null;
  return {
    minutesBalance: Number(minutes.balance),
    seconds: Number(free(minutes)),
    graceSeconds: account?.graceSeconds ?? 0,
    walletMicros: free(stateOf({ account: 'wallet', unit })),
    whenEmpty: account?.whenEmpty ?? 'overage',
    overageMicros: room === null ? null : room + owed,
  };
}

const free = ({ balance, held }: AccountState): bigint => balance - held;
