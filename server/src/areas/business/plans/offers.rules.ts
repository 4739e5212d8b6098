/** Reaction to used-up minutes and money: refuse calls, go on below zero, or invoice what is over. */
export type WhenEmpty = 'stop' | 'grace' | 'overage';

export interface Plan {
  id: string;
  resellerId: string | null;
  name: string;
  description: string;
  currency: string;
  /** Fee of a month. */
  priceMinorUnits: number;
  includedSeconds: number;
  whenEmpty: WhenEmpty;
  graceSeconds: number;
  overageLimitMinorUnits: number | null;
  isPublic: boolean;
  createdAt: Date;
  updatedAt: Date;
  retiredAt: Date | null;
}

export interface MinutePackage {
  id: string;
  resellerId: string | null;
  name: string;
  seconds: number;
  currency: string;
  priceMinorUnits: number;
  /** Days until bought minutes expire; null: never. */
  validDays: number | null;
  isPublic: boolean;
  createdAt: Date;
  updatedAt: Date;
  retiredAt: Date | null;
}
