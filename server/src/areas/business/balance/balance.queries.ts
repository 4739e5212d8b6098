import { accountsOf, secondsUnit } from '#areas/business/ledger';
import type { Tx } from '#db/tenant-scope.ts';
import type { CustomerBalance } from './balance.rules.ts';
import { findBillingAccount } from './billing-accounts.queries.ts';
import { listOpenLots } from './lots.queries.ts';

/** Reads the balance of a customer. */
export async function balanceOfCustomer(tx: Tx, tenantId: string): Promise<CustomerBalance> {
  const [account, accounts, lots] = await Promise.all([
    findBillingAccount(tx, tenantId),
    accountsOf(tx, tenantId),
    listOpenLots(tx, tenantId),
  ]);
  const minutes = accounts.find((each) => each.account === 'minutes');
  const currencies = new Set(
    accounts.flatMap(({ account: name, unit }) => (unit !== secondsUnit && isShown(name) ? [unit] : [])),
  );
  const of = (name: string, currency: string) =>
    accounts.find((each) => each.account === name && each.unit === currency);
  return {
    account,
    seconds: Number(minutes?.balance ?? 0n),
    heldSeconds: Number(minutes?.held ?? 0n),
    lots,
    money: [...currencies].sort().map((currency) => ({
      currency,
      walletMicros: of('wallet', currency)?.balance ?? 0n,
      heldMicros: of('wallet', currency)?.held ?? 0n,
      owedMicros: -(of('owed', currency)?.balance ?? 0n),
    })),
  };
}

const isShown = (account: string) => account === 'wallet' || account === 'owed';
