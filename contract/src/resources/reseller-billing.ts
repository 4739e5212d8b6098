import { z } from 'zod';
import { TenantId } from '../ids.ts';

/** Calendar month, such as 2026-03. */
export const Month = z
  .string()
  .regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, { error: 'must be a month such as 2026-03' })
  .meta({ description: 'Calendar month, such as 2026-03, by the local days of each customer' });

const micros = z
  .string()
  .regex(/^-?\d+$/)
  .meta({ description: 'Millionths of the currency’s unit, exact' });

/** Prices of one tier. Unit: millionths of the currency's unit. */
const WholesaleTier = z.object({
  from_seconds: z.int().meta({ description: 'Seconds of calls of the month above which the prices apply' }),
  inbound_minute_micros: micros,
  outbound_minute_micros: micros,
  web_minute_micros: micros,
  chat_turn_micros: micros,
  message_micros: micros,
});

/** Wholesale prices of a reseller that are valid now. */
export const WholesalePriceTiers = z
  .object({
    currency: z.string(),
    valid_from: z.iso.datetime(),
    tiers: z.array(WholesaleTier),
  })
  .meta({ id: 'WholesalePriceTiers' });
export type WholesalePriceTiers = z.infer<typeof WholesalePriceTiers>;

const Amount = z.object({ currency: z.string(), minor_units: z.int(), micros });

/** Use of one customer in the month: cost of the reseller, and what the customer was charged. */
export const ResellerBillingLine = z.object({
  customer_id: TenantId,
  customer_name: z.string().meta({ description: 'Empty for a purged customer' }),
  call_seconds: z.int(),
  chat_turns: z.int(),
  messages: z.int(),
  wholesale: z.array(Amount).meta({ description: 'Cost, by currency; empty where nothing has a price' }),
  retail: z.array(Amount).meta({ description: 'Charged to the customer for the same use, by currency' }),
});

export const ResellerBilling = z
  .object({
    month: z.string(),
    customers: z.array(ResellerBillingLine),
    wholesale: z.array(Amount).meta({ description: 'Sum of the cost, exact in micros: that of the ledger' }),
    retail: z.array(Amount),
  })
  .meta({ id: 'ResellerBilling' });
export type ResellerBilling = z.infer<typeof ResellerBilling>;
