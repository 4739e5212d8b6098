import type { MinutePackage, Plan, PriceList } from '@parley/contract/resources/billing';
import type { WholesalePriceTiers } from '@parley/contract/resources/reseller-billing';
import { examplePackageId, examplePlanId, examplePriceListId } from './plans.operation.ts';

const times = { created_at: '2026-01-02T09:00:00.000Z', updated_at: '2026-01-02T09:00:00.000Z' };

export const examplePlan: Plan = {
  id: examplePlanId,
  name: 'Team',
  description: 'For one phone line in office hours',
  currency: 'EUR',
  price_minor_units: 4900,
  included_seconds: 30_000,
  when_empty: 'overage',
  grace_seconds: 0,
  overage_limit_minor_units: null,
  is_public: true,
  reseller_id: null,
  retired_at: null,
  ...times,
};

export const examplePackage: MinutePackage = {
  id: examplePackageId,
  name: '500 minutes',
  seconds: 30_000,
  currency: 'EUR',
  price_minor_units: 4500,
  valid_days: 365,
  is_public: true,
  reseller_id: null,
  retired_at: null,
  ...times,
};

export const examplePriceList: PriceList = {
  id: examplePriceListId,
  name: 'Prices 2026',
  currency: 'EUR',
  inbound_minute_micros: 90_000,
  outbound_minute_micros: 120_000,
  web_minute_micros: 60_000,
  chat_turn_micros: 5_000,
  message_micros: 80_000,
  call_increment_seconds: 1,
  valid_from: '2026-01-01T00:00:00.000Z',
  valid_until: null,
  customer_id: null,
  reseller_id: null,
  ...times,
};

export const exampleTiers: WholesalePriceTiers = {
  currency: 'EUR',
  valid_from: '2026-04-01T00:00:00.000Z',
  tiers: [
    {
      from_seconds: 0,
      inbound_minute_micros: '30000',
      outbound_minute_micros: '50000',
      web_minute_micros: '20000',
      chat_turn_micros: '4000',
      message_micros: '40000',
    },
  ],
};
