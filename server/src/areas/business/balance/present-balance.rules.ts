import type { MinuteBalance } from '@parley/contract/resources/billing';
import { minorUnitsOf } from '#areas/business/ledger';
import type { CustomerBalance } from './balance.rules.ts';

/** Balance as its account sees it. */
export function presentBalance({ account, seconds, heldSeconds, lots, money }: CustomerBalance): MinuteBalance {
  const amounts = (kind: 'owedMicros' | 'walletMicros') =>
    money.flatMap(({ currency, ...micros }) => {
      const amount = minorUnitsOf(micros[kind], currency);
      return amount === 0 ? [] : [{ amount_minor_units: amount, currency }];
    });
  return {
    is_billed: account !== null,
    remaining_seconds: seconds,
    reserved_seconds: heldSeconds,
    when_empty: account?.whenEmpty ?? null,
    grace_seconds: account?.graceSeconds ?? 0,
    low_seconds: account?.lowSeconds ?? null,
    is_low: account !== null && account.lowSince !== null,
    lots: lots.map((lot) => ({
      kind: lot.kind,
      seconds: lot.seconds,
      remaining_seconds: lot.remainingSeconds,
      credited_at: lot.creditedAt.toISOString(),
      expires_at: lot.expiresAt?.toISOString() ?? null,
    })),
    prepaid: amounts('walletMicros'),
    owed: amounts('owedMicros'),
  };
}
