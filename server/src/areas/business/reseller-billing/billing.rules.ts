import type { TenantId } from '@parley/contract/ids';
import type { ResellerBilling } from '@parley/contract/resources/reseller-billing';
import { minorUnitsOf } from '#areas/business/ledger';

/** Use of a customer in the book of its reseller, of one kind. */
export interface BookedUse {
  customerId: string;
  customerName: string;
  kind: string;
  quantity: number;
  /** Null: there was no price. */
  currency: string | null;
  micros: bigint;
  retailCurrency: string | null;
  retailMicros: bigint;
}

type Amounts = Map<string, bigint>;

/** Sums the use of a month by customer. Sums are exact; minor units are rounded half to even, once for each amount. */
export function billingOf(month: string, uses: readonly BookedUse[]): ResellerBilling {
  const customers = new Map<string, BookedUse[]>();
  for (const use of uses) customers.set(use.customerId, [...(customers.get(use.customerId) ?? []), use]);
  return {
    month,
    customers: [...customers.values()].map((own) => ({
      customer_id: own[0]?.customerId as TenantId,
      customer_name: own[0]?.customerName ?? '',
      call_seconds: quantityOf(own, (kind) => kind.endsWith('_call')),
      chat_turns: quantityOf(own, (kind) => kind === 'chat_turn'),
      messages: quantityOf(own, (kind) => kind === 'message'),
      ...amountsOf(own),
    })),
    ...amountsOf(uses),
  };
}

const quantityOf = (uses: readonly BookedUse[], isWanted: (kind: string) => boolean): number =>
  uses.reduce((sum, { kind, quantity }) => sum + (isWanted(kind) ? quantity : 0), 0);

function amountsOf(uses: readonly BookedUse[]): Pick<ResellerBilling, 'retail' | 'wholesale'> {
  const [wholesale, retail]: [Amounts, Amounts] = [new Map(), new Map()];
  for (const { currency, micros, retailCurrency, retailMicros } of uses) {
    if (currency !== null) wholesale.set(currency, (wholesale.get(currency) ?? 0n) + micros);
    if (retailCurrency !== null) retail.set(retailCurrency, (retail.get(retailCurrency) ?? 0n) + retailMicros);
  }
  return { wholesale: present(wholesale), retail: present(retail) };
}

const present = (amounts: Amounts) =>
  [...amounts]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([currency, micros]) => ({
      currency,
      minor_units: minorUnitsOf(micros, currency),
      micros: String(micros),
    }));
