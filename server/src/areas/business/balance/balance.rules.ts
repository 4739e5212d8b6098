import type { Micros } from '#areas/business/ledger';
import type { WhenEmpty } from '#areas/business/plans';

/** Terms of a customer that is billed. */
export interface BillingAccount {
  currency: string;
  whenEmpty: WhenEmpty;
  graceSeconds: number;
  /** Most overage that is not invoiced yet; null: no limit. */
  overageLimitMicros: bigint | null;
  /** At so many seconds left the balance is low. */
  lowSeconds: number;
  lowSince: Date | null;
}

export type LotKind = 'package' | 'plan' | 'grant';

/** Minutes that were credited together. Unit: seconds. */
export interface MinuteLot {
  id: string;
  kind: LotKind;
  packageId: string | null;
  subscriptionId: string | null;
  seconds: number;
  remainingSeconds: number;
  creditedAt: Date;
  expiresAt: Date | null;
}

/** Minutes and money of a customer, prepaid and owed. */
export interface CustomerBalance {
  /** Null: the customer is not billed. */
  account: BillingAccount | null;
  /** Minutes that are left, those reserved by calls in progress included; negative while the grace is in use. */
  seconds: number;
  heldSeconds: number;
  lots: MinuteLot[];
  /** Money by currency. */
  money: { currency: string; walletMicros: Micros; heldMicros: Micros; owedMicros: Micros }[];
}
