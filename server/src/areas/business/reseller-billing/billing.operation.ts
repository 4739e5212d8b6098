import type { TenantId } from '@parley/contract/ids';
import { Month, type ResellerBilling, type WholesalePriceTiers } from '@parley/contract/resources/reseller-billing';
import { z } from 'zod';
import { operationOf } from '#platform/http/operation.ts';

export const operation = operationOf<object>();

export const monthQuery = z.strictObject({
  month: Month.optional().meta({ description: 'Default: the present month, in UTC' }),
});

export const monthOf = (query: { month?: string | undefined }, now: Date): string =>
  query.month ?? now.toISOString().slice(0, 7);

/** Values in the examples of the API document. */
export const exampleTiers: WholesalePriceTiers = {
  currency: 'EUR',
  valid_from: '2026-01-01T00:00:00.000Z',
  tiers: [
    {
      from_seconds: 0,
      inbound_minute_micros: '40000',
      outbound_minute_micros: '60000',
      web_minute_micros: '30000',
      chat_turn_micros: '5000',
      message_micros: '40000',
    },
  ],
};
const wholesale = [{ currency: 'EUR', minor_units: 240, micros: '2400000' }];
const retail = [{ currency: 'EUR', minor_units: 600, micros: '6000000' }];
export const exampleBilling: ResellerBilling = {
  month: '2026-03',
  customers: [
    {
      customer_id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b01' as TenantId,
      customer_name: 'Lindgren Dental',
      call_seconds: 3600,
      chat_turns: 12,
      messages: 0,
      wholesale,
      retail,
    },
  ],
  wholesale,
  retail,
};
